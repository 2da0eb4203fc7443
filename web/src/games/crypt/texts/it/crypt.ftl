crypt-kind = { $kind ->
    [idol] Idolo
    [jewelry] Gioiello
    [manuscript] Manoscritto
    [pottery] Ceramica
    [remains] Resti Sacri
   *[tapestry] Arazzo
}
crypt-kind-plural = { $kind ->
    [idol] Idoli
    [jewelry] Gioielli
    [manuscript] Manoscritti
    [pottery] Ceramiche
    [remains] Resti Sacri
   *[tapestry] Arazzi
}
crypt-of-kind = { $kind ->
    [idol] di Idoli
    [jewelry] di Gioielli
    [manuscript] di Manoscritti
    [pottery] di Ceramiche
    [remains] di Resti Sacri
   *[tapestry] di Arazzi
}
crypt-kind-letter = { $kind ->
    [idol] I
    [jewelry] G
    [manuscript] M
    [pottery] C
    [remains] R
   *[tapestry] A
}
crypt-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
crypt-servants = { $dice ->
    [one] 1 servitore
   *[other] { $dice } servitori
}
crypt-card = { $coins ->
    [0] { crypt-kind }, valore ignoto
   *[other] { crypt-kind }, { crypt-coins }
}
crypt-card-flipped = { crypt-card }, carta rivelata
crypt-side = { crypt-kind-plural } { $side }
crypt-ghost = Il Fantasma
crypt-die = { $state ->
    [home] Servitore non esausto
    [exhausted] Servitore esausto
   *[placed] Servitore con sforzo { $effort }
}
crypt-rank = { $rank ->
    [0] lo Sciocco
    [1] il Meschino
    [2] il Ricco
   *[3] il Magnifico
}
crypt-rank-result = Con { crypt-coins } sei { crypt-rank }.
crypt-source = { $source ->
    [treasures] Monete sui tesori
    [idol] Mercante di Idoli
    [jewelry] Mercante di Gioielli
    [manuscript] Mercante di Manoscritti
    [pottery] Mercante di Ceramiche
    [remains] Mercante di Resti Sacri
    [tapestry] Mercante di Arazzi
    [curse] La maledizione
   *[servants] Servitori non esausti
}

crypt-collector = Mercante { crypt-of-kind }, lato { $side }
crypt-ability-idol-A = Quando raccogli: rivela 1 Idolo per rilanciare un servitore che ha fallito in questo round.
crypt-ability-idol-B = I primi ad avere 2 Idoli li rivelano e alla fine ricevono 5 monete; gli altri che ne hanno 2 o più ne ricevono 2.
crypt-ability-jewelry-A = Con 2 o più Gioielli, il più prezioso conta doppio.
crypt-ability-jewelry-B = 1 moneta per ogni Gioiello.
crypt-ability-manuscript-A = Con 2 o più Manoscritti, ognuno vale 4.
crypt-ability-manuscript-B = In qualsiasi momento: rivela 1 Manoscritto per guardare le carte coperte nella cripta.
crypt-ability-pottery-A = 2 Ceramiche danno 2 monete, 3 ne danno 4, 4 o più ne danno 8.
crypt-ability-pottery-B = Prima di reclamare: rivela 2 Ceramiche per prendere una carta coperta dalla cripta.
crypt-ability-remains-A = In qualsiasi momento: rivela 2 Resti Sacri per recuperare un servitore esausto.
crypt-ability-remains-B = 4 o più Resti Sacri danno 10 monete.
crypt-ability-tapestry-A = 5 monete a chi ha più monete in Arazzi; in parità, 5 a testa.
crypt-ability-tapestry-B = 3 o più Arazzi danno 7 monete; se li hanno in più giocatori, 4 a testa.

