end-title = Game over
end-won = { $who ->
    [you] You won!
   *[other] { $name } won.
}
end-shared = Shared win: { $names }.
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-sheet = Score sheet
end-source = Source
end-total = Total
end-rating = { $change ->
    [0] Rating unchanged: { $rating }
   *[other] Rating { $change }, now { $rating }
}
end-replay = Watch the replay
end-verify = Check fairness
end-verify-text = The seal is open: anyone can now check that the server chose no die and no card.
end-verify-good = Checked: the seal matches the game.
end-verify-bad = The seal doesn’t match the game. Please report this table.
end-new = New table
end-resigned = { $name } resigned.
end-seal = Seal, shown before the game
end-seed = Seed, shown now
end-verify-seal = Check the seal
end-verify-how = To check every card and die too, download the game and run: { $command }
end-export = Download game

end-share = Share a picture
end-shared-saved = The picture is saved.
end-share-failed = The picture could not be made.
end-best-new = A personal best!
end-best = Your best so far: { $score }
end-streak = { $count ->
    [one] 1 good game
   *[other] { $count } good games in a row
}
end-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins in a row
}
