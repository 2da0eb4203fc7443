table-invite = Invite
table-invite-about = Send this link; whoever opens it can sit down or watch.
table-copy = Copy link
table-copied = Link copied.
table-your-name = Your name at this table
table-your-name-is = Your name at this table:
table-sit = Sit here
table-stand = Leave this seat
table-watching = You are watching.
table-watchers = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
}
table-waiting-seats = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
}
table-fill-bots = Fill empty seats with computers
table-start = Start
table-your-turn = Your turn
table-waiting-dice = The dice are rolling…
table-of = { $name }:
table-confirm = Confirm
table-undo-all = Start this move over
table-resign = Resign
table-resign-ask = Resign this game?
table-resign-about = The game counts as lost for you. If others play on, a computer takes your seat to the end; if nobody is left to play, it is over.
table-leave = Leave the table
table-leave-ask = Leave the table?
table-leave-about = Your seat is kept. You can come back by the same link.
table-hint = Hint
table-hint-thinking = Thinking about your position…
table-hint-text = Suggestion: { $move }. Chance to win: { $percent }%.
table-hint-solo = Suggestion: { $move }. Score to expect: { $score }.
table-hints = Suggestions
table-hint-stage = Set it up
table-chat = Chat
table-chat-write = Write a message
table-chat-send = Send
table-chat-empty = No messages yet.
table-chat-said = { $name }: { $text }
table-log = What happened
table-clock = Time left for { $name }: { $time }
table-clock-low = Your time is running out.
table-take-back = Take my seat back
table-menu = Table menu
table-options = Options of this table
table-keys = Keys
table-reconnecting = The connection dropped. Trying again…
table-reconnected = Connected again. You missed nothing.
table-fair = Provably fair
table-fair-about = The luck of this game is sealed before it begins: this is the seal. Everyone’s browser adds a number of its own, so nobody can choose the dice. After the game anyone can check it.
table-notify = Tell me when it is my turn
table-page = Table
table-fetching = Fetching the table…
table-gone = No such table
table-link = Link to this table
table-share = Share…
table-players = Players
table-appoint = Seat a computer
table-vacate = Send away
table-ready = I am ready
table-unready = Wait a moment
table-waiting-ready = You are ready. The game begins when all the others are.
table-all-here = All seats are taken. Start when you like.
table-seated = { $name } takes a seat.
table-is-ready = { $name } is ready.
table-dissolve = Clear the table away
table-dissolve-ask = Clear the table away?
table-dissolve-about = Everyone who sits here loses their seat. Nothing has been played yet.
table-dissolved = This table was cleared away before its game began.
table-bot-for-you = A computer is playing for you.
table-chat-unread = { $count ->
    [one] Chat: 1 new
   *[other] Chat: { $count } new
}
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-notify-on = You will be told when it is your turn.
table-notify-off = The browser does not allow notices. Its settings can change that.
table-turn-title = ▸ Your turn – { game-name }
table-resign-sure = Yes, resign for good
table-undo-move = Take my move back
table-undo-ask = Ask to take my move back
table-undo-asked = { $name } would like to take a move back.
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waiting = You have asked to take a move back. The others have not all answered yet.
table-undo-withdraw = Withdraw the request
seat-you = you
seat-here = here
seat-not-here = not here
seat-ready = ✓ ready
seat-to-move = to move:
seat-resigned = resigned
seat-bot-plays = a computer plays
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} and { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
table-rematch = Rematch
table-rematch-open = A rematch has been opened.
table-rematch-join = To the rematch
