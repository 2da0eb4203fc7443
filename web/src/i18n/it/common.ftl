common-product = Gravegoods
common-page-title = { $page } – Gravegoods
common-skip = Vai al contenuto
common-close = Chiudi
common-cancel = Annulla
common-home = Pagina iniziale
common-retry = Riprova
common-loading = Caricamento…
common-language = Lingua
common-theme = Tema
common-speed = Animazioni
common-sound = Suono

theme-dark = Luce di torcia
theme-light = Luce del giorno
theme-contrast = Alto contrasto
speed-slow = Lente
speed-normal = Normali
speed-fast = Veloci
speed-off = Spente

failed-title = La pagina non si è caricata
failed-text = Forse manca la connessione, o Gravegoods è appena stato aggiornato. Non si è perso nulla: riprova tra un momento.
lost-title = Qui non è sepolto niente
lost-text = Questa pagina non esiste o è stata rimossa.
gallery-title = Galleria

verbatim = { $text }

common-menu = Pagine
common-reload = Ricarica
guest-name = Ospite { $number }
call-turn = Tocca a te a un altro tavolo.
call-turn-at = { $game }: tocca a te a un altro tavolo.
call-go = Vai al tavolo
seat-open = posto libero
seat-bot = { $level ->
    [novice] Computer: principiante
    [steady] Computer: intermedio
    [sharp] Computer: esperto
   *[master] Computer: maestro
}
seat-account = ha un profilo
clock-none = Senza limite di tempo
clock-live = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} per mossa, { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} di riserva
clock-days = { $days ->
    [one] 1 giorno per mossa
   *[other] { $days } giorni per mossa
}
play-title = Gioca a { $game }
play-opening = Preparo il tavolo…
common-settings = Impostazioni
common-version = Versione { $version }
common-licenses = Licenze
seat-bot-called = { $name } ({ seat-bot })
bot-name = { $character ->
    [ottilia] Ottilia
    [balthasar] Balthasar
    [cosima] Cosima
    [dorian] Dorian
    [elektra] Elektra
    [florian] Florian
    [hector] Hector
   *[melusina] Melusina
}

settings-page = Pagina
settings-table = Tavolo
settings-colours = Colori
settings-text = Dimensione del testo
settings-pace = I computer giocano
settings-confirm = Conferma ogni mossa
settings-confirm-about = Chiedi conferma anche per le mosse che si fanno con un solo tocco.
settings-palette = Colori dei pezzi
settings-sound = Riproduci i suoni
settings-volume = Volume
settings-eyes = Anteprima con
settings-eyes-about = Ogni pezzo ha anche un segno di forma diversa.
settings-percent = { $value }%
pace-slow = Lentamente
pace-normal = Normalmente
pace-fast = Velocemente
palette-usual = Consueti
palette-safe = Per il daltonismo
eyes-all = visione normale
eyes-protan = protanopia (senza rosso)
eyes-deutan = deuteranopia (senza verde)
eyes-tritan = tritanopia (senza blu)
piece-red = Rosso
piece-violet = Viola
piece-teal = Verde acqua
piece-black = Nero
piece-gold = Oro
piece-green = Verde
piece-blue = Blu
piece-pink = Rosa

settings-remarks = Battute del computer
settings-remarks-about = Quello che i computer dicono durante la partita e alla fine.
