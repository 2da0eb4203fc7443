dungeonville-letter = { $letter ->
    [A] A
    [B] B
    [C] C
    [D] D
   *[E] E
}
dungeonville-gold = { $gold } gold
dungeonville-rank = rank { $rank }
dungeonville-tower = { $tower ->
    [crypt] { tower-crypt }
    [rathaus] { tower-rathaus }
    [iceCave] { tower-ice-cave }
    [goblinCamp] { tower-goblin-camp }
   *[dragonsLair] { tower-dragons-lair }
}
dungeonville-at-tower = { $tower ->
    [crypt] at the Crypt
    [rathaus] at the Rathaus
    [iceCave] at the Ice Cave
    [goblinCamp] at the Goblin Camp
   *[dragonsLair] at the Dragon’s Lair
}
dungeonville-to-tower = { $tower ->
    [crypt] to the Crypt
    [rathaus] to the Rathaus
    [iceCave] to the Ice Cave
    [goblinCamp] to the Goblin Camp
   *[dragonsLair] to the Dragon’s Lair
}
dungeonville-into-tower = { $tower ->
    [crypt] into the Crypt
    [rathaus] into the Rathaus
    [iceCave] into the Ice Cave
    [goblinCamp] into the Goblin Camp
   *[dragonsLair] into the Dragon’s Lair
}
dungeonville-in-tower = { $tower ->
    [crypt] in the Crypt
    [rathaus] in the Rathaus
    [iceCave] in the Ice Cave
    [goblinCamp] in the Goblin Camp
   *[dragonsLair] in the Dragon’s Lair
}
dungeonville-from-tower = { $tower ->
    [crypt] from the Crypt
    [rathaus] from the Rathaus
    [iceCave] from the Ice Cave
    [goblinCamp] from the Goblin Camp
   *[dragonsLair] from the Dragon’s Lair
}
dungeonville-at-place = { $place ->
    [street] on the Street
    [inn] at the Inn
    [temple] at the Temple
    [guild] at the Guild
   *[tavern] at the Tavern
}
dungeonville-phase = { $phase ->
    [setup] Before the first round
    [recruit] Recruit
    [scout] Scout
    [combat] Combat
    [explore] Explore
    [harvest] Harvest
   *[over] Game over
}

dungeonville-refusal-players = Dungeonville is for 2 to 5 players.
dungeonville-refusal-gold = Everyone starts with 40 or 80 gold.
dungeonville-refusal-points = A game is won with 5, 7 or 9 points.
dungeonville-refusal-too-many-card-sets = Too many different card sets are in use. Try again later, or play with the built-in cards.
dungeonville-refusal-no-such-seat = This table has no such seat.
dungeonville-refusal-over = The game is over.
dungeonville-refusal-waiting-for-chance = The cards are still being drawn.
dungeonville-refusal-not-waiting-for-chance = A player must decide first.
dungeonville-refusal-not-your-turn = It’s not your turn.
dungeonville-refusal-wrong-phase = You can’t do that in this phase.
dungeonville-refusal-not-in-town = The adventurer of rank { $rank } is not in town.
dungeonville-refusal-not-in-party = The adventurer of rank { $rank } is not in your party.
dungeonville-refusal-nothing-to-discard = With fewer than three adventurers you recruit without discarding one.
dungeonville-refusal-must-discard = You already have three adventurers: choose one to discard first.
dungeonville-refusal-must-recruit = With fewer than three adventurers you must recruit.
dungeonville-refusal-not-in-treasury = This card is not in your treasury.
dungeonville-refusal-too-little = That pays { $paid } of { $price } gold.
dungeonville-refusal-not-needed = You don’t need all of these cards to reach the price.
dungeonville-refusal-tokens = You can’t pay { $gold } gold in tokens.
dungeonville-refusal-token-not-needed = You don’t need all of these tokens to reach the price.
dungeonville-refusal-fighters = { $fighters ->
    [one] Your only adventurer must fight; you have placed { $found }.
   *[other] { $fighters } of your adventurers must fight, each once; you have placed { $found }.
}
dungeonville-refusal-already-sealed = Your order of battle is already set.
dungeonville-refusal-no-power = { $item }: not possible now.
dungeonville-refusal-cannot-join = The adventurer of rank { $rank } can’t join you.
dungeonville-refusal-cannot-name = The Oracle can’t take the letters of the adventurer of rank { $rank }.
dungeonville-refusal-not-the-letter = The adventurer of rank { $rank } doesn’t have the letter of this room.
dungeonville-refusal-not-carried = Your party doesn’t carry this card.
dungeonville-refusal-still-too-much = { $left } gold is still too much: the party carries { $capacity }.
dungeonville-refusal-need-not-go = You don’t have to leave all of these cards behind.
dungeonville-refusal-shown-already = Your deed is shown: you can declare only with enough points to win.
dungeonville-refusal-other-chance = The game is waiting for something else.
dungeonville-refusal-bad-deal = Everyone gets one deed, and all are different.
dungeonville-refusal-not-in-deck = The adventurer of rank { $rank } is not in the deck.
dungeonville-refusal-room-not-in-deck = This card is not in the deck.
dungeonville-refusal-not-in-deed-house = This deed is not in the Deed House: { dungeonville-tower }.
dungeonville-level-master = Thinks longest, but is not clearly stronger than Sharp in this game.
dungeonville-option-gold = Starting gold
dungeonville-option-gold-about = What each player can spend in the first round; what is left at its end is lost.
dungeonville-choice-gold-40 = 40 gold: standard
dungeonville-choice-gold-80 = 80 gold: stronger parties from the start
dungeonville-option-points = Points to win
dungeonville-option-points-about = How many points a declaration needs. Only games to seven points are rated.
dungeonville-choice-points-7 = 7 points: standard
dungeonville-choice-points-5 = 5 points: a short game
dungeonville-choice-points-9 = 9 points: a long game
dungeonville-option-edition = Cards
dungeonville-option-edition-about = The edition of the built-in cards. The second is a draft that may still change, so games with it are not rated.
dungeonville-choice-edition-2 = Second edition (draft)
dungeonville-choice-edition-1 = First edition
dungeonville-option-first = First player
dungeonville-option-first-about = Who acts first in the first round. The first-player card passes to the left each round.
dungeonville-choice-first-random = Random
