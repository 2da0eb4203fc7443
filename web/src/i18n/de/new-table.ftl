new-title = Neuer Tisch
new-heading = Neuer Tisch: { $game }
new-seats = Plätze
new-seat = Platz { $number }
new-seat-me = Ich
new-seat-open = Freier Platz
new-seat-open-about = Wer den Link hat, kann sich hierher setzen.
new-seat-bot = Computer
new-add-seat = Platz hinzufügen
new-remove-seat = Platz { $number } entfernen
new-solo = Allein spielst du Einzelkind: du gegen den Geist.
new-level = Spielstärke
new-level-name = { $level ->
    [novice] Neuling
    [steady] Solide
    [sharp] Scharfsinnig
   *[master] Meisterhaft
}
new-level-about = { $level ->
    [novice] Spielt nach Laune; gut für eine erste Partie.
    [steady] Spielt vernünftig, ohne vorauszuschauen.
    [sharp] Schaut voraus und bestraft Fehler.
   *[master] Denkt gründlich nach; nur wenige gewinnen dagegen.
}
new-options = Einstellungen
new-sides = Sammler
new-sides-about = Jeder Sammler hat zwei Seiten, die verschieden zahlen.
new-sides-first = Alle auf Seite A: am besten für die erste Partie
new-sides-b = Alle auf Seite B
new-sides-random = Eine ausgeloste Mischung
new-sides-own = Meine eigene Mischung
new-leader = Erster Anführer
new-leader-about = Wer in der ersten Runde die Fackel hält.
new-leader-random = Ausgelost
new-recall = Gedächtnis
new-recall-about = Was der Tisch von gegnerischen Karten zeigt, die wieder verdeckt liegen.
new-recall-table = Der Tisch merkt sich alles: Einmal gesehene Werte bleiben sichtbar
new-recall-memory = Du merkst es dir selbst: Nur die Art ist zu sehen
new-clock = Bedenkzeit
new-clock-none = Ohne Uhr
new-clock-none-about = Alle lassen sich so viel Zeit, wie sie möchten.
new-clock-live = Live
new-clock-live-about = Jede Person hat einen Zeitvorrat für die ganze Partie und mit jedem Zug etwas mehr.
new-clock-days = Tage pro Zug
new-clock-days-about = Ein Spiel über Tage, mit Nachricht, wenn du am Zug bist.
new-clock-minutes = Minuten pro Person
new-clock-seconds-added = Zusätzliche Sekunden pro Zug
new-clock-days-count = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
new-who = Wer darf kommen
new-who-link = Nur wer den Link hat
new-who-public = Alle: Der Tisch steht bei den offenen Tischen
new-open = Tisch eröffnen
