new-heading = New table: { game-name }
new-seats = Seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-open = Open seat
new-seat-open-about = Anyone with the link can sit here.
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-solo = Alone, you play Only Child: you against the Ghost.
new-level = How strong
new-level-about = { $level ->
    [novice] Makes plain mistakes. Good for a first game.
    [steady] Plays sensibly and looks a little ahead.
    [sharp] Looks further ahead.
   *[master] { $game ->
        [dungeonville] Thinks longest. In this game that has not made it clearly stronger than Sharp.
       *[other] Thinks longest and plays best.
    }
}
new-options = Options
new-sides = Collectors
new-sides-about = Each collector has two sides that pay differently.
new-sides-first = All on side A: best for a first game
new-sides-b = All on side B
new-sides-random = A mix drawn by lot
new-leader = First Leader
new-leader-about = Who holds the torch in the first round.
new-leader-random = Drawn by lot
new-recall = Memory
new-recall-about = Whether values that everyone has seen stay shown on collected cards.
new-recall-table = The table remembers for you
new-recall-memory = You remember: opponents’ cards show only their kind
new-clock = Clock
new-who = Who may come
new-who-link = Only people with the link
new-who-public = Anyone: the table is shown in the lobby
new-open = Open the table
new-remove = Remove
new-rule-of = Rule on: { $option }
new-clock-about = { $kind ->
    [live] Each move has its own time; whoever needs longer draws on a reserve for the whole game. When both are used up, a computer plays on.
    [days] Play over days, with a notice when it is your turn.
   *[none] Everyone takes the time they like.
}
new-rated = Rated
new-rated-about = The result counts for ratings; everyone needs an account, and there are no hints.
new-gold = Starting gold
new-gold-about = What everyone may spend on the first recruiting; what is left is lost.
new-gold-usual = { $gold } gold: the usual
new-gold-more = { $gold } gold: stronger parties from the start
new-first = First player
new-first-about = Who acts first in the first round; the first-player card passes to the left each round.
new-first-random = Drawn by lot
