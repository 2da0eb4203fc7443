end-title = Game over
end-won = { $who ->
    [you] You have won!
   *[other] { $name } has won.
}
end-shared = The win is shared by { $names }.
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-sheet = Score sheet
end-source = Source
end-total = Total
end-tie = Tied for first: those tied roll their available servants; the higher sum wins.
end-rating = { $change ->
    [0] Rating unchanged: { $rating }
   *[other] Rating { $change }, now { $rating }
}
end-replay = Watch the replay
end-verify = Check the luck
end-verify-text = The seal was opened: everyone can now check that no die and no card was chosen by the server.
end-verify-good = Checked: seal and game agree.
end-verify-bad = Seal and game do not agree. Please report this table.
end-new = New table
end-resigned = { $name } resigned.
end-seal = Seal, shown before the game
end-seed = Seed, shown now
end-verify-seal = Check the seal here
end-verify-how = To check every card and die as well, download the game and run: { $command }
end-export = Download the game
