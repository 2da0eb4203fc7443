table-title = { $game }
table-invite = Einladen
table-invite-about = Schick diesen Link weiter: Wer ihn öffnet, kann sich setzen oder zusehen.
table-copy = Link kopieren
table-copied = Link kopiert.
table-your-name = Dein Name an diesem Tisch
table-sit = Hier setzen
table-stand = Platz freigeben
table-watch = Zusehen
table-watching = Du siehst zu.
table-watchers = { $count ->
    [0] Niemand sieht zu
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
}
table-waiting-seats = { $count ->
    [one] Es fehlt noch 1 Person
   *[other] Es fehlen noch { $count } Personen
}
table-fill-bots = Freie Plätze mit Computern füllen
table-start = Beginnen
table-your-turn = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-waiting-dice = Die Würfel rollen …
table-confirm = Bestätigen
table-undo = Zurücknehmen
table-undo-all = Zug neu beginnen
table-undo-hint = Nichts gilt, bevor du bestätigst.
table-resign = Aufgeben
table-resign-ask = Diese Partie aufgeben?
table-resign-about = Ein Computer spielt deinen Platz zu Ende; für dich zählt die Partie als verloren.
table-leave = Tisch verlassen
table-leave-ask = Den Tisch verlassen?
table-leave-about = Dein Platz bleibt dir. Mit demselben Link kommst du zurück.
table-hint = Tipp
table-hint-thinking = Deine Stellung wird durchdacht …
table-hint-text = Vorschlag: { $move }. Gewinnchance: { $percent } %.
table-hint-solo = Vorschlag: { $move }. Zu erwartendes Ergebnis: { $score }.
table-chat = Chat
table-chat-write = Nachricht schreiben
table-chat-send = Senden
table-chat-empty = Noch keine Nachrichten.
table-log = Was geschah
table-clock = Restzeit von { $name }: { $time }
table-clock-yours = Deine Restzeit: { $time }
table-clock-low = Deine Zeit läuft ab.
table-clock-out = Die Zeit von { $name } ist um; ein Computer spielt weiter.
table-away = { $name } ist nicht da
table-back = { $name } ist wieder da
table-bot-took = Ein Computer spielt für { $name } bis zur Rückkehr.
table-take-back = Meinen Platz zurücknehmen
table-give-bot = Computer für { $name } spielen lassen
table-menu = Tischmenü
table-options = Einstellungen dieses Tisches
table-keys = Tasten
table-connected = Verbunden
table-reconnecting = Die Verbindung ist abgerissen. Neuer Versuch …
table-reconnected = Wieder verbunden. Du hast nichts verpasst.
table-fair = Nachweislich fair
table-fair-about = Das Glück dieser Partie wurde vor dem Austeilen versiegelt; das Siegel ist { $seal }. Nach der Partie kann es jeder prüfen.
table-notify = Sag mir, wenn ich am Zug bin
table-rematch = Revanche
