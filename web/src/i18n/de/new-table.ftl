new-heading = Neuer Tisch: { $game }
new-seats = Plätze
new-seat = Platz { $number }
new-seat-me = Ich
new-seat-open = Freier Platz
new-seat-open-about = Wer den Link hat, kann sich hierher setzen.
new-add-seat = Platz hinzufügen
new-remove-seat = Platz { $number } entfernen
new-level = Spielstärke
new-level-about = { $level ->
    [novice] Macht klare Fehler; gut für eine erste Partie.
    [steady] Spielt vernünftig und schaut ein wenig voraus.
   *[sharp] Schaut weiter voraus.
}
new-options = Einstellungen
new-clock = Bedenkzeit
new-who = Wer kann mitspielen
new-who-link = Nur wer den Link hat
new-who-public = Alle: Der Tisch steht bei den offenen Tischen
new-open = Tisch eröffnen
new-remove = Entfernen
new-rule-of = Regel zu: { $option }
new-clock-about = { $kind ->
    [live] Jeder Zug hat seine Zeit; reicht sie nicht, gibt es eine Reserve für die ganze Partie. Ist beides aufgebraucht, spielt ein Computer weiter.
    [days] Eine Partie über mehrere Tage, mit Benachrichtigung, wenn du am Zug bist.
   *[none] Nehmt euch so viel Zeit, wie ihr möchtet.
}
new-rated = Gewertete Partie
new-rated-about = Das Ergebnis zählt für die Wertung; alle brauchen ein Konto, die Bedenkzeit ist begrenzt, und es gibt keine Tipps.
new-mix = Einzeln wählen
new-part = { $part }: { $letter }
new-hints = Tipps für alle
new-hints-about = Alle dürfen den Computer um Rat fragen. Wer allein gegen Computer spielt, bekommt immer Tipps.
new-hints-on = Alle dürfen nach Tipps fragen.
new-hints-off = Keine Tipps, wenn Menschen gegeneinander spielen.
new-own-rules = Das sind die eigenen Regeln von Gravegoods, nicht die des Verlags.
new-add-seats = { $count } Plätze hinzufügen
new-remove-seats = { $count } Plätze entfernen
