home-title = Home
home-heading = Games from the grave
home-lead = Play now against the computer, or send your friends a link. No account needed.
home-play-now = Play
home-with-friends = With friends
home-rules = Rules
home-continue = Your tables
home-your-turn = Your turn
home-their-turn = Waiting for { $name }
home-learn = Learn
home-lobby = Open tables
home-account = Account
home-gathering = Not started yet
home-standings = Standings
home-solo = Solo
home-players = Players
home-against-computers = Play against computers
home-difficulty = Difficulty
home-level = { $level ->
    [novice] Novice
    [steady] Steady
    [sharp] Sharp
   *[master] Master
}
home-first = First time here?
home-first-about = Learn { $game } in your first game: a guide explains each step.
home-first-start = Start the lesson
home-own-rules = With { $players } players you play in teams, by Gravegoods’ own rules.
