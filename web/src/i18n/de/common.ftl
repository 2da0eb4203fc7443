common-product = Gravegoods
common-page-title = { $page } – Gravegoods
common-skip = Zum Inhalt springen
common-close = Schließen
common-cancel = Abbrechen
common-home = Startseite
common-retry = Erneut versuchen
common-loading = Wird geladen …
common-language = Sprache
common-theme = Design
common-speed = Animationen
common-sound = Ton

theme-dark = Fackelschein
theme-light = Tageslicht
theme-contrast = Hoher Kontrast
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus

failed-title = Die Seite wurde nicht geladen
failed-text = Vielleicht fehlt die Verbindung, oder Gravegoods wurde gerade aktualisiert. Nichts ist verloren: Versuch es gleich noch einmal.
lost-title = Hier liegt nichts begraben
lost-text = Diese Seite gibt es nicht oder nicht mehr.
gallery-title = Galerie

verbatim = { $text }

common-menu = Seiten
common-reload = Neu laden
guest-name = Gast { $number }
call-turn = Du bist an einem anderen Tisch am Zug.
call-turn-at = { $game }: Du bist an einem anderen Tisch am Zug.
call-go = Zum Tisch
seat-open = freier Platz
seat-bot = { $level ->
    [novice] Computer: Anfänger
    [steady] Computer: Fortgeschritten
    [sharp] Computer: Experte
   *[master] Computer: Meister
}
seat-account = hat ein Konto
clock-none = Ohne Zeitlimit
clock-live = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} pro Zug, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} Reserve
clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
play-title = { $game } spielen
play-opening = Der Tisch wird vorbereitet …
common-settings = Einstellungen
common-version = Version { $version }
common-licenses = Lizenzen
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

settings-page = Seite
settings-table = Tisch
settings-colours = Farben
settings-text = Textgröße
settings-pace = Computer spielen
settings-confirm = Jeden Zug bestätigen
settings-confirm-about = Auch vor Zügen nachfragen, für die ein Klick genügt.
settings-palette = Farben der Figuren
settings-sound = Töne abspielen
settings-volume = Lautstärke
settings-eyes = Vorschau mit
settings-eyes-about = Jede Figur hat auch ein Zeichen mit eigener Form.
settings-percent = { $value } %
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
palette-usual = Üblich
palette-safe = Bei Farbenblindheit
eyes-all = normalem Sehen
eyes-protan = Protanopie (kein Rot)
eyes-deutan = Deuteranopie (kein Grün)
eyes-tritan = Tritanopie (kein Blau)
piece-red = Rot
piece-violet = Violett
piece-teal = Petrol
piece-black = Schwarz
piece-gold = Gold
piece-green = Grün
piece-blue = Blau
piece-pink = Rosa

settings-remarks = Sprüche der Computer
settings-remarks-about = Was die Computer während der Partie und am Ende sagen.
