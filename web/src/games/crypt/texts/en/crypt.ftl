crypt-kind = { $kind ->
    [idol] Idol
    [jewelry] Jewelry
    [manuscript] Manuscript
    [pottery] Pottery
    [remains] Remains
   *[tapestry] Tapestry
}
crypt-kind-plural = { $kind ->
    [idol] Idols
    [jewelry] Jewelry
    [manuscript] Manuscripts
    [pottery] Pottery
    [remains] Remains
   *[tapestry] Tapestries
}
crypt-of-kind = { $kind ->
    [idol] Idol collector
    [jewelry] Jewelry collector
    [manuscript] Manuscript collector
    [pottery] Pottery collector
    [remains] Remains collector
   *[tapestry] Tapestry collector
}
crypt-kind-letter = { $kind ->
    [idol] I
    [jewelry] J
    [manuscript] M
    [pottery] P
    [remains] R
   *[tapestry] T
}
crypt-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
crypt-servants = { $dice ->
    [one] 1 servant
   *[other] { $dice } servants
}
crypt-card = { $coins ->
    [0] { crypt-kind }, value unknown
   *[other] { crypt-kind }, { crypt-coins }
}
crypt-card-flipped = { crypt-card }, flipped
crypt-side = { crypt-kind-plural } { $side }
crypt-ghost = The Ghost
crypt-die = { $state ->
    [home] Servant, available
    [exhausted] Servant, exhausted
   *[placed] Servant at effort { $effort }
}
crypt-rank = { $rank ->
    [0] the Fool
    [1] the Petty
    [2] the Wealthy
   *[3] the Magnificent
}
crypt-rank-result = With { crypt-coins } you are { crypt-rank }.
crypt-source = { $source ->
    [treasures] Coins on treasures
    [idol] Idol collector
    [jewelry] Jewelry collector
    [manuscript] Manuscript collector
    [pottery] Pottery collector
    [remains] Remains collector
    [tapestry] Tapestry collector
    [curse] The curse
   *[servants] Available servants
}

crypt-collector = { crypt-of-kind }, side { $side }
crypt-ability-idol-A = When collecting: flip 1 Idol to re-roll a servant that failed this round.
crypt-ability-idol-B = The first to hold 2 Idols flip both and score 5 coins at the end; everyone else with 2 or more scores 2.
crypt-ability-jewelry-A = With 2 or more Jewelry, your best one counts twice.
crypt-ability-jewelry-B = 1 coin for every Jewelry.
crypt-ability-manuscript-A = With 2 or more Manuscripts, each counts 4.
crypt-ability-manuscript-B = Any time: flip 1 Manuscript to look at the face-down cards in the crypt.
crypt-ability-pottery-A = 2 Pottery score 2 coins, 3 score 4, 4 or more score 8.
crypt-ability-pottery-B = Before claiming: flip 2 Pottery to take a face-down card from the crypt.
crypt-ability-remains-A = Any time: flip 2 Remains to make an exhausted servant available.
crypt-ability-remains-B = 4 or more Remains score 10 coins.
crypt-ability-tapestry-A = 5 coins for the player with the most coins in Tapestries; tied players each get 5.
crypt-ability-tapestry-B = 3 or more Tapestries score 7 coins; if several players have them, 4 each.

crypt-round = Round { $round } of { $rounds }
crypt-phase = { $phase ->
    [reveal] Reveal
    [tokens] Tokens
    [pottery] Before claiming
    [claim] Claim
    [collect] Collect
    [idol] Re-rolls
    [give] Giving
    [curse] The curse
    [last] Last chance
    [rolloff] Roll-off
   *[over] Game over
}
crypt-leader = Leader
crypt-lights-out = Lights Out
crypt-deck = { $cards ->
    [one] Deck: 1 card, { crypt-kind } on top
   *[other] Deck: { $cards } cards, { crypt-kind } on top
}
crypt-deck-untold = { $cards ->
    [0] The deck is empty
    [one] Deck: 1 card
   *[other] Deck: { $cards } cards
}
crypt-discards = Discarded treasures: { $count }
crypt-row = Treasures in the crypt
crypt-slot = Treasure { $slot }: { crypt-card }
crypt-slot-face-down = Treasure { $slot }: { crypt-card }, face down
crypt-slot-gap = Place { $slot } is empty
crypt-slot-free = unclaimed
crypt-slot-held = { $who ->
    [ghost] held by the Ghost with { crypt-servants } at { $effort }, { $total } in all
   *[other] held by { $name } with { crypt-servants } at { $effort }, { $total } in all
}
crypt-slot-yours = yours, with { crypt-servants } at { $effort }, { $total } in all
crypt-board = { $name }’s board
crypt-board-yours = Your board
crypt-board-dice = { $home } available, { $exhausted } exhausted, { $placed } on treasures
crypt-board-cards = { $cards ->
    [0] No treasures yet
    [one] 1 treasure
   *[other] { $cards } treasures
}
crypt-board-known = { crypt-board-cards }, { crypt-coins } for certain
crypt-progress = { crypt-kind-plural }: { $have } of { $need }
crypt-progress-idol-earned = The 5 coins for Idols are earned.

