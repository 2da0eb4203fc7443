lobby-title = Tavoli aperti
lobby-none = Al momento non ci sono tavoli aperti.
lobby-open-one = Apri un tavolo: { $game }
lobby-seats = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
lobby-join = Partecipa
lobby-watch = Guarda
lobby-running = Partite da guardare
lobby-rated = Classificata
lobby-more = Mostra altri tavoli
