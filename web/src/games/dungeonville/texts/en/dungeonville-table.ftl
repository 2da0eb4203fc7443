dungeonville-no-letter = { $class ->
    [oracle] X
   *[jester] ?
}
dungeonville-adventurer = { $adventurer }, { $class }, { $colour }, rank { $rank }
dungeonville-adventurer-card = { $adventurer }. Letters: { $letters }
dungeonville-letter-at = { $tower } { $letter }
dungeonville-colourless = no colour
dungeonville-room-card = { $room }, { $tower }: letter { $letter }, { dungeonville-gold }
dungeonville-item-card = { $room }, an item from the tower { $tower }, counts as 5 gold. { $power }
dungeonville-player = { $who ->
    [you] you
   *[other] { $name }
}

dungeonville-town = Town
dungeonville-town-spot = { $place }, { $price } gold: { $adventurer }
dungeonville-town-empty = Nobody is left in town.
dungeonville-towers = Towers
dungeonville-scout-to = Go { dungeonville-to-tower }
dungeonville-yours = (yours)
dungeonville-parties-here = At the entrance: { $names }
dungeonville-tokens-of = { $who ->
    [you] { $count ->
        [one] 1 of your blood tokens
       *[other] { $count } of your blood tokens
    }
   *[other] { $count ->
        [one] 1 of { $name }’s blood tokens
       *[other] { $count } of { $name }’s blood tokens
    }
}
dungeonville-blood = { $count ->
    [0] No blood on the entrance
    [one] 1 blood token on the entrance
   *[other] { $count } blood tokens on the entrance
}
dungeonville-worth = score if yours: { $score }
dungeonville-deck = { $cards ->
    [one] 1 card left, by letter
   *[other] { $cards } cards left, by letter
}
dungeonville-items = items
dungeonville-top-known = Next room (you’ve seen it): { $room }
dungeonville-top-seen = Next room seen by { $names }

dungeonville-now = { $stage ->
    [recruit] { $free ->
        [yes] Recruit and dismiss one of your adventurers, or pass.
       *[no] Recruit an adventurer: tap one in town.
    }
    [scout] Choose a tower for your party.
    [battle] Put your fighters in order. Nobody sees it before the clash.
    [lute] Your Bard is beaten. Play the Silver Lute to keep them?
    [luteJoins] Let a beaten fighter join you?
    [oracle] Which adventurer does your Oracle copy?
    [wand] Keep this room or discard it?
    [death] An adventurer dies here. Choose which one.
    [burden] Too heavy: leave at least { $excess } gold behind.
    [onward] Leave with what you have, or go on?
    [harvest] For { $gold } gold you can draw another deed.
   *[over] Decide what to do.
}
dungeonville-doing = { $stage ->
    [recruit] { $names }: recruiting
    [scout] { $names }: choosing a tower
    [battle] { $names }: putting fighters in order
    [lute] { $names }: lute in hand
    [luteJoins] { $names }: lute in hand
    [oracle] { $names }: asking the Oracle
    [wand] { $names }: deciding on the Wand
    [death] { $names }: choosing who dies
    [burden] { $names }: leaving gold behind
    [onward] { $names }: leaving or going on
    [harvest] { $names }: at the Deed House
   *[over] { $names }: thinking
}
dungeonville-drawing = Cards are being drawn…
dungeonville-round = Round { $round } of at most { $rounds }
dungeonville-phases = Phases of the round
dungeonville-house-set = Built-in card set
dungeonville-draft-set = Built-in card set, second edition (draft)
dungeonville-card-set = Card set: { $set }

dungeonville-battle = Combat
dungeonville-clash = Clash { $number }
dungeonville-sealed = { $name }: order given
dungeonville-not-sealed = { $name }: still choosing an order
dungeonville-halved = fights at { $strength }
dungeonville-fate = { $fate ->
    [won] wins
    [lost] beaten
    [killed] dies
    [joined] changes sides
    [spared] stays
   *[alone] unopposed
}
dungeonville-blood-taken = { $who ->
    [you] You take a blood token from { $owner }.
   *[other] { $name } takes a blood token from { $owner }.
}

