new-heading = Nuovo tavolo: { game-name }
new-seats = Posti
new-seat = Posto { $number }
new-seat-me = Io
new-seat-open = Posto libero
new-seat-open-about = Chiunque abbia il link può sedersi qui.
new-add-seat = Aggiungi un posto
new-remove-seat = Togli il posto { $number }
new-solo = In solitario giochi a Figlio Unico: tu contro il Fantasma.
new-level = Difficoltà
new-level-about = { $level ->
    [novice] Fa errori evidenti; va bene per una prima partita.
    [steady] Gioca con giudizio e guarda un po’ avanti.
    [sharp] Guarda più avanti.
   *[master] { $game ->
        [dungeonville] Pensa più a lungo, ma in questo gioco non è chiaramente più forte del livello acuto.
       *[other] Pensa più a lungo e gioca meglio di tutti.
    }
}
new-options = Opzioni
new-sides = Mercanti
new-sides-about = Ogni mercante ha due lati, che pagano in modo diverso.
new-sides-first = Tutti sul lato A: l’ideale per una prima partita
new-sides-b = Tutti sul lato B
new-sides-random = Combinazione casuale
new-leader = Primo Leader
new-leader-about = Chi tiene la torcia nel primo round.
new-leader-random = Casuale
new-recall = Memoria
new-recall-about = Se i valori che tutti hanno visto restano indicati sulle carte raccolte.
new-recall-table = Li ricorda il tavolo
new-recall-memory = Li ricordate voi: le carte degli altri mostrano solo il tipo
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
new-rated-about = Il risultato conta per la valutazione; a tutti serve un profilo, e non ci sono suggerimenti.
new-gold = Oro iniziale
new-gold-about = Quanto ognuno può spendere nel primo arruolamento; ciò che resta è perso.
new-gold-usual = { $gold } ori: partita normale
new-gold-more = { $gold } ori: gruppi più forti fin dall’inizio
new-first = Primo giocatore
new-first-about = Chi agisce per primo nel primo round; a ogni round si passa a sinistra.
new-first-random = Casuale
