table-invite = Einladen
table-invite-about = Schick diesen Link weiter: Wer ihn öffnet, kann sich setzen oder zusehen.
table-copy = Link kopieren
table-copied = Link kopiert.
table-your-name = Dein Name an diesem Tisch
table-your-name-is = Dein Name an diesem Tisch:
table-sit = Hier setzen
table-stand = Platz freigeben
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
table-waiting-dice = Die Würfel rollen …
table-of = { $name }:
table-confirm = Bestätigen
table-undo-all = Zug neu beginnen
table-resign = Aufgeben
table-resign-ask = Diese Partie aufgeben?
table-resign-about = Für dich zählt die Partie als verloren. Spielen andere weiter, übernimmt ein Computer deinen Platz bis zum Ende; bleibt niemand übrig, ist sie vorbei.
table-leave = Tisch verlassen
table-leave-ask = Den Tisch verlassen?
table-leave-about = Dein Platz bleibt dir. Mit demselben Link kommst du zurück.
table-hint = Tipp
table-hint-thinking = Deine Stellung wird durchdacht …
table-hint-text = Tipp: { $move }. Gewinnchance: { $percent } %.
table-hint-solo = Tipp: { $move }. Zu erwartendes Ergebnis: { $score }.
table-hints = Tipps
table-hint-stage = So vorbereiten
table-chat = Chat
table-chat-write = Nachricht schreiben
table-chat-send = Senden
table-chat-empty = Noch keine Nachrichten.
table-chat-said = { $name }: { $text }
table-log = Was geschah
table-clock = Restzeit von { $name }: { $time }
table-clock-low = Deine Zeit läuft ab.
table-take-back = Meinen Platz zurücknehmen
table-menu = Tischmenü
table-options = Einstellungen dieses Tisches
table-keys = Tasten
table-reconnecting = Die Verbindung ist abgerissen. Neuer Versuch …
table-reconnected = Wieder verbunden. Du hast nichts verpasst.
table-fair = Nachweislich fair
table-fair-about = Der Zufall dieser Partie wird vor dem Beginn versiegelt: Dies ist das Siegel. Jeder Browser fügt eine eigene Zahl hinzu, also kann niemand die Würfel bestimmen. Nach der Partie können es alle prüfen.
table-notify = Bescheid geben, wenn ich am Zug bin
table-page = Tisch
table-fetching = Der Tisch wird geholt …
table-gone = Kein solcher Tisch
table-link = Link zu diesem Tisch
table-share = Teilen …
table-players = Mitspielende
table-appoint = Computer hinsetzen
table-vacate = Wegschicken
table-ready = Ich bin bereit
table-unready = Moment noch
table-waiting-ready = Du bist bereit. Es geht los, sobald alle anderen es sind.
table-all-here = Alle Plätze sind besetzt. Fang an, wann du magst.
table-seated = { $name } nimmt Platz.
table-is-ready = { $name } ist bereit.
table-dissolve = Tisch auflösen
table-dissolve-ask = Den Tisch auflösen?
table-dissolve-about = Alle hier verlieren ihren Platz. Gespielt wurde noch nichts.
table-dissolved = Dieser Tisch wurde aufgelöst, bevor es losging.
table-bot-for-you = Ein Computer spielt für dich.
table-chat-unread = { $count ->
    [one] Chat: 1 neu
   *[other] Chat: { $count } neu
}
table-mute = { $name } stumm schalten
table-unmute = { $name } wieder hören
table-notify-on = Du bekommst Bescheid, wenn du am Zug bist.
table-notify-off = Der Browser erlaubt keine Benachrichtigungen. In seinen Einstellungen lässt sich das ändern.
table-turn-title = ▸ Du bist am Zug – { game-name }
table-resign-sure = Ja, endgültig aufgeben
table-undo-move = Meinen Zug zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked = { $name } möchte einen Zug zurücknehmen.
table-undo-agree = Einverstanden
table-undo-refuse = Ablehnen
table-undo-waiting = Du hast um Rücknahme gebeten. Noch haben nicht alle geantwortet.
table-undo-withdraw = Anfrage zurückziehen
seat-you = du
seat-here = hier
seat-not-here = nicht da
seat-ready = ✓ bereit
seat-to-move = am Zug:
seat-resigned = hat aufgegeben
seat-bot-plays = ein Computer spielt
time-days = { $days } T { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} und { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
table-rematch = Revanche
table-rematch-open = Eine Revanche ist eröffnet.
table-rematch-join = Zur Revanche
