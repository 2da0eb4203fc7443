new-heading = Nuovo tavolo: { $game }
new-seats = Posti
new-seat = Posto { $number }
new-seat-me = Io
new-seat-open = Posto libero
new-seat-open-about = Chiunque abbia il link può sedersi qui.
new-add-seat = Aggiungi un posto
new-remove-seat = Togli il posto { $number }
new-level = Difficoltà
new-level-about = { $level ->
    [novice] Fa errori evidenti; va bene per una prima partita.
    [steady] Gioca con giudizio e guarda un po’ avanti.
   *[sharp] Guarda più avanti.
}
new-options = Opzioni
new-clock = Tempo
new-who = Chi può partecipare
new-who-link = Solo chi ha il link
new-who-public = Chiunque: il tavolo compare tra quelli aperti
new-open = Apri il tavolo
new-remove = Togli
new-rule-of = Regola su: { $option }
new-clock-about = { $kind ->
    [live] Ogni mossa ha il suo tempo; se non basta, si attinge a una riserva per tutta la partita. Finiti entrambi, continua il computer.
    [days] Si gioca nell’arco di più giorni, con una notifica quando tocca a te.
   *[none] Prendetevi tutto il tempo che volete.
}
new-rated = Partita classificata
new-rated-about = Il risultato conta per la valutazione; a tutti serve un profilo, il tempo è limitato e non ci sono suggerimenti.
new-mix = Scegli uno per uno
new-part = { $part }: { $letter }
new-hints = Suggerimenti per tutti
new-hints-about = Tutti possono chiedere consiglio al computer. Contro i soli computer i suggerimenti ci sono sempre.
new-hints-on = Tutti possono chiedere suggerimenti.
new-hints-off = Niente suggerimenti nelle partite tra persone.
new-own-rules = Queste regole sono di Gravegoods, non dell’editore.
new-add-seats = Aggiungi { $count } posti
new-remove-seats = Togli { $count } posti
