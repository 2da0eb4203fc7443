error-offline = Keine Verbindung. Wir versuchen es weiter, und nichts geht verloren.
error-stale = Inzwischen ging es am Tisch weiter. So steht es jetzt; bitte wähle neu.
error-rate-limit = Das war zu schnell. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
error-not-your-seat = Dieser Platz gehört jemand anderem. Du kannst zusehen oder einen freien Platz nehmen.
error-not-your-turn = Du bist noch nicht am Zug.
error-table-gone = Diesen Tisch gibt es nicht mehr. Eröffne auf der Startseite einen neuen.
error-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
error-table-started = Diese Partie hat schon begonnen. Du kannst zusehen.
error-name-taken = Der Name ist vergeben. Bitte wähle einen anderen.
error-name-bad = Ein Name hat 2 bis 20 Zeichen: Buchstaben, Ziffern, Leerzeichen, Bindestriche oder Punkte.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-password-short = Ein Passwort braucht mindestens { $least } Zeichen.
error-login-needed = Bitte melde dich zuerst an.
error-forbidden = Das darfst du hier nicht.
error-illegal = Dieser Zug ist nicht möglich: { $reason }
error-bad-request = Der Server hat diese Seite nicht verstanden. Lade sie neu; nichts geht verloren.
error-server = Bei uns ist etwas schiefgegangen. Es ist notiert; versuch es gleich noch einmal.
error-outdated = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen; nichts geht verloren.
error-not-found = Hier gibt es nichts mit diesem Namen.
error-copy = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn von Hand.
error-replay-broken = Diese Aufzeichnung lässt sich nicht lesen.
