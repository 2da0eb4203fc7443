play-bot = Computer { $seat }
play-log-started = The game begins.
play-log-relieved = { $absence ->
    [away] { $name } is away; a computer plays on.
    [left] { $name } has left; a computer plays on.
   *[resigned] { $name } resigns.
}
play-log-returned = { $name } is back.
play-log-undo-asked = { $name } asks to take the last move back.
play-log-undo-answered = { $agree ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
play-log-undo-withdrawn = { $name } no longer asks for that.
play-log-undone = { $name } takes the last move back.