crypt-round = Round { $round } di { $rounds }
crypt-phase = { $phase ->
    [reveal] Rivelare
    [tokens] Segnalini
    [pottery] Prima di reclamare
    [claim] Reclamare
    [collect] Raccogliere
    [idol] Rilanci
    [give] Doni
    [curse] La maledizione
    [last] Ultima occasione
    [rolloff] Spareggio
   *[over] Fine della partita
}
crypt-leader = Leader
crypt-lights-out = Luci Spente
crypt-deck = { $cards ->
    [one] Mazzo: 1 carta, in cima { crypt-kind }
   *[other] Mazzo: { $cards } carte, in cima { crypt-kind }
}
crypt-deck-untold = { $cards ->
    [0] Il mazzo è finito
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $cards } carte
}
crypt-discards = Tesori scartati: { $count }
crypt-row = Tesori nella cripta
crypt-slot = Tesoro { $slot }: { crypt-card }
crypt-slot-face-down = Tesoro { $slot }: { crypt-card }, carta coperta
crypt-slot-gap = Il posto { $slot } è vuoto
crypt-slot-free = non reclamato
crypt-slot-held = { $who ->
    [ghost] tenuto dal Fantasma con { crypt-servants } a { $effort }, in tutto { $total }
   *[other] tenuto da { $name } con { crypt-servants } a { $effort }, in tutto { $total }
}
crypt-slot-yours = tuo, con { crypt-servants } a { $effort }, in tutto { $total }
crypt-board = Plancia di { $name }
crypt-board-yours = La tua plancia
crypt-board-dice = { $home ->
    [one] 1 non esausto
   *[other] { $home } non esausti
}, { $exhausted ->
    [one] 1 esausto
   *[other] { $exhausted } esausti
}, { $placed } sui tesori
crypt-board-cards = { $cards ->
    [0] Ancora nessun tesoro
    [one] 1 tesoro
   *[other] { $cards } tesori
}
crypt-board-known = { crypt-board-cards }, { $coins ->
    [one] 1 moneta sicura
   *[other] { $coins } monete sicure
}
crypt-progress = { crypt-kind-plural }: { $have } su { $need }
crypt-progress-idol-earned = Le 5 monete degli Idoli sono guadagnate.

crypt-claim = Reclama
crypt-recover = Recupera
crypt-recover-about = Recuperi tutti i tuoi servitori esausti.
crypt-pass-about = In questo turno non piazzi servitori.
crypt-pass = Passa
crypt-pick-die = Scegli un servitore.
crypt-pick-treasure = Scegli un tesoro.
crypt-pick-more = { $free ->
    [one] Resta 1 servitore: mandalo su un altro tesoro, o conferma.
   *[other] Restano { $free } servitori: mandali su altri tesori, o conferma.
}
crypt-effort = Sforzo
crypt-servants-name = Servitori
crypt-add-die = Aggiungi un servitore
crypt-remove-die = Riprendi un servitore
crypt-staged = { crypt-servants } sul tesoro { $slot } con sforzo { $effort }
crypt-staged-all = { $stakes }.
crypt-staged-none = Ancora nessun servitore piazzato.
crypt-odds-safe = Sforzo 1: non può finire esausto.
crypt-odds = Probabilità che ogni servitore finisca esausto: { $percent }%.
crypt-odds-none = Nessuno esausto: { $percent }%.
crypt-to-bump = Per scacciarti serve almeno { $total }.
crypt-last-turn = Ultimo turno della fase: un solo tesoro.
crypt-must-recover = Ora non puoi piazzare servitori: recupera.
crypt-must-pass = Ora non puoi piazzare servitori: passa.

crypt-any-time = In qualsiasi momento
crypt-decline = Non ora
crypt-choose-flip = { $count ->
    [one] Scegli 1 carta da rivelare
   *[other] Scegli { $count } carte da rivelare
}
crypt-choose-exhausted = Scegli il servitore da recuperare
crypt-choose-face-down = Scegli la carta coperta da prendere
crypt-choose-reroll = Scegli il servitore da rilanciare
crypt-exhausted-earlier = esausto da prima
crypt-exhausted-failed = ha fallito con sforzo { $effort }
crypt-window-pottery = Prima di reclamare puoi rivelare 2 Ceramiche e prendere una carta coperta.
crypt-window-idol = Puoi rivelare un Idolo per rilanciare un servitore che ha fallito.
crypt-window-last = Ultima occasione: rivela 2 Resti Sacri per recuperare un servitore e avere una moneta in più.
crypt-rule-link = Regola { $rule }

