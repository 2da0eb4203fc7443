account-title = Konto
account-guest = Du spielst als Gast
account-guest-about = Deine Tische liegen in diesem Browser. Ein Konto bewahrt sie dir überall auf, samt deinen Partien und Wertungen.
account-register = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-name = Name
account-name-hint = 2 bis 20 Zeichen; alle können ihn sehen.
account-password = Passwort
account-password-hint = Mindestens 10 Zeichen. Ein paar zufällige Wörter sind gut.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-change-name = Namen ändern
account-change-password = Passwort ändern
account-changed = Geändert.
account-welcome = Willkommen, { $name }!
account-delete = Konto löschen
account-delete-ask = Dein Konto löschen?
account-delete-about = Dein Name verschwindet aus allen Partien. Das lässt sich nicht rückgängig machen.
account-history = Gespielte Partien
account-history-none = Noch keine beendete Partie.
account-history-row = { $game }, { $date }: { $result }
account-result = { $place ->
    [1] gewonnen
   *[other] { $place }. Platz
}
account-ratings = Wertungen
account-rating = { $game }: { $rating } ± { $spread }
account-rating-none = Spiel eine gewertete Partie, um eine Wertung zu bekommen.
