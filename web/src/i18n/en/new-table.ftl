new-heading = New table: { game-name }
new-seats = Seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-open = Open seat
new-seat-open-about = Anyone with the link can sit here.
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-solo = Solo, you play Only Child: you against the Ghost.
new-level = Difficulty
new-level-about = { $level ->
    [novice] Makes obvious mistakes. Good for a first game.
    [steady] Plays sensibly and looks a little ahead.
    [sharp] Looks further ahead.
   *[master] { $game ->
        [dungeonville] Thinks longest, but is not clearly stronger than Sharp in this game.
       *[other] Thinks longest and plays best.
    }
}
new-options = Options
new-sides = Collectors
new-sides-about = Each collector has two sides that pay differently.
new-sides-first = All on side A: best for a first game
new-sides-b = All on side B
new-sides-random = Random mix
new-leader = First Leader
new-leader-about = Who holds the torch in the first round.
new-leader-random = Random
new-recall = Memory
new-recall-about = Whether collected cards keep showing values that everyone has seen.
new-recall-table = The table remembers for you
new-recall-memory = You remember: opponents’ cards show only their kind
new-clock = Clock
new-who = Who can join
new-who-link = Only people with the link
new-who-public = Anyone: the table is listed under Open tables
new-open = Create table
new-remove = Remove
new-rule-of = Rule on: { $option }
new-clock-about = { $kind ->
    [live] Each move has a time limit; extra time comes from a reserve for the whole game. When both run out, a computer takes over.
    [days] Play over several days and get a notification when it’s your turn.
   *[none] Take as much time as you like.
}
new-rated = Rated
new-rated-about = The result counts for ratings. Everyone needs an account, and hints are off.
new-gold = Starting gold
new-gold-about = What each player can spend in the first recruiting phase; gold left over is lost.
new-gold-usual = { $gold } gold: standard
new-gold-more = { $gold } gold: stronger parties from the start
new-first = First player
new-first-about = Who acts first in the first round. The first-player card passes to the left each round.
new-first-random = Random