crypt-claim = Claim
crypt-recover = Recover
crypt-recover-about = All your exhausted servants become available.
crypt-pass-about = You place no servant this turn.
crypt-pass = Pass
crypt-pick-die = Choose a servant.
crypt-pick-treasure = Choose a treasure.
crypt-pick-more = { $free ->
    [one] 1 servant left: send it to another treasure, or confirm.
   *[other] { $free } servants left: send them to other treasures, or confirm.
}
crypt-effort = Effort
crypt-servants-name = Servants
crypt-add-die = Add a servant
crypt-remove-die = Take a servant back
crypt-staged = { crypt-servants } on treasure { $slot } at effort { $effort }
crypt-staged-all = { $stakes }.
crypt-staged-none = No servant placed yet.
crypt-odds-safe = Effort 1: can’t be exhausted.
crypt-odds = Chance of exhaustion for each servant: { $percent }%.
crypt-odds-none = None exhausted: { $percent }%.
crypt-to-bump = Others need { $total } or more to bump you.
crypt-last-turn = Last turn of the phase: one treasure only.
crypt-must-recover = You can’t place a servant now: recover.
crypt-must-pass = You can’t place a servant now: pass.

crypt-any-time = Any time
crypt-decline = Not now
crypt-choose-flip = { $count ->
    [one] Choose 1 card to flip
   *[other] Choose { $count } cards to flip
}
crypt-choose-exhausted = Choose the servant to make available
crypt-choose-face-down = Choose the face-down card to take
crypt-choose-reroll = Choose the servant to re-roll
crypt-exhausted-earlier = exhausted earlier
crypt-exhausted-failed = failed at effort { $effort }
crypt-window-pottery = Before claiming you can flip 2 Pottery and take a face-down card.
crypt-window-idol = You can flip an Idol to re-roll a servant that failed.
crypt-window-last = Last chance: flip 2 Remains to make a servant available for one more coin.
crypt-rule-link = Rule { $rule }

crypt-slot-seen = seen by { $names }
crypt-slot-staged = you are placing { crypt-servants } at { $effort }, { $total } in all
crypt-ghost-bumped = { $dice ->
    [0] No servant bumped this round
    [one] 1 servant bumped this round
   *[other] { $dice } servants bumped this round
}
crypt-collectors = Collectors
crypt-progress-count = { crypt-kind-plural }: { $have }
crypt-progress-coins = { crypt-kind-plural }: { crypt-coins }
crypt-progress-face-down = { crypt-kind-plural } still face down: { $have } of { $need }
crypt-doing = { $phase ->
    [pottery] { $names } can take a face-down card…
    [idol] { $names } can re-roll…
    [give] Gifts are being decided by { $names }…
    [last] { $names } has a last chance…
   *[claim] Waiting for { $names }…
}
crypt-your-actions = Your actions
crypt-to-bump-none = Nobody can bump you here.
crypt-use-name = { $ability ->
    [look] Look at face-down cards
    [restore] Make a servant available
    [take] Take a face-down card
   *[reroll] Re-roll a servant
}
crypt-move = { $action ->
    [recover] recover
    [pass] pass
    [decline] not now
    [look] look at face-down cards
    [restore] make a servant available
    [take] take a face-down card
    [give] give a treasure
    [ask] ask the dead
   *[reroll] re-roll a servant
}
crypt-use-odds = Succeeds on { $holds } of 6: { $percent }%
crypt-roll-against = against { $effort }
crypt-rolls-past = Previous round:
crypt-keys-arrows = move between treasures
crypt-keys-digits = set the effort
crypt-keys-dice = add or remove a servant
crypt-keys-enter = places a servant on a treasure; press again to go to Confirm
crypt-keys-escape = starts over
crypt-keys-help = shows these shortcuts

