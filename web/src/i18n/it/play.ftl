play-bot = Computer { $seat }
play-log-started = La partita comincia.
play-log-relieved = { $absence ->
    [away] { $name } non c’è: gioca il computer.
    [left] { $name } ha lasciato il tavolo: gioca il computer.
   *[resigned] { $name } abbandona.
}
play-log-returned = { $name } è di nuovo al tavolo.
play-log-undo-asked = { $who ->
    [you] Chiedi di annullare l’ultima mossa.
   *[other] { $name } chiede di annullare l’ultima mossa.
}
play-log-undo-answered = { $agree ->
    [yes] { $who ->
        [you] Accetti.
       *[other] { $name } è d’accordo.
    }
   *[no] { $who ->
        [you] Non accetti.
       *[other] { $name } non è d’accordo.
    }
}
play-log-undo-withdrawn = { $who ->
    [you] Ritiri la richiesta.
   *[other] { $name } ritira la richiesta.
}
play-log-undone = { $who ->
    [you] Annulli l’ultima mossa.
   *[other] { $name } annulla l’ultima mossa.
}
