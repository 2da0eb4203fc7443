table-title = { $game }
table-invite = Invita
table-invite-about = Manda questo link: chi lo apre può sedersi o guardare.
table-copy = Copia il link
table-copied = Link copiato.
table-your-name = Il tuo nome a questo tavolo
table-sit = Siediti qui
table-stand = Lascia il posto
table-watch = Guarda
table-watching = Stai guardando.
table-watchers = { $count ->
    [0] Nessuno sta guardando
    [one] 1 persona sta guardando
   *[other] { $count } persone stanno guardando
}
table-waiting-seats = { $count ->
    [one] Manca ancora 1 giocatore
   *[other] Mancano ancora { $count } giocatori
}
table-fill-bots = Riempi i posti liberi con il computer
table-start = Comincia
table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-waiting-dice = I dadi rotolano…
table-confirm = Conferma
table-undo = Annulla
table-undo-all = Ricomincia la mossa
table-undo-hint = Niente è definitivo finché non confermi.
table-resign = Abbandona
table-resign-ask = Abbandonare la partita?
table-resign-about = Il computer gioca al tuo posto fino alla fine; per te la partita conta come persa.
table-leave = Lascia il tavolo
table-leave-ask = Lasciare il tavolo?
table-leave-about = Il posto resta tuo. Puoi tornare con lo stesso link.
table-hint = Suggerimento
table-hint-thinking = Sto pensando alla tua posizione…
table-hint-text = Suggerimento: { $move }. Probabilità di vittoria: { $percent } %.
table-hint-solo = Suggerimento: { $move }. Punteggio previsto: { $score }.
table-chat = Chat
table-chat-write = Scrivi un messaggio
table-chat-send = Invia
table-chat-empty = Ancora nessun messaggio.
table-log = Che cosa è successo
table-clock = Tempo rimasto a { $name }: { $time }
table-clock-yours = Tempo che ti resta: { $time }
table-clock-low = Il tuo tempo sta per finire.
table-clock-out = Tempo scaduto per { $name }; continua il computer.
table-away = { $name } non c’è
table-back = { $name } è di nuovo al tavolo
table-bot-took = Il computer gioca per { $name } fino al suo ritorno.
table-take-back = Riprendo il mio posto
table-give-bot = Fai giocare il computer per { $name }
table-menu = Menu del tavolo
table-options = Opzioni di questo tavolo
table-keys = Tasti
table-connected = Connessione attiva
table-reconnecting = La connessione è caduta. Riprovo…
table-reconnected = La connessione è tornata. Non hai perso nulla.
table-fair = Fortuna dimostrabile
table-fair-about = La fortuna di questa partita è stata sigillata prima di distribuire le carte; il sigillo è { $seal }. A fine partita chiunque può verificarla.
table-notify = Avvisami quando tocca a me
table-rematch = Rivincita
