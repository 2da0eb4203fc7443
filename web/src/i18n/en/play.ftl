play-bot = Computer { $seat }
play-log-started = The game starts.
play-log-relieved = { $absence ->
    [away] { $name } is away; a computer takes over.
    [left] { $name } has left; a computer takes over.
   *[resigned] { $name } resigns.
}
play-log-returned = { $name } is back.
play-log-undo-asked = { $who ->
    [you] You ask to undo the last move.
   *[other] { $name } asks to undo the last move.
}
play-log-undo-answered = { $agree ->
    [yes] { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
   *[no] { $who ->
        [you] You don’t agree.
       *[other] { $name } doesn’t agree.
    }
}
play-log-undo-withdrawn = { $who ->
    [you] You withdraw the request.
   *[other] { $name } withdraws the request.
}
play-log-undone = { $who ->
    [you] You undo the last move.
   *[other] { $name } undoes the last move.
}