dungeonville-expedition = { $who ->
    [you] Your party { dungeonville-in-tower }
   *[other] { $name } { dungeonville-in-tower }
}
dungeonville-rooms-turned = { $rooms ->
    [0] no room turned yet
    [one] 1 room turned
   *[other] { $rooms } rooms turned
}
dungeonville-room-unturned = A room not turned yet
dungeonville-party = Party
dungeonville-endangered = could die here
dungeonville-load = Carried: { $gold } of { $capacity } gold
dungeonville-carried = Carried
dungeonville-odds-deadly = { $deadly ->
    [0] The next room kills nobody.
   *[other] { $next ->
        [one] The next room kills an adventurer: { $percent }%.
       *[other] The next room kills an adventurer in { $deadly } of { $next } cases: { $percent }%.
    }
}
dungeonville-odds-items = An item: { $percent }% ({ $items }).
dungeonville-odds-gold = Average: { $gold } gold per card.
dungeonville-odds-none = There are no rooms left to turn.
dungeonville-odds-kills = kills a member of the party

dungeonville-board = { $name }’s board
dungeonville-board-yours = Your board
dungeonville-first-player = first player
dungeonville-board-party = { $count ->
    [0] no party
    [one] party of 1
   *[other] party of { $count }
}
dungeonville-board-gold = treasury { $gold }
dungeonville-board-tokens = { $gold } gold in tokens
dungeonville-board-at = { dungeonville-at-tower }
dungeonville-board-score = score { $score }
dungeonville-deed = Deed
dungeonville-deed-look = Look at your deed
dungeonville-deed-hide = Hide your deed
dungeonville-deed-of = { $tower } deed
dungeonville-deed-hidden = A deed, face down
dungeonville-deed-shown = (shown)
dungeonville-deed-buy = Draw another deed for { $gold } gold
dungeonville-deed-house = { $count ->
    [0] Deed House: empty
    [one] Deed House: 1 deed, face down
   *[other] Deed House: { $count } deeds, face down
}
dungeonville-kill-zone = Kill zone: { $count }
dungeonville-party-none = No party this round.
dungeonville-at-home = Waiting at home
dungeonville-treasury = Treasury
dungeonville-powers = Active powers

dungeonville-your-actions = Your actions
dungeonville-recruit-at = ({ $place })
dungeonville-recruit-free = This is free.
dungeonville-recruit-tokens = { $gold } gold in tokens is paid automatically.
dungeonville-discard-ask = Who do you dismiss?
dungeonville-sum-ask = { $what ->
    [pay] Pay { $sum } gold; you get no change:
   *[drop] Leave at least { $sum } gold behind:
}
dungeonville-sum = { $what ->
    [pay] Paid: { $total } of { $sum }.
   *[drop] Left behind: { $total } of { $sum }.
}
dungeonville-sum-bonus = The Gilding Flask adds { $bonus }.
dungeonville-sum-too-many = You don’t need all of this.
dungeonville-token = A token of 10 gold
dungeonville-lute-joins-power = Once per combat, a fighter with a colour that your Bard beats joins you, whatever its colour.
dungeonville-order = Order of battle
dungeonville-order-how = { $device ->
    [touch] Drag a fighter to a clash, or tap it to put it in or take it out.
   *[mouse] Drag, tap, or use the keyboard: arrows move a fighter, 1 to 3 set its clash.
}
dungeonville-order-placed = Clash { $place }: { $adventurer }
dungeonville-order-waiting = Not fighting: { $adventurer }
dungeonville-order-said = Clash { $place }: { $adventurer }.
dungeonville-order-out = { $adventurer } stays out.
dungeonville-order-empty = nobody yet
dungeonville-order-bench = Not fighting
dungeonville-choose-member = Choose an adventurer
dungeonville-fate-do = { $fate ->
    [lose] Sacrifice this one
    [save] Save this one (Holy Water)
    [name] Copy this one
   *[lute] Play the lute for this one
}
dungeonville-press = { $action ->
    [goOn] Go on: turn another room
    [leave] Leave the tower
    [look] Look at the next room (Lantern)
    [wand] Discard this room (Wand)
    [shield] Use the Tower Shield: nobody dies
    [decline] { $stage ->
        [wand] Keep this room
        [luteJoins] Let them die
       *[lute] Don’t play the lute
    }
   *[pass] { $stage ->
        [harvest] Keep my deed
       *[recruit] Pass
    }
}
dungeonville-declare = Declare
dungeonville-declare-ask = Declare victory?
dungeonville-declare-score = Your score is { $score }; you need { $winning }.
dungeonville-declare-true = That is enough: the game ends and you win.
dungeonville-declare-false = That is not enough. Everyone would see your deed, and from then on you could declare only with { $winning } or more.
dungeonville-declare-do = Yes, declare and win
dungeonville-declare-anyway = Declare anyway and show my deed
dungeonville-declare-shown = Your deed is shown: you can declare only with { $score } or more.
dungeonville-declare-wait = You can declare as soon as the game waits for a player.
dungeonville-rule = Rule { $rule }
dungeonville-source = { $source ->
    [kills] Kill zone
    [others] Other players’ tokens on the tower
   *[own] Own tokens on the tower
}

