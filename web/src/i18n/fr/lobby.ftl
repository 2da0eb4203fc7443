lobby-title = Tables ouvertes
lobby-none = Aucune table ouverte pour le moment.
lobby-open-one = Ouvrir une table : { $game }
lobby-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-running = Parties à regarder
lobby-rated = Classée
lobby-more = Afficher plus de tables
