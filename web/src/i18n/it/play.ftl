play-bot = Computer { $seat }
play-log-started = La partita comincia.
play-log-relieved = { $absence ->
    [away] { $name } non c’è: gioca il computer.
    [left] { $name } ha lasciato il tavolo: gioca il computer.
   *[resigned] { $name } abbandona.
}
play-log-returned = { $name } è di nuovo al tavolo.
play-log-undo-asked = { $name } chiede di annullare l’ultima mossa.
play-log-undo-answered = { $agree ->
    [yes] { $name } è d’accordo.
   *[no] { $name } non è d’accordo.
}
play-log-undo-withdrawn = { $name } ritira la richiesta.
play-log-undone = { $name } annulla l’ultima mossa.
