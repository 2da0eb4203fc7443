sealed-bids-level-master = Thinks longest.
sealed-bids-option-rounds = Rounds
sealed-bids-option-rounds-about = How many prizes are bid for.
sealed-bids-choice-rounds-3 = Three
sealed-bids-choice-rounds-1 = One
sealed-bids-choice-rounds-5 = Five
sealed-bids-refusal-no-such-setup = A game has 2 to 4 players and 1 to 5 rounds.
sealed-bids-refusal-no-such-seat = This table has no such seat.
sealed-bids-refusal-over = The game is over.
sealed-bids-refusal-waiting-for-chance = The game waits for a prize or a token.
sealed-bids-refusal-not-waiting-for-chance = The game waits for a player.
sealed-bids-refusal-not-your-turn = You can’t act now.
sealed-bids-refusal-wrong-phase = That can’t be done now.
sealed-bids-refusal-other-chance = The game waits for another answer.
sealed-bids-refusal-sealed-already = This player has already sealed a card.
sealed-bids-refusal-not-in-hand = This card is not in your hand.
sealed-bids-refusal-drawn-already = This player has already drawn a token.
sealed-bids-refusal-not-in-deck = This prize is not in the deck.
sealed-bids-refusal-not-in-urn = This token is not in the urn.
sealed-bids-number-of = { $who ->
    [you] you { $pips }
   *[other] { $name } { $pips }
}
sealed-bids-sight-turned = Prize { $pips } is turned up.
sealed-bids-sight-sealed = { $pips ->
    [-1] { $name } seals a card.
   *[other] { $who ->
        [you] You seal card { $pips }.
       *[other] { $name } seals a card.
    }
}
sealed-bids-sight-opened = The cards are opened: { $cards }. { $who ->
    [you] You take the prize.
    [nobody] The prize is lost.
   *[other] { $name } takes the prize.
}
sealed-bids-sight-reached = { $who ->
    [you] You reach into the urn.
   *[other] { $name } reaches into the urn.
}
sealed-bids-sight-drew = { $pips ->
    [-1] { $name } draws a token.
   *[other] { $who ->
        [you] You draw token { $pips }.
       *[other] { $name } draws a token.
    }
}
sealed-bids-sight-shown = { $count ->
    [0] Nobody has a token.
   *[other] The tokens are shown: { $tokens }.
}
sealed-bids-rounds = { $rounds ->
    [one] 1 round left.
   *[other] { $rounds } rounds left.
}
sealed-bids-prize = Prize:
sealed-bids-sealed = { $state ->
    [nothing] No card is sealed.
    [hidden] A card is sealed.
   *[known] Sealed: { $pips }.
}
sealed-bids-token = { $state ->
    [nothing] No token.
    [hidden] Has a token.
   *[known] Token: { $pips }.
}
sealed-bids-won = { $count ->
    [0] No prizes.
   *[other] Prizes:
}
sealed-bids-actions = Your actions
sealed-bids-bid = Seal card { $pips }
sealed-bids-draw = Draw a token
sealed-bids-score = Prizes and token
sealed-bids-rule = Rule: the score
sealed-bids-keys-help = Show the shortcuts
