play-log-started = The game starts.
play-log-relieved = { $absence ->
    [away] { $name } is away; a computer takes over.
    [left] { $name } has left; a computer takes over.
    [forfeited] { $name } was away and loses.
   *[resigned] { $name } resigns.
}
play-log-spectators = { $muted ->
    [yes] { $who ->
        [you] You mute spectators.
       *[other] { $name } mutes spectators.
    }
   *[no] { $who ->
        [you] You let spectators write again.
       *[other] { $name } lets spectators write again.
    }
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
    [you] { $moves ->
        [one] You undo the last move.
       *[other] You undo your last { $moves } moves.
    }
   *[other] { $moves ->
        [one] { $name } undoes the last move.
       *[other] { $name } undoes their last { $moves } moves.
    }
}
bot-says-won = { $line ->
    [0] I win! Play again?
    [1] Well played. By me, mostly.
   *[2] That was fun.
}
bot-says-lost = { $line ->
    [0] Well played.
    [1] I was this close!
   *[2] Next time I’ll be ready.
}

play-log-round = Round { $round }
play-recap = Since your last turn
play-recap-away = While you were away
play-recap-again = Play it again
