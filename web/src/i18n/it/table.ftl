table-invite = Invita
table-invite-about = Manda questo link: chi lo apre può giocare o guardare.
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
table-start = Comincia
table-your-turn = Tocca a te
table-waiting-dice = I dadi rotolano…
table-of = { $name }:
table-confirm = Conferma
table-skip = Avanti
table-skip-all = Salta tutto
table-undo-all = Ricomincia la mossa
table-resign = Abbandona
table-resign-ask = Abbandonare la partita?
table-resign-about = Per te la partita è persa. Se gli altri continuano, il computer gioca al tuo posto; se non resta nessuno, la partita finisce.
table-leave = Lascia il tavolo
table-leave-ask = Lasciare il tavolo?
table-leave-about = { $clock ->
    [live] Da questo momento un computer gioca al tuo posto, finché non torni con lo stesso link.
    [days] Il tuo posto resta tuo e nessuno gioca per te. Hai { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    } per ogni mossa; solo allo scadere del tempo un computer gioca al tuo posto.
   *[none] Il tuo posto resta tuo e nessuno gioca per te. La partita aspetta il tuo ritorno.
}
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
table-log = Cronaca
table-clock = Tempo rimasto a { $name }: { $time }
table-clock-low = Il tuo tempo sta per finire.
table-take-back = Riprendi il tuo posto
table-menu = Menu del tavolo
table-options = Opzioni del tavolo
table-keys = Scorciatoie
table-reconnecting = Connessione persa. Riprovo…
table-reconnected = La connessione è tornata. Non hai perso nulla.
table-fair = Sorte verificabile
table-fair-about = I dadi e le carte di questa partita si sigillano prima che cominci: ecco il sigillo. Il browser di ogni giocatore aggiunge un numero suo, così nessuno può sceglierli. A fine partita chiunque può verificare.
table-notify = Avvisami quando tocca a me
table-page = Tavolo
table-fetching = Caricamento del tavolo…
table-gone = Tavolo non trovato
table-link = Link a questo tavolo
table-share = Condividi…
table-players = Giocatori
table-appoint = Aggiungi un computer
table-vacate = Togli
table-ready = Ci sono
table-unready = Aspetta un momento
table-all-here = Tutti i posti sono occupati. Comincia quando vuoi.
table-seated = { $name } prende posto.
table-is-ready = { $name }: «Ci sono».
table-dissolve = Elimina il tavolo
table-dissolve-ask = Eliminare il tavolo?
table-dissolve-about = Chi siede qui perde il posto. Non si è ancora giocato nulla.
table-free = Libera il posto di { $name }
table-free-ask = Liberare il posto di { $name }?
table-free-about = Perde il posto e non può più sedersi a questo tavolo. Può comunque guardare.
table-free-sure = Libera il posto
table-claim = Reclama la vittoria su { $name }
table-claim-about = { $players ->
    [2] { $name } è assente da questa partita classificata. Se reclami la vittoria, la partita finisce e vinci tu.
   *[other] { $name } è assente da questa partita classificata. Se reclami la vittoria, il computer gioca al suo posto e { $name } finisce all’ultimo posto.
}
table-claim-sure = Reclama la vittoria
table-abort = Annulla la partita
table-abort-ask = Annullare questa partita?
table-abort-about = Non tutti hanno ancora mosso. La partita finisce senza vincitori e non conta.
table-aborted = Questa partita è stata annullata prima di cominciare davvero. Non conta.
table-leave-rated = La partita è classificata: se manchi per un minuto, un altro giocatore può reclamare la vittoria.
table-spectators-mute = Silenzia chi guarda
seat-forfeited = sconfitta per assenza
table-dissolved = Questo tavolo è stato eliminato prima di cominciare.
table-bot-for-you = Il computer gioca per te.
table-chat-unread = { $count ->
    [one] Chat: 1 nuovo
   *[other] Chat: { $count } nuovi
}
table-mute = Silenzia { $name }
table-unmute = Riattiva { $name }
table-notify-on = Ti avviseremo quando tocca a te.
table-notify-off = Il browser blocca le notifiche. Puoi cambiarlo nelle sue impostazioni.
table-turn-title = ▸ Tocca a te – { $game }
table-resign-sure = Sì, abbandona
table-undo-move = Annulla la mia mossa
table-undo-ask = Chiedi di annullare
table-undo-asked = { $name } chiede di annullare una mossa.
table-undo-agree = Accetta
table-undo-refuse = Rifiuta
table-undo-waiting = Hai chiesto di annullare una mossa. Gli altri devono ancora rispondere.
table-undo-withdraw = Ritira la richiesta
seat-you = tu
seat-here = presente
seat-not-here = non c’è
seat-ready = ✓ ci sono
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
table-rematch-open = La rivincita è aperta.
table-rematch-join = Vai alla rivincita
table-summary = Riassunto delle regole

table-showing = Ecco che cosa succede
table-waiting-for = In attesa di { $names }…
table-remarks-off = Nascondi le battute del computer
table-remarks-on = Mostra le battute del computer
table-sure = Fare questa mossa?
table-sure-about = Vale appena la confermi.
table-colour = Il tuo colore
table-undo-back = Annulla le mie ultime { $count } mosse
table-start-bots = Comincia con i computer nei posti liberi
invite-from = { $name } ti invita a giocare: { $game }
invite-to = Invito a giocare: { $game }
invite-sit = Siediti
invite-players = { $count ->
    [one] Partita per 1
   *[other] Partita per { $count }
}
table-intro = Novità di questa partita
table-intro-step = { $step } di { $steps }
table-intro-next = Avanti
table-intro-skip = Salta
table-intro-done = Gioca
table-intro-rules = Regole di questa variante
table-chat-all = Tutti
table-chat-allies = Solo alleati
table-chat-allies-about = Lo leggete solo tu e i tuoi alleati.
table-chat-write-allies = Scrivi ai tuoi alleati
table-chat-said-allies = { $name }, agli alleati: { $text }
table-chat-who = Chi legge
table-chat-segment = { $count ->
    [0] { $name }
   *[other] { $name } ({ $count })
}
