play-bot = Computer { $seat }
play-log-started = The game begins.
play-log-relieved = { $absence ->
    [away] { $name } is away; a computer plays on.
    [left] { $name } has left; a computer plays on.
   *[resigned] { $name } resigns.
}
play-log-returned = { $name } is back.
play-log-undo-asked = { $who ->
    [you] You ask to take the last move back.
   *[other] { $name } asks to take the last move back.
}
play-log-undo-answered = { $agree ->
    [yes] { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
   *[no] { $who ->
        [you] You do not agree.
       *[other] { $name } does not agree.
    }
}
play-log-undo-withdrawn = { $who ->
    [you] You no longer ask for that.
   *[other] { $name } no longer asks for that.
}
play-log-undone = { $who ->
    [you] You take the last move back.
   *[other] { $name } takes the last move back.
}
