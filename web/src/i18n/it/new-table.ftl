new-title = Nuovo tavolo
new-heading = Nuovo tavolo: { $game }
new-seats = Posti
new-seat = Posto { $number }
new-seat-me = Io
new-seat-open = Posto libero
new-seat-open-about = Chiunque abbia il link può sedersi qui.
new-seat-bot = Computer
new-add-seat = Aggiungi un posto
new-remove-seat = Togli il posto { $number }
new-solo = In solitario giochi a Figlio Unico: tu contro il Fantasma.
new-level = Quanto è forte
new-level-name = { $level ->
    [novice] Principiante
    [steady] Costante
    [sharp] Acuto
   *[master] Maestro
}
new-level-about = { $level ->
    [novice] Gioca a capriccio; va bene per una prima partita.
    [steady] Gioca con giudizio, senza guardare avanti.
    [sharp] Guarda avanti e punisce gli errori.
   *[master] Pensa a fondo; pochi lo battono.
}
new-options = Opzioni
new-sides = Mercanti
new-sides-about = Ogni mercante ha due lati, che pagano in modo diverso.
new-sides-first = Tutti sul lato A: l’ideale per una prima partita
new-sides-b = Tutti sul lato B
new-sides-random = Una combinazione tirata a sorte
new-sides-own = Una combinazione a mia scelta
new-leader = Primo Leader
new-leader-about = Chi tiene la torcia nel primo round.
new-leader-random = Tirato a sorte
new-recall = Memoria
new-recall-about = Che cosa mostra il tavolo delle carte avversarie tornate coperte.
new-recall-table = Ricorda il tavolo: i valori già visti restano in vista
new-recall-memory = Ricordi tu: si vede solo il tipo
new-clock = Tempo
new-clock-none = Senza orologio
new-clock-none-about = Ognuno si prende il tempo che vuole.
new-clock-live = Dal vivo
new-clock-live-about = Ognuno ha una riserva di tempo per tutta la partita, e un po’ di più a ogni mossa.
new-clock-days = Giorni per mossa
new-clock-days-about = Si gioca nell’arco di più giorni, con un avviso quando tocca a te.
new-clock-minutes = Minuti per giocatore
new-clock-seconds-added = Secondi in più per mossa
new-clock-days-count = { $days ->
    [one] 1 giorno per mossa
   *[other] { $days } giorni per mossa
}
new-who = Chi può venire
new-who-link = Solo chi ha il link
new-who-public = Chiunque: il tavolo compare tra quelli aperti
new-open = Apri il tavolo
