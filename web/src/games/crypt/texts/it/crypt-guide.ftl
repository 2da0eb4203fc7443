crypt-lesson = Gli ultimi tre round di una partita a due, in cinque minuti.
crypt-guide-place = Tesoro { $slot }
crypt-guide-rolls = I dadi tirati

crypt-step-welcome = Il Re è morto. Tu sei uno dei suoi eredi, e lo è anche il tuo avversario. È tutta la notte che svuotate la cripta di famiglia: restano nove tesori. Vince chi alla fine ha più monete.
crypt-step-row = A ogni round nella cripta ci sono tre tesori. Le monete dicono quanto vale una carta. La terza è coperta: vedi che cos’è, non quanto vale.
crypt-step-claim = I tuoi tre dadi sono servitori. Mandane uno e scegli tu il suo sforzo. Più è alto, più è difficile batterlo; ma quando si raccoglie il dado si tira, e chi fa meno del suo sforzo è esausto. Accanto vedi quanto rischi.
crypt-step-bumped = Il tuo avversario ha offerto 5 contro il tuo 4 e ha scacciato il tuo servitore, che è tornato a casa sano e salvo. Ma guarda le tue torce: hai Luci Spente. L’ultimo turno del round è tuo, e in quel turno si reclama un solo tesoro.
crypt-step-bump = Scaccialo tu: offri in tutto più di 5. Sullo stesso tesoro i servitori hanno tutti lo stesso sforzo, quindi due a 3 fanno 6.
crypt-step-collect = Ora si raccoglie. Il tesoro reclamato è tuo comunque vada il tiro, e solo tu puoi guardarlo. Un tuo servitore ha fatto 2, meno del suo sforzo di 3: è esausto.
crypt-step-flip = Un mercante ti aiuta: rivela un Idolo, e quel servitore tira di nuovo. Una carta rivelata conta ancora, ma non si può rivelare due volte.
crypt-step-collectors = Ha funzionato. Questi sono i mercanti: ognuno vuole un tipo di tesoro e lo paga a modo suo. Le torce sono passate, e ora comincia il tuo avversario.
crypt-step-spread = Puoi mandare servitori su più tesori. Prendi l’Arazzo e la Ceramica, con sforzi alti, così nessuno ti scaccia.
crypt-step-recover = Li hai presi tutti e due, ma i due servitori sono esausti. Hai di nuovo le torce, e in questo round giochi due turni. Usa il primo per recuperare: i servitori esausti si svegliano.
crypt-step-last = Il turno di Luci Spente, l’ultimo della partita: un solo tesoro. Il Manoscritto mostra solo 2 monete, ma per il mercante due Manoscritti valgono 4 l’uno, e tu ne hai già uno. Il tuo avversario offre 2.
crypt-step-count = La cripta è vuota. I tuoi tesori valgono da soli 24 monete. Ora conta che cosa aggiungono i mercanti.
crypt-step-end = Hai vinto, con i tuoi tesori, i mercanti e i servitori. Ora conosci il gioco. In solitario giochi contro il Fantasma: è tuo padre, e rivuole tutto.

crypt-task-servant = { $device ->
    [touch] Tocca un servitore.
   *[mouse] Clicca su un servitore, o premi Spazio su di lui.
}
crypt-task-jewelry = { $device ->
    [touch] Tocca il tesoro 1, il Gioiello che vale 4.
   *[mouse] Clicca sul tesoro 1, il Gioiello che vale 4.
}
crypt-task-effort-4 = { $device ->
    [touch] Metti lo sforzo a 4.
   *[mouse] Metti lo sforzo a 4, o premi 4.
}
crypt-task-confirm = Conferma.
crypt-task-again = { $device ->
    [touch] Tocca di nuovo il tesoro 1.
   *[mouse] Clicca di nuovo sul tesoro 1.
}
crypt-task-second = { $device ->
    [touch] Aggiungi un secondo servitore.
   *[mouse] Aggiungi un secondo servitore, o premi +.
}
crypt-task-effort-3 = { $device ->
    [touch] Metti lo sforzo a 3.
   *[mouse] Metti lo sforzo a 3, o premi 3.
}
crypt-task-flip = Tira di nuovo.
crypt-task-tapestry = Il tesoro 1 con sforzo 5.
crypt-task-pottery = Il tesoro 3 con sforzo 4.
crypt-task-recover = Recupera.
crypt-task-manuscript = { $device ->
    [touch] Tocca il tesoro 1, il Manoscritto.
   *[mouse] Clicca sul tesoro 1, il Manoscritto.
}
crypt-task-beat = Metti lo sforzo a 3: batte 2.
crypt-task-count-jewelry = Hai Gioielli da 3 e da 4; quello che vale di più conta doppio. Quanto si aggiunge?
crypt-task-count-manuscripts = I tuoi Manoscritti mostrano 1 e 2, ma valgono 4 l’uno. Quanto si aggiunge?
crypt-task-count-servants = Ogni servitore non esausto porta una moneta. Quante ne prendi?
