dungeonville-lesson = Due round contro due maghi, in sei minuti.
dungeonville-guide-deed = Il tuo atto
dungeonville-guide-fights = Il combattimento
dungeonville-guide-member = Il tuo avventuriero

dungeonville-step-welcome = Sei un mago pazzo e in segreto possiedi una delle cinque torri. Si vince con sette punti: uno per ogni nemico ucciso in combattimento, uno per ogni estraneo morto nella tua torre. Quando ne hai sette, dichiari la vittoria.
dungeonville-step-deed = Questo è il tuo atto di proprietà. Nessun altro lo conosce.
dungeonville-step-town = La { tower-ice-cave } è tua. Ma prima ti serve un gruppo di tre. In città, più un avventuriero è forte, più costa: un grado basso è forte. Hai 40 ori, e quelli che non spendi in questo round vanno persi.
dungeonville-step-recruit = Il Cavaliere è di grado 4: in combattimento non lo batte quasi nessuno. È alla Corporazione e costa 30 ori.
dungeonville-step-letters = Ogni avventuriero ha una lettera per ogni torre, da A (la migliore) a E. Un ambiente uccide chi ha la sua stessa lettera. Quasi tutti gli ambienti sono D o E, quindi con una lettera rara si vive più a lungo. Il Ranger alla Locanda ha una B per il { tower-goblin-camp }.
dungeonville-step-street = Arruolare sulla Strada non costa niente. Anche questo Ranger ha una B per il { tower-goblin-camp }.
dungeonville-step-towers = Ora ogni gruppo va a una torre. I numeri dicono quanti ambienti di ogni lettera restano lì. Sta’ lontano dalla tua: lì i tuoi morti ti costano punti, e gli altri potrebbero capire che è tua.
dungeonville-step-scout = Al { tower-goblin-camp } due dei tuoi tre avventurieri hanno una B, e solo quattro ambienti la mostrano.
dungeonville-step-fight = Un altro gruppo è venuto alla stessa torre, quindi si combatte: tre scontri, uno contro uno, vince il grado più basso. Nessuno vede il tuo ordine prima degli scontri. Metti davanti il più forte.
dungeonville-step-fought = Hai vinto tutti e tre gli scontri. Due nemici sono morti, e ognuno ti ha dato un segnalino sangue: due punti. Il terzo aveva il colore del tuo vincitore e si è unito a te.
dungeonville-step-death = Entra il gruppo più numeroso, e deve girare un ambiente. Mostra una B, quindi muore uno dei tuoi con la B, e il tuo sangue resta su questa entrata. Tieni il più forte.
dungeonville-step-leave = Dopo una morte dovevi andare avanti; ora puoi uscire. Quasi metà degli ambienti rimasti ucciderebbe ancora: porta a casa l’oro.
dungeonville-step-your-tower = Hai visto? Un gruppo intero è entrato nella tua { tower-ice-cave } ed è morto: tre suoi segnalini sulla tua entrata, tre punti. Ne hai cinque.
dungeonville-step-pay = Nuovo round. Paghi con il tesoro che hai portato a casa. Congeda il Bardo e prendi al suo posto il Cavaliere: è al Tempio e costa 20.
dungeonville-step-pass = Il tuo gruppo va bene. Mentre gli altri completano il loro, puoi passare.
dungeonville-step-scout-again = Qualcuno è di nuovo alla tua { tower-ice-cave }. Lascialo fare e va’ al { tower-rathaus }: lì i tuoi Cavalieri hanno tutti e due una B.
dungeonville-step-declare = Altri due sono morti nella { tower-ice-cave }: sette punti! Nessuno te lo dirà, devi dichiararlo tu. Se i punti non bastassero, tutti vedrebbero il tuo atto.
dungeonville-step-end = Hai vinto! Il gioco è tutto qui: arruola, vai alle torri, combatti, esplora, e tieni segreto il tuo atto fino al momento giusto.

dungeonville-task-look = Guarda il tuo atto.
dungeonville-task-guild = { $device ->
    [touch] Tocca il Cavaliere alla Corporazione.
   *[mouse] Clicca sul Cavaliere alla Corporazione.
}
dungeonville-task-inn = { $device ->
    [touch] Tocca il Ranger alla Locanda.
   *[mouse] Clicca sul Ranger alla Locanda.
}
dungeonville-task-street = { $device ->
    [touch] Tocca il Ranger sulla Strada.
   *[mouse] Clicca sul Ranger sulla Strada.
}
dungeonville-task-goblin-camp = { $device ->
    [touch] Tocca il { tower-goblin-camp }.
   *[mouse] Clicca sul { tower-goblin-camp }.
}
dungeonville-task-confirm = Conferma.
dungeonville-task-first = { $device ->
    [touch] Tocca il Cavaliere, grado 4.
   *[mouse] Clicca sul Cavaliere, grado 4.
}
dungeonville-task-second = Poi il Ranger, grado 25.
dungeonville-task-third = Poi l’altro Ranger, grado 33.
dungeonville-task-lose = Scegli il Ranger di grado 33.
dungeonville-task-die = Sacrificalo.
dungeonville-task-leave = Esci dalla torre.
dungeonville-task-temple = { $device ->
    [touch] Tocca il Cavaliere al Tempio.
   *[mouse] Clicca sul Cavaliere al Tempio.
}
dungeonville-task-dismiss = Congeda il Bardo.
dungeonville-task-pass = Passa.
dungeonville-task-rathaus = { $device ->
    [touch] Tocca il { tower-rathaus }.
   *[mouse] Clicca sul { tower-rathaus }.
}
dungeonville-task-declare = { $device ->
    [touch] Dichiara la vittoria.
   *[mouse] Dichiara la vittoria, anche con il tasto !.
}
dungeonville-task-declare-confirm = Conferma la dichiarazione.
