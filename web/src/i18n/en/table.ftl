table-title = { $game }
table-invite = Invite
table-invite-about = Send this link; whoever opens it can sit down or watch.
table-copy = Copy link
table-copied = Link copied.
table-your-name = Your name at this table
table-sit = Sit here
table-stand = Leave this seat
table-watch = Watch
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
table-turn-of = { $name } is to move
table-waiting-dice = The dice are rolling…
table-confirm = Confirm
table-undo = Undo
table-undo-all = Start this move over
table-undo-hint = Nothing is final until you confirm.
table-resign = Resign
table-resign-ask = Resign this game?
table-resign-about = A computer plays your seat to the end; the game counts as lost for you.
table-leave = Leave the table
table-leave-ask = Leave the table?
table-leave-about = Your seat is kept. You can come back by the same link.
table-hint = Hint
table-hint-thinking = Thinking about your position…
table-hint-text = Suggestion: { $move }. Chance to win: { $percent } %.
table-hint-solo = Suggestion: { $move }. Score to expect: { $score }.
table-chat = Chat
table-chat-write = Write a message
table-chat-send = Send
table-chat-empty = No messages yet.
table-log = What happened
table-clock = Time left for { $name }: { $time }
table-clock-yours = Your time left: { $time }
table-clock-low = Your time is running out.
table-clock-out = Time is up for { $name }; a computer plays on.
table-away = { $name } is away
table-back = { $name } is back
table-bot-took = A computer is playing for { $name } until they return.
table-take-back = Take my seat back
table-give-bot = Let a computer play for { $name }
table-menu = Table menu
table-options = Options of this table
table-keys = Keys
table-connected = Connected
table-reconnecting = The connection dropped. Trying again…
table-reconnected = Connected again. You missed nothing.
table-fair = Fair by proof
table-fair-about = The luck of this game was sealed before the deal; its seal is { $seal }. After the game anyone can check it.
table-notify = Tell me when it is my turn
table-rematch = Rematch
