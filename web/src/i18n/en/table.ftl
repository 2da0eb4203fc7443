table-invite = Invite
table-invite-about = Share this link. Anyone who opens it can play or watch.
table-copy = Copy link
table-copied = Link copied.
table-your-name = Your name at this table
table-your-name-is = Your name at this table:
table-sit = Sit here
table-stand = Leave this seat
table-watching = You’re watching.
table-watchers = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
}
table-waiting-seats = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
}
table-start = Start
table-your-turn = Your turn
table-waiting-dice = The dice are rolling…
table-of = { $name }:
table-confirm = Confirm
table-skip = Skip
table-skip-all = Skip all
table-undo-all = Start over
table-resign = Resign
table-resign-ask = Resign this game?
table-resign-about = You lose this game. If others play on, a computer takes your seat; if nobody is left to play, the game ends.
table-leave = Leave table
table-leave-ask = Leave the table?
table-leave-about = { $clock ->
    [live] A computer plays for you from now on, until you come back with the same link.
    [days] Your seat is kept and nothing is played for you. You have { $days ->
        [one] 1 day
       *[other] { $days } days
    } for each move; only when that time is up does a computer play for you.
   *[none] Your seat is kept and nothing is played for you. The game waits until you come back.
}
table-hint = Hint
table-hint-thinking = Thinking about your position…
table-hint-text = Suggestion: { $move }. Chance to win: { $percent }%.
table-hint-solo = Suggestion: { $move }. Expected score: { $score }.
table-hints = Suggestions
table-hint-stage = Set up this move
table-chat = Chat
table-chat-write = Write a message
table-chat-send = Send
table-chat-empty = No messages yet.
table-chat-said = { $name }: { $text }
table-log = Game log
table-clock = Time left for { $name }: { $time }
table-clock-low = Your time is running out.
table-take-back = Take my seat back
table-menu = Table menu
table-options = Table options
table-keys = Shortcuts
table-reconnecting = Connection lost. Reconnecting…
table-reconnected = Reconnected. You missed nothing.
table-fair = Provably fair
table-fair-about = The dice and cards of this game are sealed before it starts: this is the seal. Every player’s browser adds its own number, so nobody can choose them. After the game, anyone can check.
table-notify = Notify me when it’s my turn
table-page = Table
table-fetching = Loading table…
table-gone = Table not found
table-link = Link to this table
table-share = Share…
table-players = Players
table-appoint = Add computer
table-vacate = Remove
table-ready = I’m ready
table-unready = Not ready yet
table-all-here = All seats are taken. Start when you like.
table-seated = { $name } takes a seat.
table-is-ready = { $name } is ready.
table-dissolve = Delete table
table-dissolve-ask = Delete this table?
table-dissolve-about = Everyone here loses their seat. Nothing has been played yet.
table-free = Free { $name }’s seat
table-free-ask = Free { $name }’s seat?
table-free-about = They lose their seat and can’t take one at this table again. They can still watch.
table-free-sure = Free the seat
table-claim = Claim the win against { $name }
table-claim-about = { $players ->
    [2] { $name } has been away from this rated game. If you claim the win, the game ends and you win.
   *[other] { $name } has been away from this rated game. If you claim the win, a computer plays on for them, and they are placed last.
}
table-claim-sure = Claim the win
table-abort = Call off the game
table-abort-ask = Call off this game?
table-abort-about = Not everyone has made a move yet. The game ends without a winner and does not count.
table-aborted = This game was called off before it really began. It does not count.
table-leave-rated = This game is rated: if you stay away for a minute, another player can claim the win against you.
table-spectators-mute = Mute spectators
seat-forfeited = lost by being away
table-dissolved = This table was deleted before its game started.
table-bot-for-you = A computer is playing for you.
table-chat-unread = { $count ->
    [one] Chat: 1 new
   *[other] Chat: { $count } new
}
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-notify-on = We’ll notify you when it’s your turn.
table-notify-off = Your browser blocks notifications. You can change that in its settings.
table-turn-title = ▸ Your turn – { $game }
table-resign-sure = Yes, resign
table-undo-move = Undo my move
table-undo-ask = Ask to undo
table-undo-asked = { $name } asks to undo a move.
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waiting = You asked to undo a move. Waiting for the others to answer.
table-undo-withdraw = Withdraw request
seat-you = you
seat-here = here
seat-not-here = away
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
table-rematch-open = The rematch is open.
table-rematch-join = Join rematch
table-summary = Rules summary

table-showing = Here is what happens
table-waiting-for = Waiting for { $names }…
table-remarks-off = Hide computers’ remarks
table-remarks-on = Show computers’ remarks
table-sure = Make this move?
table-sure-about = It takes effect as soon as you confirm.
table-colour = Your colour
table-undo-back = Undo my last { $count } moves
table-start-bots = Start with computers in the free seats
invite-from = { $name } invites you to { $game }
invite-to = You’re invited to { $game }
invite-sit = Sit down
invite-players = { $count ->
    [one] A game for 1
   *[other] A game for { $count }
}
table-intro = New in this game
table-intro-step = { $step } of { $steps }
table-intro-next = Next
table-intro-skip = Skip
table-intro-done = Start playing
table-intro-rules = Rules of this variant
table-chat-all = Everyone
table-chat-allies = Only allies
table-chat-allies-about = Only you and your allies read this.
table-chat-write-allies = Write to your allies
table-chat-said-allies = { $name }, to allies: { $text }
table-chat-who = Who reads it
table-chat-segment = { $count ->
    [0] { $name }
   *[other] { $name } ({ $count })
}