crypt-slot-seen = vista da { $names }
crypt-slot-staged = stai piazzando { crypt-servants } a { $effort }, in tutto { $total }
crypt-ghost-bumped = { $dice ->
    [0] Nessun servitore scacciato in questo round
    [one] 1 servitore scacciato in questo round
   *[other] { $dice } servitori scacciati in questo round
}
crypt-collectors = Mercanti
crypt-progress-count = { crypt-kind-plural }: { $have }
crypt-progress-coins = { crypt-kind-plural }: { crypt-coins }
crypt-progress-face-down = { crypt-kind-plural } (ancora da rivelare): { $have } su { $need }
crypt-doing = { $phase ->
    [pottery] { $names } può prendere una carta coperta…
    [idol] { $names } può rilanciare…
    [give] Decidono i doni: { $names }…
    [last] { $names } ha un’ultima occasione…
   *[claim] Tocca a { $names }…
}
crypt-your-actions = Le tue azioni
crypt-to-bump-none = Nessuno può scacciarti.
crypt-use-name = { $ability ->
    [look] Guarda le carte coperte
    [restore] Recupera un servitore
    [take] Prendi una carta coperta
   *[reroll] Rilancia un servitore
}
crypt-move = { $action ->
    [recover] recupera
    [pass] passa
    [decline] non ora
    [look] guarda le carte coperte
    [restore] recupera un servitore
    [take] prendi una carta coperta
    [give] dona un tesoro
    [ask] interroga i morti
   *[reroll] rilancia un servitore
}
crypt-use-odds = { $holds ->
    [one] Riesce con 1 faccia su 6: { $percent }%
   *[other] Riesce con { $holds } facce su 6: { $percent }%
}
crypt-roll-against = contro { $effort }
crypt-rolls-past = Round precedente:
crypt-keys-arrows = passano da un tesoro all’altro
crypt-keys-digits = impostano lo sforzo
crypt-keys-dice = aggiungono o tolgono un servitore
crypt-keys-enter = piazza un servitore su un tesoro; premuto ancora, porta a Conferma
crypt-keys-escape = ricomincia la mossa
crypt-keys-help = mostra queste scorciatoie