crypt-refusal-players = Crypt is for 1 to 4 players.
crypt-refusal-no-such-seat = This table has no such seat.
crypt-refusal-solo-leader = Solo, you always lead the first round.
crypt-refusal-over = The game is over.
crypt-refusal-waiting-for-chance = The dice are still rolling.
crypt-refusal-not-waiting-for-chance = A player must decide first.
crypt-refusal-not-your-turn = It’s not your turn.
crypt-refusal-wrong-phase = You can’t do that in this phase.
crypt-refusal-empty-claim = Place at least one servant.
crypt-refusal-too-few-dice = { $home ->
    [0] You have no available servant.
    [one] You have only 1 available servant.
   *[other] You have only { $home } available servants.
}
crypt-refusal-no-treasure = There is no treasure at place { $slot }.
crypt-refusal-own-dice = Your servants already stand on treasure { $slot }.
crypt-refusal-effort-too-low = { $offered } is not enough on treasure { $slot }: it takes more than { $standing }.
crypt-refusal-one-treasure-only = On the last turn of the phase you can claim only one treasure.
crypt-refusal-other-side = This side of the { crypt-of-kind } doesn’t offer that.
crypt-refusal-cannot-flip = You can’t flip this card for that.
crypt-refusal-nothing-to-see = You’ve already seen every face-down card.
crypt-refusal-not-face-down = Treasure { $slot } is not face down.
crypt-refusal-no-such-exhausted-die = You have no such exhausted servant.
crypt-refusal-no-failed-die = None of your servants failed at effort { $effort } this round.
crypt-refusal-twins = Conspiring Twins is for 2 players.
crypt-refusal-houses = Clash of Houses is for 6 or 8 players.
crypt-refusal-other-edition = This table can’t play a variant.
crypt-refusal-join-at-effort = Servants that join your ally on treasure { $slot } must show effort { $effort }.
crypt-refusal-cannot-give = You can only give an unflipped treasure that you collected this round.
crypt-refusal-gift-is-sealed = You have decided what to give. Wait for the others.
crypt-refusal-no-curse = Nothing is cursed in this game.
crypt-refusal-no-die-to-ask = Asking the dead takes an available servant.
crypt-refusal-no-token-to-see = You’ve already seen every token that lies aside.
crypt-refusal-other-chance = The game is waiting for something else.
crypt-refusal-impossible-chance = That result is not possible.
crypt-solo = Solo, you play Only Child: you have no siblings, but your father’s Ghost wants his treasures back.
crypt-level-master = Thinks longest. With two players it is the strongest level.
crypt-option-variant = Game
crypt-option-variant-about = The variants, for two against the Ghost and for six or eight players, play by this project’s own rules.
crypt-choice-variant-base = The base game
crypt-choice-variant-twins = Conspiring Twins: together against the Ghost (our own rules)
crypt-choice-variant-houses = Clash of Houses: pairs against pairs (our own rules)
crypt-option-curse = Curse
crypt-option-curse-about = One kind of treasure is cursed, and nobody knows which until the end. By this project’s own rules.
crypt-choice-curse-off = No curse
crypt-choice-curse-on = Cursed Treasure (our own rules)
crypt-option-sides = Collectors
crypt-option-sides-about = Each collector has two sides that pay differently.
crypt-choice-sides-AAAAAA = All on side A: best for a first game
crypt-choice-sides-BBBBBB = All on side B
crypt-choice-sides-random = Random mix
crypt-option-leader = First Leader
crypt-option-leader-about = Who holds the torch in the first round.
crypt-choice-leader-random = Random
crypt-option-recall = Memory
crypt-option-recall-about = Whether the table keeps showing values that you have seen, or you have to remember them.
crypt-choice-recall-table = The table remembers for you
crypt-choice-recall-memory = You remember: others’ cards and discards show only their kind
crypt-tie = Tied for first: the tied players roll their available servants, and the highest sum wins.

crypt-discards-door = Discards
crypt-collected = Your treasures
crypt-option-ghost = Ghost’s dice
crypt-option-ghost-about = The colour of the dice that the Ghost rolls.
crypt-choice-ghost-pale = Pale
crypt-choice-ghost-red = Red
crypt-choice-ghost-violet = Violet
crypt-choice-ghost-teal = Teal
crypt-choice-ghost-black = Black
crypt-choice-ghost-gold = Gold
crypt-choice-ghost-green = Green
crypt-choice-ghost-blue = Blue
crypt-choice-ghost-pink = Pink
crypt-house = { $house ->
    [0] The House of the Crown
    [1] The House of the Key
    [2] The House of the Tower
   *[3] The House of the Cup
}
crypt-twins = The twins
crypt-pool-variant-twins = Conspiring Twins
crypt-pool-variant-houses = Clash of Houses
crypt-pool-curse-on = Cursed Treasure
