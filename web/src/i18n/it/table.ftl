table-invite = Invita
table-invite-about = Manda questo link: chi lo apre può sedersi o guardare.
table-copy = Copia il link
table-copied = Link copiato.
table-your-name = Il tuo nome a questo tavolo
table-your-name-is = Il tuo nome a questo tavolo:
table-sit = Siediti qui
table-stand = Lascia il posto
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
table-waiting-dice = I dadi rotolano…
table-of = { $name }:
table-confirm = Conferma
table-undo-all = Ricomincia la mossa
table-resign = Abbandona
table-resign-ask = Abbandonare la partita?
table-resign-about = Per te la partita conta come persa. Se gli altri continuano, il computer gioca al tuo posto fino alla fine; se non resta nessuno, finisce qui.
table-leave = Lascia il tavolo
table-leave-ask = Lasciare il tavolo?
table-leave-about = Il posto resta tuo. Puoi tornare con lo stesso link.
table-hint = Suggerimento
table-hint-thinking = Sto pensando alla tua posizione…
table-hint-text = Suggerimento: { $move }. Probabilità di vittoria: { $percent }%.
table-hint-solo = Suggerimento: { $move }. Punteggio previsto: { $score }.
table-hints = Suggerimenti
table-hint-stage = Prepara la mossa
table-chat = Chat
table-chat-write = Scrivi un messaggio
table-chat-send = Invia
table-chat-empty = Ancora nessun messaggio.
table-chat-said = { $name }: { $text }
table-log = Che cosa è successo
table-clock = Tempo rimasto a { $name }: { $time }
table-clock-low = Il tuo tempo sta per finire.
table-take-back = Riprendi il tuo posto
table-menu = Menu del tavolo
table-options = Opzioni di questo tavolo
table-keys = Tasti
table-reconnecting = La connessione è caduta. Riprovo…
table-reconnected = La connessione è tornata. Non hai perso nulla.
table-fair = Sorte verificabile
table-fair-about = La sorte di questa partita è sigillata prima che cominci: ecco il sigillo. Ogni browser aggiunge un numero suo, così nessuno può scegliere i dadi. A fine partita chiunque può verificare.
table-notify = Avvisami quando tocca a me
table-page = Tavolo
table-fetching = Il tavolo sta arrivando…
table-gone = Tavolo inesistente
table-link = Link a questo tavolo
table-share = Condividi…
table-players = Giocatori
table-appoint = Fai sedere il computer
table-vacate = Manda via
table-ready = Tutto pronto
table-unready = Un momento
table-waiting-ready = Tutto pronto da parte tua. Si comincia quando ci sono tutti gli altri.
table-all-here = Tutti i posti sono occupati. Comincia quando vuoi.
table-seated = { $name } prende posto.
table-is-ready = { $name }: tutto pronto.
table-dissolve = Sparecchia il tavolo
table-dissolve-ask = Sparecchiare il tavolo?
table-dissolve-about = Chi siede qui perde il posto. Non si è ancora giocato nulla.
table-dissolved = Questo tavolo è stato sparecchiato prima di cominciare.
table-bot-for-you = Il computer gioca per te.
table-chat-unread = { $count ->
    [one] Chat: 1 nuovo
   *[other] Chat: { $count } nuovi
}
table-mute = Non sentire più { $name }
table-unmute = Senti di nuovo { $name }
table-notify-on = Ti avviseremo quando tocca a te.
table-notify-off = Il browser non permette avvisi. Puoi cambiarlo nelle sue impostazioni.
table-turn-title = ▸ Tocca a te – { game-name }
table-resign-sure = Sì, abbandona davvero
table-undo-move = Annulla la mia mossa
table-undo-ask = Chiedi di annullare la mossa
table-undo-asked = { $name } vorrebbe annullare una mossa.
table-undo-agree = Va bene
table-undo-refuse = No
table-undo-waiting = Hai chiesto di annullare una mossa. Non tutti hanno ancora risposto.
table-undo-withdraw = Ritira la richiesta
seat-you = tu
seat-here = presente
seat-not-here = non c’è
seat-ready = ✓ tutto pronto
seat-to-move = tocca a:
seat-resigned = ha abbandonato
seat-bot-plays = gioca il computer
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} e { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
table-rematch = Rivincita
table-rematch-open = È aperta la rivincita.
table-rematch-join = Alla rivincita
