common-product = Gravegoods
common-page-title = { $page } – Gravegoods
common-skip = Zum Inhalt springen
common-close = Schließen
common-cancel = Abbrechen
common-home = Startseite
common-retry = Noch einmal versuchen
common-loading = Wird geladen …
common-language = Sprache
common-theme = Design
common-sound = Ton

theme-dark = Fackelschein
theme-light = Tageslicht
theme-contrast = Hoher Kontrast

failed-title = Die Seite wurde nicht geladen
failed-text = Vielleicht fehlt die Verbindung, oder Gravegoods wurde gerade aktualisiert. Nichts ist verloren: Versuch es gleich noch einmal.
lost-title = Hier liegt nichts begraben
lost-text = Diese Seite gibt es nicht oder nicht mehr.
gallery-title = Galerie

verbatim = { $text }

game-name = { $game ->
    [crypt] Gruft
   *[dungeonville] Dungeonville
}
game-about = { $game ->
    [crypt] Schick deine Diener nach den Schätzen der Familiengruft. Verlangst du zu viel, kommen sie erschöpft zurück.
   *[dungeonville] Heuere eine Gruppe an, stürme die Türme und halte deine Besitzurkunde geheim.
}
game-facts = { $game ->
    [crypt] 1 bis 4 Personen · 15 Minuten
   *[dungeonville] 2 bis 5 Personen
}
common-menu = Seiten
common-reload = Neu laden
guest-name = Spross { $number }
call-turn = Du bist an einem anderen Tisch am Zug.
call-turn-at = { game-name }: Du bist an einem anderen Tisch am Zug.
call-go = Zum Tisch
seat-open = freier Platz
seat-bot = { $level ->
    [novice] Computer: unerfahren
    [steady] Computer: solide
    [sharp] Computer: scharfsinnig
   *[master] Computer: meisterhaft
}
seat-list = { $seats }
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
play-title = { game-name } spielen
play-opening = Der Tisch wird vorbereitet …
common-settings = Einstellungen
common-version = Version { $version }
common-licenses = Lizenzen
