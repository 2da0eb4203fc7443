new-heading = New table: { $game }
new-seats = Seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-open = Open seat
new-seat-open-about = Anyone with the link can sit here.
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-level = Difficulty
new-level-about = { $level ->
    [novice] Makes obvious mistakes. Good for a first game.
    [steady] Plays sensibly and looks a little ahead.
   *[sharp] Looks further ahead.
}
new-options = Options
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
new-rated-about = The result counts for ratings. Everyone needs an account, there is a clock, and hints are off.
new-mix = Choose one by one
new-part = { $part }: { $letter }
new-hints = Hints for everyone
new-hints-about = Everyone may ask the computer for advice. Against computers alone, hints are always on.
new-hints-on = Everyone may ask for hints.
new-hints-off = No hints in games between people.
new-own-rules = These are Gravegoods’ own rules, not the publisher’s.
new-add-seats = Add { $count } seats
new-remove-seats = Remove { $count } seats
