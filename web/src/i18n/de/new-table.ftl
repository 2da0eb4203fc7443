new-heading = Neuer Tisch: { game-name }
new-seats = Plätze
new-seat = Platz { $number }
new-seat-me = Ich
new-seat-open = Freier Platz
new-seat-open-about = Wer den Link hat, kann sich hierher setzen.
new-add-seat = Platz hinzufügen
new-remove-seat = Platz { $number } entfernen
new-solo = Allein spielst du Einzelkind: du gegen den Geist.
new-level = Spielstärke
new-level-about = { $level ->
    [novice] Macht klare Fehler; gut für eine erste Partie.
    [steady] Spielt vernünftig und schaut ein wenig voraus.
    [sharp] Schaut weiter voraus.
   *[master] { $game ->
        [dungeonville] Denkt am längsten nach, spielt dieses Spiel aber nicht merklich stärker als „scharfsinnig“.
       *[other] Denkt am längsten nach und spielt am besten.
    }
}
new-options = Einstellungen
new-sides = Sammler
new-sides-about = Jeder Sammler hat zwei Seiten, die verschieden zahlen.
new-sides-first = Alle auf Seite A: am besten für die erste Partie
new-sides-b = Alle auf Seite B
new-sides-random = Zufällig gemischt
new-leader = Erster Anführer
new-leader-about = Wer in der ersten Runde die Fackel hält.
new-leader-random = Zufällig
new-recall = Gedächtnis
new-recall-about = Ob Werte, die alle gesehen haben, auf gesammelten Karten sichtbar bleiben.
new-recall-table = Der Tisch merkt sie sich
new-recall-memory = Ihr merkt sie euch: Karten der anderen zeigen nur ihre Art
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
new-rated-about = Das Ergebnis zählt für die Wertung; alle brauchen ein Konto, und es gibt keine Tipps.
new-gold = Startgold
new-gold-about = Was alle beim ersten Anwerben ausgeben dürfen; was übrig bleibt, verfällt.
new-gold-usual = { $gold } Gold: Standard
new-gold-more = { $gold } Gold: von Anfang an stärkere Gruppen
new-first = Wer beginnt
new-first-about = Wer in der ersten Runde zuerst an der Reihe ist; jede Runde geht es nach links weiter.
new-first-random = Zufällig