crypt-refusal-players = Cripta è un gioco da 1 a 4 giocatori.
crypt-refusal-no-such-seat = Questo posto non esiste a questo tavolo.
crypt-refusal-solo-leader = In solitario il Leader del primo round sei sempre tu.
crypt-refusal-over = La partita è finita.
crypt-refusal-waiting-for-chance = I dadi stanno ancora rotolando.
crypt-refusal-not-waiting-for-chance = Prima deve decidere un giocatore.
crypt-refusal-not-your-turn = Non è il tuo turno.
crypt-refusal-wrong-phase = In questa fase non si può.
crypt-refusal-empty-claim = Piazza almeno un servitore.
crypt-refusal-too-few-dice = { $home ->
    [0] Non hai servitori da piazzare.
    [one] Puoi piazzare solo 1 servitore.
   *[other] Puoi piazzare solo { $home } servitori.
}
crypt-refusal-no-treasure = Al posto { $slot } non c’è nessun tesoro.
crypt-refusal-own-dice = Sul tesoro { $slot } ci sono già i tuoi servitori.
crypt-refusal-effort-too-low = Sul tesoro { $slot } { $offered } non basta: serve più di { $standing }.
crypt-refusal-one-treasure-only = Nell’ultimo turno della fase puoi reclamare un solo tesoro.
crypt-refusal-other-side = Questo lato del mercante { crypt-of-kind } non lo permette.
crypt-refusal-cannot-flip = Questa carta non si può rivelare a questo scopo.
crypt-refusal-nothing-to-see = Hai già visto tutte le carte coperte.
crypt-refusal-not-face-down = Il tesoro { $slot } non è coperto.
crypt-refusal-no-such-exhausted-die = Non hai un servitore esausto di questo tipo.
crypt-refusal-no-failed-die = In questo round nessun tuo servitore ha fallito con sforzo { $effort }.
crypt-refusal-twins = Cospiratori Gemelli è per 2 giocatori.
crypt-refusal-houses = Scontro tra Casate è per 6 o 8 giocatori.
crypt-refusal-other-edition = Questo tavolo non può giocare una variante.
crypt-refusal-join-at-effort = Per unirsi al tuo alleato sul tesoro { $slot } i servitori devono avere sforzo { $effort }.
crypt-refusal-cannot-give = Puoi donare solo un tesoro non rivelato raccolto in questo round.
crypt-refusal-gift-is-sealed = Hai già deciso che cosa donare. Aspetta gli altri.
crypt-refusal-no-curse = In questa partita niente è maledetto.
crypt-refusal-no-die-to-ask = Per interrogare i morti serve un servitore non esausto.
crypt-refusal-no-token-to-see = Hai già visto tutti i segnalini messi da parte.
crypt-refusal-other-chance = Il gioco aspetta qualcos’altro.
crypt-refusal-impossible-chance = Questo risultato non è possibile.
crypt-solo = In solitario giochi a Figlio Unico: non hai fratelli, ma il Fantasma di tuo padre rivuole i suoi tesori.
crypt-level-master = Pensa più a lungo. In due è il livello più forte.
crypt-option-variant = Modalità
crypt-option-variant-about = Le varianti, per due contro il Fantasma e per sei o otto giocatori, seguono regole di Gravegoods.
crypt-choice-variant-base = Il gioco base
crypt-choice-variant-twins = Cospiratori Gemelli: insieme contro il Fantasma (regole nostre)
crypt-choice-variant-houses = Scontro tra Casate: coppie contro coppie (regole nostre)
crypt-option-curse = Maledizione
crypt-option-curse-about = Un tipo di tesoro è maledetto e nessuno sa quale fino alla fine. Con regole di Gravegoods.
crypt-choice-curse-off = Nessuna maledizione
crypt-choice-curse-on = Tesoro Maledetto (regole nostre)
crypt-option-sides = Mercanti
crypt-option-sides-about = Ogni mercante ha due lati, che pagano in modo diverso.
crypt-choice-sides-AAAAAA = Tutti sul lato A: l’ideale per una prima partita
crypt-choice-sides-BBBBBB = Tutti sul lato B
crypt-choice-sides-random = Combinazione casuale
crypt-option-leader = Primo Leader
crypt-option-leader-about = Chi tiene la torcia nel primo round.
crypt-choice-leader-random = Casuale
crypt-option-recall = Memoria
crypt-option-recall-about = Il tavolo può continuare a mostrare i valori già visti, oppure tocca a voi ricordarli.
crypt-choice-recall-table = Li ricorda il tavolo
crypt-choice-recall-memory = Li ricordate voi: le carte degli altri e gli scarti mostrano solo il tipo
crypt-tie = Parità al primo posto: chi è in parità tira i servitori non esausti, vince la somma più alta.

crypt-discards-door = Scarti
crypt-collected = I tuoi tesori
crypt-option-ghost = Dadi del Fantasma
crypt-option-ghost-about = Il colore dei dadi che tira il Fantasma.
crypt-choice-ghost-pale = Pallidi
crypt-choice-ghost-red = Rossi
crypt-choice-ghost-violet = Viola
crypt-choice-ghost-teal = Verde acqua
crypt-choice-ghost-black = Neri
crypt-choice-ghost-gold = Oro
crypt-choice-ghost-green = Verdi
crypt-choice-ghost-blue = Blu
crypt-choice-ghost-pink = Rosa
crypt-house = { $house ->
    [0] La Casata della Corona
    [1] La Casata della Chiave
    [2] La Casata della Torre
   *[3] La Casata della Coppa
}
crypt-twins = I gemelli
crypt-pool-variant-twins = Cospiratori Gemelli
crypt-pool-variant-houses = Scontro tra Casate
crypt-pool-curse-on = Tesoro Maledetto
