play-bot = Computer { $seat }
play-log-started = Die Partie beginnt.
play-log-relieved = { $absence ->
    [away] { $name } ist abwesend; ein Computer spielt weiter.
    [left] { $name } hat den Tisch verlassen; ein Computer spielt weiter.
   *[resigned] { $name } gibt auf.
}
play-log-returned = { $name } ist zurück.
play-log-undo-asked = { $name } bittet darum, den letzten Zug zurückzunehmen.
play-log-undo-answered = { $agree ->
    [yes] { $name } ist einverstanden.
   *[no] { $name } ist nicht einverstanden.
}
play-log-undo-withdrawn = { $name } bittet nicht länger darum.
play-log-undone = { $name } nimmt den letzten Zug zurück.
