play-log-started = Die Partie beginnt.
play-log-relieved = { $absence ->
    [away] { $name } ist abwesend; ein Computer spielt weiter.
    [left] { $name } hat den Tisch verlassen; ein Computer spielt weiter.
    [forfeited] { $name } war zu lange weg und verliert.
   *[resigned] { $name } gibt auf.
}
play-log-spectators = { $muted ->
    [yes] { $who ->
        [you] Du schaltest die Zuschauer stumm.
       *[other] { $name } schaltet die Zuschauer stumm.
    }
   *[no] { $who ->
        [you] Du lässt die Zuschauer wieder schreiben.
       *[other] { $name } lässt die Zuschauer wieder schreiben.
    }
}
play-log-returned = { $name } ist zurück.
play-log-undo-asked = { $who ->
    [you] Du bittest, den letzten Zug zurückzunehmen.
   *[other] { $name } bittet darum, den letzten Zug zurückzunehmen.
}
play-log-undo-answered = { $agree ->
    [yes] { $who ->
        [you] Du stimmst zu.
       *[other] { $name } ist einverstanden.
    }
   *[no] { $who ->
        [you] Du stimmst nicht zu.
       *[other] { $name } ist nicht einverstanden.
    }
}
play-log-undo-withdrawn = { $who ->
    [you] Du ziehst die Anfrage zurück.
   *[other] { $name } zieht die Anfrage zurück.
}
play-log-undone = { $who ->
    [you] { $moves ->
        [one] Du nimmst den letzten Zug zurück.
       *[other] Du nimmst deine letzten { $moves } Züge zurück.
    }
   *[other] { $moves ->
        [one] { $name } nimmt den letzten Zug zurück.
       *[other] { $name } nimmt die letzten { $moves } eigenen Züge zurück.
    }
}
bot-says-won = { $line ->
    [0] Gewonnen! Noch eine Partie?
    [1] Gut gespielt. Vor allem von mir.
   *[2] Das hat Spaß gemacht.
}
bot-says-lost = { $line ->
    [0] Gut gespielt.
    [1] Das war knapp!
   *[2] Nächstes Mal bin ich vorbereitet.
}

play-log-round = Runde { $round }
play-recap = Seit deinem letzten Zug
play-recap-away = Während du weg warst
play-recap-again = Noch einmal zeigen
