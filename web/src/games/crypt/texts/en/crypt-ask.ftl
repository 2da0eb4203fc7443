crypt-percent = { $percent }%
crypt-face = Effort { $effort }: { $percent }% risk of exhaustion.
crypt-face-ghost = The Ghost bumps you: { $percent }%.
crypt-face-closed = Effort { $effort }: too low here
crypt-faces-exhausted = exhausted
crypt-faces-ghost = bumped
crypt-ghost-bumps = The Ghost bumps you with { $total } or more: { $percent }%.
crypt-so-far = { $certain ->
    [yes] If it ended now: { crypt-coins }
   *[no] If it ended now: at least { crypt-coins }
}
crypt-so-far-short = { $certain ->
    [yes] now { $coins }
   *[no] now { $coins }+
}
crypt-so-far-hidden = The Tapestry bonus depends on cards you can’t see. It isn’t counted here.
crypt-ask-key = says what the focused thing is
crypt-ask-worth = Worth { crypt-coins } at the end, flipped or not.
crypt-ask-hidden = Face down: the back shows only its kind. You see its value if you collect it.
crypt-ask-peeked = Face down, but you know its value.
crypt-ask-collector = { crypt-of-kind }: { $ability }
crypt-ask-free = Nobody has claimed it. One servant is enough, at any effort.
crypt-ask-held = Standing total: { $total }. To take it over, place more than { $total }; a tie isn’t enough. Bumped servants go home, not exhausted.
crypt-ask-mine = Your servants stand here. You can’t add more to them.
crypt-ask-flipped = Flipped: its ability is used up. It still scores and still counts in sets.
crypt-ask-servants = Servants
crypt-ask-servants-rolled = When treasures are collected, every servant is rolled. A roll below its effort exhausts it; effort 1 never fails.
crypt-ask-servants-tired = An exhausted servant can’t be placed until you recover. At the end, every servant that isn’t exhausted is worth 1 coin.
crypt-ask-leader = The Leader takes the first turn of the round. Both torches move one player to the left after each round.
crypt-ask-lights-out = The player with Lights Out takes the last turn of the round: nobody can answer it, but only one treasure can be claimed on it.
crypt-ask-ghost = It rolls three dice. Equal dice add up. From the highest total down, each goes to the leftmost treasure that is free or where your total is lower.
crypt-ask-ghost-ties = A tie doesn’t bump you. What the Ghost holds at the end of a round is discarded.
crypt-ask-ghost-last = On its second turn it rolls only the dice you bumped, and places only the highest.
crypt-ask-deck = The deck
crypt-ask-deck-top = The backs show the kind, so everyone can see what kind comes next. When the deck is empty, the game ends after this round.
crypt-ask-discard = Discarded: nobody claimed it, or the Ghost held it. It’s out of the game.
