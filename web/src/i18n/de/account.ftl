account-title = Konto
account-guest = Du spielst als Gast
account-guest-about = Deine Tische sind in diesem Browser gespeichert. Mit einem Konto hast du sie überall, samt deinen Partien und Wertungen.
account-register = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-name = Name
account-name-hint = Bis zu 24 Zeichen; alle können ihn sehen.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen. Ein paar zufällige Wörter eignen sich gut.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-change-name = Namen ändern
account-change-password = Passwort ändern
account-changed = Gespeichert.
account-welcome = Willkommen, { $name }!
account-history = Gespielte Partien
account-history-none = Noch keine beendete Partie.
account-history-row = { $game }, { $date }: { $result }
account-result = { $place ->
    [1] gewonnen mit { $score }
   *[other] Platz { $place } mit { $score }
}
account-ratings = Wertungen
account-rating = { $game }, { $players } Personen: { $rating } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
})
account-rating-none = Spiel eine gewertete Partie, um eine Wertung zu bekommen.
account-history-more = Ältere Partien
account-score = { $score ->
    [one] 1 Coin im Solospiel
   *[other] { $score } Coins im Solospiel
}
account-resigned = aufgegeben
account-nobody = Wer bist du?
account-nobody-yet = noch nicht gewählt
account-take-name = Diesen Namen verwenden