dungeonville-move-recruit = recruit { $whom } ({ $place })
dungeonville-move-scout = go to: { $tower }
dungeonville-move-order = fight in the order { $fighters }
dungeonville-move-drop = leave { $rooms } behind
dungeonville-move-fate = { $fate ->
    [lose] { $whom } dies
    [save] { $whom } is saved by Holy Water
    [name] the Oracle copies { $whom }
   *[lute] play the lute for { $whom }
}
dungeonville-move = { $action ->
    [goOn] go on
    [leave] leave the tower
    [look] look at the next room
    [wand] discard this room
    [shield] use the shield
    [decline] use no power
    [deed] draw another deed
    [declare] declare
   *[pass] { $stage ->
        [harvest] keep your deed
       *[recruit] pass
    }
}
dungeonville-keys-arrows = move between choices; on a fighter, change its place in the order
dungeonville-keys-enter = chooses; press again to go to Confirm
dungeonville-keys-digits = put the fighter in this clash
dungeonville-keys-axe = gives the fighter the Blooded Axe, or takes it away
dungeonville-keys-declare = declares, after you confirm
dungeonville-keys-escape = starts over
dungeonville-keys-help = shows these shortcuts

dungeonville-clash-at = Clash { $number }: { $tower }
dungeonville-clash-won = { $who ->
    [you] You win the clash.
   *[other] { $name } wins the clash.
}
dungeonville-clash-rule = The lowest rank wins.
dungeonville-clash-tied = The ranks are equal: the fighter without the { item-blooded-axe } wins.
dungeonville-clash-alone = Nobody to fight here.
dungeonville-lowest-rank = lowest rank { $rank }
dungeonville-holds = { $by ->
    [alone] Holds the field: nobody else is left.
    [lowestRank] Holds the field: as many members, but the lowest rank.
   *[mostMembers] Holds the field with the most members.
}
dungeonville-order-rule = The lowest rank wins each clash. Then the largest party stays; if parties are equal, the one with the lowest rank.
dungeonville-room-verdict = { $verdict ->
    [kills] The letter matches: one of them dies.
    [item] An item!
   *[safe] Nobody here has this letter.
}
dungeonville-their-blood = On your tower: +1 for you
dungeonville-own-blood = Your own blood on your tower: −1
dungeonville-declared-true = Enough: victory!
dungeonville-declared-false = Not enough. The game goes on.
dungeonville-track = { $score } of { $winning } points
dungeonville-track-kills = { $score } of { $winning }, without your tower
dungeonville-can-win = You can declare and win!
dungeonville-letters-here = Your letters here:
dungeonville-first-room = { $jester ->
    [yes] First room kills: at least { $percent }%
   *[no] First room kills: { $percent }%
}
dungeonville-to-come = Can still come: { $names }
dungeonville-none-to-come = Nobody chooses after you.
dungeonville-tower-of = { $who ->
    [you] Your tower: everyone knows
   *[other] { $name }’s tower
}
dungeonville-advice = { $stage ->
    [scout] Parties that meet at a tower fight, and one of them explores it. Other players’ deaths in the tower of your deed score for you.
   *[recruit] The lowest rank wins a fight. Each letter is for one tower: A is the safest there, E the deadliest.
}
dungeonville-unspent = You have { $gold } gold in tokens. What you haven’t spent when recruiting ends is lost.
dungeonville-unspent-last = This ends recruiting: you’ll lose { $gold } gold in tokens.
dungeonville-notebook = Notebook
dungeonville-notebook-how = Who has been where since they got their deed, and whose blood is on the entrance. Tap a cell to mark who you think owns what; only you see it.
dungeonville-notebook-visits = { $count ->
    [one] 1 visit
   *[other] { $count } visits
}
dungeonville-notebook-rooms = { $count ->
    [one] 1 room
   *[other] { $count } rooms
}
dungeonville-notebook-known = { $known ->
    [owner] Owner
   *[other] Not theirs
}
dungeonville-notebook-mark = { $tower }, { $name }: { $mark ->
    [maybe] maybe
    [yes] probably theirs
    [no] probably not theirs
   *[none] no mark
}
dungeonville-finale = { $result ->
    [won] { $who ->
        [you] The { $tower } is yours, and so is the victory.
       *[other] { $name } shares the victory, with the { $tower }.
    }
   *[lost] The { $tower } was { $name }’s all along.
}
dungeonville-deaths = Who died where
dungeonville-died-by = { $by ->
    [clash] killed in a clash
   *[room] died in a room
}
dungeonville-waits-here = Waiting here: { $names }
