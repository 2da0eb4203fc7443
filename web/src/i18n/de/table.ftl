table-invite = Einladen
table-invite-about = Teile diesen Link: Wer ihn öffnet, kann mitspielen oder zusehen.
table-copy = Link kopieren
table-copied = Link kopiert.
table-your-name = Dein Name an diesem Tisch
table-your-name-is = Dein Name an diesem Tisch:
table-sit = Hier hinsetzen
table-stand = Aufstehen
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
table-start = Beginnen
table-your-turn = Du bist am Zug
table-waiting-dice = Die Würfel rollen …
table-of = { $name }:
table-confirm = Bestätigen
table-skip = Weiter
table-skip-all = Alles überspringen
table-undo-all = Zug neu beginnen
table-resign = Aufgeben
table-resign-ask = Diese Partie aufgeben?
table-resign-about = Für dich ist die Partie verloren. Spielen andere weiter, übernimmt ein Computer deinen Platz; bleibt niemand übrig, ist sie zu Ende.
table-leave = Tisch verlassen
table-leave-ask = Den Tisch verlassen?
table-leave-about = { $clock ->
    [live] Ab jetzt spielt ein Computer für dich, bis du mit demselben Link zurückkommst.
    [days] Dein Platz bleibt dir, und es wird nichts für dich gespielt. Für jeden Zug hast du { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }; erst danach spielt ein Computer für dich.
   *[none] Dein Platz bleibt dir, und es wird nichts für dich gespielt. Die Partie wartet auf dich.
}
table-hint = Tipp
table-hint-thinking = Deine Stellung wird analysiert …
table-hint-text = Tipp: { $move }. Gewinnchance: { $percent } %.
table-hint-solo = Tipp: { $move }. Erwartetes Ergebnis: { $score }.
table-hints = Tipps
table-hint-stage = Diesen Zug vorbereiten
table-chat = Chat
table-chat-write = Nachricht schreiben
table-chat-send = Senden
table-chat-empty = Noch keine Nachrichten.
table-chat-said = { $name }: { $text }
table-log = Spielverlauf
table-clock = Restzeit von { $name }: { $time }
table-clock-low = Deine Zeit läuft ab.
table-take-back = Wieder selbst spielen
table-menu = Tischmenü
table-options = Tischeinstellungen
table-keys = Tastenkürzel
table-reconnecting = Verbindung verloren. Neuer Versuch …
table-reconnected = Wieder verbunden. Du hast nichts verpasst.
table-fair = Nachweislich fair
table-fair-about = Der Zufall dieser Partie wird vor dem Beginn versiegelt: Das ist das Siegel. Jeder Browser fügt eine eigene Zahl hinzu, also kann niemand Würfel oder Karten bestimmen. Nach der Partie können es alle prüfen.
table-notify = Benachrichtigen, wenn ich am Zug bin
table-page = Tisch
table-fetching = Tisch wird geladen …
table-gone = Tisch nicht gefunden
table-link = Link zu diesem Tisch
table-share = Teilen …
table-players = Mitspieler
table-appoint = Computer hinzufügen
table-vacate = Entfernen
table-ready = Ich bin bereit
table-unready = Moment noch
table-all-here = Alle Plätze sind besetzt. Fang an, wann du magst.
table-seated = { $name } nimmt Platz.
table-is-ready = { $name } ist bereit.
table-dissolve = Tisch löschen
table-dissolve-ask = Diesen Tisch löschen?
table-dissolve-about = Alle hier verlieren ihren Platz. Gespielt wurde noch nichts.
table-free = Platz von { $name } freigeben
table-free-ask = Den Platz von { $name } freigeben?
table-free-about = Diese Person verliert ihren Platz und kann sich an diesem Tisch nicht wieder hinsetzen. Zusehen kann sie weiterhin.
table-free-sure = Platz freigeben
table-claim = Sieg gegen { $name } beanspruchen
table-claim-about = { $players ->
    [2] { $name } fehlt in dieser gewerteten Partie. Beanspruchst du den Sieg, ist sie zu Ende, und du gewinnst.
   *[other] { $name } fehlt in dieser gewerteten Partie. Beanspruchst du den Sieg, spielt ein Computer weiter, und { $name } kommt auf den letzten Platz.
}
table-claim-sure = Sieg beanspruchen
table-abort = Partie abbrechen
table-abort-ask = Diese Partie abbrechen?
table-abort-about = Noch haben nicht alle gezogen. Die Partie endet ohne Sieg und zählt nicht.
table-aborted = Diese Partie wurde abgebrochen, bevor sie richtig begonnen hatte. Sie zählt nicht.
table-leave-rated = Die Partie wird gewertet: Fehlst du eine Minute, können andere den Sieg gegen dich beanspruchen.
table-spectators-mute = Zuschauer stummschalten
seat-forfeited = durch Abwesenheit verloren
table-dissolved = Dieser Tisch wurde gelöscht, bevor es losging.
table-bot-for-you = Ein Computer spielt für dich.
table-chat-unread = { $count ->
    [one] Chat: 1 neu
   *[other] Chat: { $count } neu
}
table-mute = { $name } stummschalten
table-unmute = { $name } wieder hören
table-notify-on = Wir benachrichtigen dich, wenn du am Zug bist.
table-notify-off = Dein Browser blockiert Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
table-turn-title = ▸ Du bist am Zug – { $game }
table-resign-sure = Ja, aufgeben
table-undo-move = Meinen Zug zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked = { $name } möchte einen Zug zurücknehmen.
table-undo-agree = Einverstanden
table-undo-refuse = Ablehnen
table-undo-waiting = Du hast um Rücknahme gebeten. Die Antwort der anderen steht noch aus.
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
table-rematch-open = Die Revanche ist eröffnet.
table-rematch-join = Zur Revanche
table-summary = Kurzregeln

table-showing = Das passiert gerade
table-waiting-for = Warten auf { $names } …
table-remarks-off = Sprüche der Computer ausblenden
table-remarks-on = Sprüche der Computer einblenden
table-sure = Diesen Zug machen?
table-sure-about = Er gilt, sobald du ihn bestätigst.
table-colour = Deine Farbe
table-undo-back = Meine letzten { $count } Züge zurücknehmen
table-start-bots = Mit Computern auf den freien Plätzen beginnen
invite-from = { $name } lädt dich ein: { $game }
invite-to = Einladung: { $game }
invite-sit = Platz nehmen
invite-players = { $count ->
    [one] Für 1 Person
   *[other] Für { $count } Personen
}
table-intro = Neu in dieser Partie
table-intro-step = { $step } von { $steps }
table-intro-next = Weiter
table-intro-skip = Überspringen
table-intro-done = Losspielen
table-intro-rules = Regeln dieser Variante
table-chat-all = Alle
table-chat-allies = Nur Verbündete
table-chat-allies-about = Das lesen nur du und deine Verbündeten.
table-chat-write-allies = An Verbündete schreiben
table-chat-said-allies = { $name }, an Verbündete: { $text }
table-chat-who = Wer mitliest
table-chat-segment = { $count ->
    [0] { $name }
   *[other] { $name } ({ $count })
}
