new-title = New table
new-heading = New table: { $game }
new-seats = Seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-open = Open seat
new-seat-open-about = Anyone with the link can sit here.
new-seat-bot = Computer
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-solo = Alone, you play Only Child: you against the Ghost.
new-level = How strong
new-level-name = { $level ->
    [novice] Novice
    [steady] Steady
    [sharp] Sharp
   *[master] Master
}
new-level-about = { $level ->
    [novice] Plays on a whim; good for a first game.
    [steady] Plays sensibly, without looking ahead.
    [sharp] Looks ahead and punishes mistakes.
   *[master] Thinks hard; few people beat it.
}
new-options = Options
new-sides = Collectors
new-sides-about = Each collector has two sides that pay differently.
new-sides-first = All on side A: best for a first game
new-sides-b = All on side B
new-sides-random = A mix drawn by lot
new-sides-own = My own mix
new-leader = First Leader
new-leader-about = Who holds the torch in the first round.
new-leader-random = Drawn by lot
new-recall = Memory
new-recall-about = What the table shows of opponents’ cards that lie face down again.
new-recall-table = The table remembers: values once seen stay shown
new-recall-memory = You remember: only the kind is shown
new-clock = Clock
new-clock-none = No clock
new-clock-none-about = Everyone takes the time they like.
new-clock-live = Live
new-clock-live-about = Each player has a supply of time for the whole game, and a little more for every move.
new-clock-days = Days for each move
new-clock-days-about = Play over days, with a notice when it is your turn.
new-clock-minutes = Minutes for each player
new-clock-seconds-added = Seconds added for each move
new-clock-days-count = { $days ->
    [one] 1 day for each move
   *[other] { $days } days for each move
}
new-who = Who may come
new-who-link = Only people with the link
new-who-public = Anyone: the table is shown in the lobby
new-open = Open the table
