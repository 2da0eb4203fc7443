dungeonville-letter = { $letter ->
    [A] A
    [B] B
    [C] C
    [D] D
   *[E] E
}
dungeonville-gold = { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}
dungeonville-rank = grado { $rank }
dungeonville-tower = { $tower ->
    [crypt] { tower-crypt }
    [rathaus] { tower-rathaus }
    [iceCave] { tower-ice-cave }
    [goblinCamp] { tower-goblin-camp }
   *[dragonsLair] { tower-dragons-lair }
}
dungeonville-at-tower = { $tower ->
    [crypt] alla Cripta
    [rathaus] al Municipio
    [iceCave] alla Grotta di Ghiaccio
    [goblinCamp] al Campo dei Goblin
   *[dragonsLair] alla Tana del Drago
}
dungeonville-to-tower = { $tower ->
    [crypt] alla Cripta
    [rathaus] al Municipio
    [iceCave] alla Grotta di Ghiaccio
    [goblinCamp] al Campo dei Goblin
   *[dragonsLair] alla Tana del Drago
}
dungeonville-into-tower = { $tower ->
    [crypt] nella Cripta
    [rathaus] nel Municipio
    [iceCave] nella Grotta di Ghiaccio
    [goblinCamp] nel Campo dei Goblin
   *[dragonsLair] nella Tana del Drago
}
dungeonville-in-tower = { $tower ->
    [crypt] nella Cripta
    [rathaus] nel Municipio
    [iceCave] nella Grotta di Ghiaccio
    [goblinCamp] nel Campo dei Goblin
   *[dragonsLair] nella Tana del Drago
}
dungeonville-from-tower = { $tower ->
    [crypt] dalla Cripta
    [rathaus] dal Municipio
    [iceCave] dalla Grotta di Ghiaccio
    [goblinCamp] dal Campo dei Goblin
   *[dragonsLair] dalla Tana del Drago
}
dungeonville-at-place = { $place ->
    [street] sulla Strada
    [inn] alla Locanda
    [temple] al Tempio
    [guild] alla Corporazione
   *[tavern] alla Taverna
}
dungeonville-phase = { $phase ->
    [setup] Prima del primo round
    [recruit] Arruolamento
    [scout] Ricognizione
    [combat] Combattimento
    [explore] Esplorazione
    [harvest] Raccolta
   *[over] Fine della partita
}

dungeonville-refusal-players = Dungeonville è un gioco da 2 a 5 giocatori.
dungeonville-refusal-gold = Si comincia con 40 o 80 ori.
dungeonville-refusal-points = Si vince con 5, 7 o 9 punti.
dungeonville-refusal-too-many-card-sets = In questo momento sono in uso troppi set di carte diversi. Riprova più tardi, oppure gioca con le carte incluse nel gioco.
dungeonville-refusal-no-such-seat = Questo posto non esiste a questo tavolo.
dungeonville-refusal-over = La partita è finita.
dungeonville-refusal-waiting-for-chance = Si stanno ancora pescando le carte.
dungeonville-refusal-not-waiting-for-chance = Prima deve decidere qualcuno.
dungeonville-refusal-not-your-turn = Non tocca a te.
dungeonville-refusal-wrong-phase = In questa fase non si può.
dungeonville-refusal-not-in-town = L’avventuriero di grado { $rank } non è in città.
dungeonville-refusal-not-in-party = L’avventuriero di grado { $rank } non è nel tuo gruppo.
dungeonville-refusal-nothing-to-discard = Con meno di tre avventurieri arruoli senza scartarne.
dungeonville-refusal-must-discard = Hai già tre avventurieri: scegli prima chi scartare.
dungeonville-refusal-must-recruit = Con meno di tre avventurieri devi arruolare.
dungeonville-refusal-not-in-treasury = Questa carta non è nel tuo tesoro.
dungeonville-refusal-too-little = Così paghi { $paid ->
    [one] 1 oro
   *[other] { $paid } ori
} su { $price }.
dungeonville-refusal-not-needed = Per raggiungere il prezzo non servono tutte queste carte.
dungeonville-refusal-tokens = Non puoi pagare { dungeonville-gold } in segnalini.
dungeonville-refusal-token-not-needed = Per raggiungere il prezzo non servono tutti questi segnalini.
dungeonville-refusal-fighters = { $fighters ->
    [one] Il tuo unico avventuriero deve combattere; ne hai messi in ordine { $found }.
   *[other] Devono combattere { $fighters } tuoi avventurieri, una volta ciascuno; ne hai messi in ordine { $found }.
}
dungeonville-refusal-already-sealed = Hai già deciso il tuo ordine di battaglia.
dungeonville-refusal-no-power = { $item }: ora non si può.
dungeonville-refusal-cannot-join = L’avventuriero di grado { $rank } non può unirsi a te.
dungeonville-refusal-cannot-name = L’Oracolo non può prendere le lettere dell’avventuriero di grado { $rank }.
dungeonville-refusal-not-the-letter = L’avventuriero di grado { $rank } non ha la lettera di questo ambiente.
dungeonville-refusal-not-carried = Il tuo gruppo non porta questa carta.
dungeonville-refusal-still-too-much = { $left ->
    [one] 1 oro è ancora troppo
   *[other] { $left } ori sono ancora troppi
}: il gruppo ne porta { $capacity }.
dungeonville-refusal-need-not-go = Non devi lasciare indietro tutte queste carte.
dungeonville-refusal-shown-already = Il tuo atto è in vista: puoi dichiarare la vittoria solo se i punti bastano.
dungeonville-refusal-other-chance = Il gioco aspetta altro.
dungeonville-refusal-bad-deal = Ognuno riceve un atto, diverso da quelli degli altri.
dungeonville-refusal-not-in-deck = L’avventuriero di grado { $rank } non è nel mazzo.
dungeonville-refusal-room-not-in-deck = Questa carta non è nel mazzo.
dungeonville-refusal-not-in-deed-house = Questo atto non è nella casa delle proprietà: { dungeonville-tower }.
dungeonville-level-master = Pensa più a lungo, ma in questo gioco non è nettamente più forte dell’esperto.
dungeonville-option-gold = Oro iniziale
dungeonville-option-gold-about = Quanto ognuno può spendere nel primo round; ciò che resta alla fine va perso.
dungeonville-choice-gold-40 = 40 ori: partita normale
dungeonville-choice-gold-80 = 80 ori: gruppi più forti fin dall’inizio
dungeonville-option-points = Punti per vincere
dungeonville-option-points-about = Quanti punti servono per dichiarare la vittoria. Valgono per la classifica solo le partite a sette punti.
dungeonville-choice-points-7 = 7 punti: partita normale
dungeonville-choice-points-5 = 5 punti: partita breve
dungeonville-choice-points-9 = 9 punti: partita lunga
dungeonville-option-edition = Carte
dungeonville-option-edition-about = L’edizione delle carte incluse nel gioco. La seconda è una bozza che può ancora cambiare: le sue partite non valgono per la classifica.
dungeonville-choice-edition-2 = Seconda edizione (bozza)
dungeonville-choice-edition-1 = Prima edizione
dungeonville-option-first = Primo giocatore
dungeonville-option-first-about = Chi agisce per primo nel primo round; a ogni round la carta primo giocatore passa a sinistra.
dungeonville-choice-first-random = Casuale
