dungeonville-log-name = { $who ->
    [you] you
   *[other] { $name }
}
dungeonville-log-adventurer = { $adventurer } ({ $class } { $rank })
dungeonville-log-room = { $letter ->
    [none] { $room }
   *[other] { $room } ({ dungeonville-letter }, { dungeonville-gold })
}
dungeonville-log-combatant = { $halved ->
    [yes] { $who ->
        [you] { $adventurer } (yours, { $rank } halved to { $strength })
       *[other] { $adventurer } ({ $name }, { $rank } halved to { $strength })
    }
   *[no] { $who ->
        [you] { $adventurer } (yours, { $rank })
       *[other] { $adventurer } ({ $name }, { $rank })
    }
}
dungeonville-log-fighter = { $axe ->
    [yes] { $adventurer } with the { item-blooded-axe }
   *[no] { $adventurer }
}
dungeonville-log-deed = { $who ->
    [you] you ({ dungeonville-tower })
   *[other] { $name } ({ dungeonville-tower })
}
dungeonville-log-score = { $who ->
    [you] you { $score } ({ dungeonville-tower })
   *[other] { $name } { $score } ({ dungeonville-tower })
}
dungeonville-log-paid = { $how ->
    [free] for nothing
    [tokens] for { dungeonville-gold } in tokens
    [gilded] for { dungeonville-gold }, paid with the { item-gilding-flask } and { $payment }
   *[cards] for { dungeonville-gold }, paid with { $payment }
}

dungeonville-sight-dealt = { $known ->
    [own] The deeds are dealt in secret. Yours: { $deeds }.
    [all] The deeds are dealt: { $deeds }.
   *[none] The deeds are dealt in secret.{ $deeds }
}
dungeonville-sight-first-drawn = { $who ->
    [you] The lot falls on you: you are the first player.
   *[other] The lot falls on { $name }, the first player.
}
dungeonville-sight-round-began = { $who ->
    [you] Round { $round } begins. You are the first player.
   *[other] Round { $round } begins. First player: { $name }.
}
dungeonville-sight-deck-shuffled = { $cards ->
    [one] The discarded adventurer becomes the new deck.
   *[other] The { $cards } discarded adventurers are shuffled into a new deck.
}
dungeonville-sight-arrived = { $adventurer } comes to town.
dungeonville-sight-dismissed = { $who ->
    [you] You send { $adventurer } away.
   *[other] { $name } sends { $adventurer } away.
}
dungeonville-sight-recruited = { $who ->
    [you] You recruit { $adventurer } { dungeonville-at-place } { dungeonville-log-paid }.
   *[other] { $name } recruits { $adventurer } { dungeonville-at-place } { dungeonville-log-paid }.
}
dungeonville-sight-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
dungeonville-sight-tokens-lost = { $who ->
    [you] You lose the { dungeonville-gold } that you have not spent.
   *[other] { $name } loses { dungeonville-gold }, not spent in time.
}
dungeonville-sight-disbanded = { $loot ->
    [yes] { $who ->
        [you] Nobody in your party has a colour any more. It is discarded: { $party }. Lost with it: { $carried }.
       *[other] Nobody in the party of { $name } has a colour any more. It is discarded: { $party }. Lost with it: { $carried }.
    }
   *[no] { $who ->
        [you] Nobody in your party has a colour any more. It is discarded: { $party }.
       *[other] Nobody in the party of { $name } has a colour any more. It is discarded: { $party }.
    }
}
dungeonville-sight-scouted = { $who ->
    [you] You go { dungeonville-to-tower }.
   *[other] { $name } goes { dungeonville-to-tower }.
}
dungeonville-sight-sealed = { $known ->
    [yes] { $who ->
        [you] Your order of battle: { $fighters }.
       *[other] The order of battle of { $name }: { $fighters }.
    }
   *[no] { $who ->
        [you] Your order of battle is ready.
       *[other] The order of battle of { $name } is ready.
    }
}
dungeonville-sight-clashed = { $who ->
    [you] Clash { $clash } { dungeonville-at-tower }: { $fighters }. You win.
    [nobody] Clash { $clash } { dungeonville-at-tower }: { $fighters }, with nobody to fight.
   *[other] Clash { $clash } { dungeonville-at-tower }: { $fighters }. { $name } wins.
}
dungeonville-sight-joined = { $lute ->
    [yes] { $who ->
        [you] The { item-silver-lute } plays: { $adventurer } leaves { $rival } and joins you.
       *[other] { $whom ->
            [you] The { item-silver-lute } plays: { $adventurer } leaves you and joins { $name }.
           *[other] The { item-silver-lute } plays: { $adventurer } leaves { $rival } and joins { $name }.
        }
    }
   *[no] { $who ->
        [you] The same colour: { $adventurer } leaves { $rival } and joins you.
       *[other] { $whom ->
            [you] The same colour: { $adventurer } leaves you and joins { $name }.
           *[other] The same colour: { $adventurer } leaves { $rival } and joins { $name }.
        }
    }
}
dungeonville-sight-killed = { $who ->
    [you] { $rival } kills { $adventurer } from your party.
   *[other] { $whom ->
        [you] You kill { $adventurer } from the party of { $name }.
       *[other] { $rival } kills { $adventurer } from the party of { $name }.
    }
}
dungeonville-sight-blood-taken = { $who ->
    [you] You take a blood token of { $rival } into your kill zone.
   *[other] { $whom ->
        [you] { $name } takes a blood token of yours into the kill zone.
       *[other] { $name } takes a blood token of { $rival } into the kill zone.
    }
}
dungeonville-sight-stayed = { $who ->
    [you] Your party holds the field { dungeonville-at-tower } and may enter.
   *[other] The party of { $name } holds the field { dungeonville-at-tower } and may enter.
}
dungeonville-sight-went-home = { $who ->
    [you] Your party goes home { dungeonville-from-tower }.
   *[other] The party of { $name } goes home { dungeonville-from-tower }.
}
dungeonville-sight-entered = { $who ->
    [you] Your party goes { dungeonville-into-tower }.
   *[other] The party of { $name } goes { dungeonville-into-tower }.
}
dungeonville-sight-took-letter = { $from ->
    [nobody] { $adventurer } finds nobody to follow{ $other } and has letter { dungeonville-letter } everywhere.
   *[somebody] { $letter ->
        [none] { $adventurer } follows { $other }: no letter here.
       *[other] { $adventurer } follows { $other }: letter { dungeonville-letter } here.
    }
}
dungeonville-sight-set-aside = { $adventurer } is turned up, but has no letters to give, and is set aside.
dungeonville-sight-rooms-shuffled = { $cards ->
    [one] { dungeonville-tower }: the discarded room becomes the new deck.
   *[other] { dungeonville-tower }: { $cards } discarded rooms are shuffled into a new deck.
}
dungeonville-sight-turned = { $who ->
    [you] You turn a room: { $room }.
   *[other] { $name } turns a room: { $room }.
}
dungeonville-sight-wand-used = { $who ->
    [you] With the { item-wand-of-doors }, you throw { $room } away and turn another.
   *[other] With the { item-wand-of-doors }, { $name } throws { $room } away and turns another.
}
dungeonville-sight-shielded = { $who ->
    [you] Your { item-tower-shield } holds: nobody dies.
   *[other] The { item-tower-shield } of { $name } holds: nobody dies.
}
dungeonville-sight-died = { $who ->
    [you] { $adventurer } from your party dies { dungeonville-in-tower }. { dungeonville-log-blood }
   *[other] { $adventurer } from the party of { $name } dies { dungeonville-in-tower }. { dungeonville-log-blood }
}
dungeonville-log-blood = { $blood ->
    [yes] { $saved ->
        [yes] A blood token lies on the entrance, but thanks to { item-holy-water } the victim waits at home.
       *[no] A blood token lies on the entrance.
    }
   *[no] { $saved ->
        [yes] It leaves no blood token, and thanks to { item-holy-water } the victim waits at home.
       *[no] It leaves no blood token.
    }
}
dungeonville-sight-took = { $who ->
    [you] You carry off { $room }.
   *[other] { $name } carries off { $room }.
}
dungeonville-sight-dropped = { $who ->
    [you] Too heavy: you leave { $rooms } behind.
   *[other] Too heavy: { $name } leaves { $rooms } behind.
}
dungeonville-sight-looked = { $known ->
    [yes] { $who ->
        [you] By the { item-lantern-of-cracks }, you see the next room { dungeonville-in-tower }: { $room }.
       *[other] By the { item-lantern-of-cracks }, { $name } sees the next room { dungeonville-in-tower }: { $room }.
    }
   *[no] { $who ->
        [you] By the { item-lantern-of-cracks }, you look at the next room { dungeonville-in-tower }.
       *[other] By the { item-lantern-of-cracks }, { $name } looks at the next room { dungeonville-in-tower }.
    }
}
dungeonville-sight-wiped-out = { $loot ->
    [yes] { $who ->
        [you] Your whole party is dead. Lost: { $carried }.
       *[other] The whole party of { $name } is dead. Lost: { $carried }.
    }
   *[no] { $who ->
        [you] Your whole party is dead.
       *[other] The whole party of { $name } is dead.
    }
}
dungeonville-log-escape = { $rope ->
    [yes] climbs out { dungeonville-from-tower } by the { item-silk-rope }
   *[no] comes out { dungeonville-from-tower }
}
dungeonville-sight-left = { $loot ->
    [yes] { $who ->
        [you] Your party { dungeonville-log-escape } with { $carried }.
       *[other] The party of { $name } { dungeonville-log-escape } with { $carried }.
    }
   *[no] { $who ->
        [you] Your party { dungeonville-log-escape } with nothing.
       *[other] The party of { $name } { dungeonville-log-escape } with nothing.
    }
}
dungeonville-sight-gathered = { $loot ->
    [yes] { $returned ->
        [yes] { $who ->
            [you] Into your treasury: { $cards }. Back in your party: { $home }.
           *[other] Into the treasury of { $name }: { $cards }. Back in the party: { $home }.
        }
       *[no] { $who ->
            [you] Into your treasury: { $cards }.
           *[other] Into the treasury of { $name }: { $cards }.
        }
    }
   *[no] { $who ->
        [you] Back in your party: { $home }.
       *[other] Back in the party of { $name }: { $home }.
    }
}
dungeonville-sight-paid-for-deed = { $how ->
    [gilded] { $who ->
        [you] You pay for another deed with the { item-gilding-flask } and { $payment }.
       *[other] { $name } pays for another deed with the { item-gilding-flask } and { $payment }.
    }
   *[cards] { $who ->
        [you] You pay for another deed with { $payment }.
       *[other] { $name } pays for another deed with { $payment }.
    }
}
dungeonville-sight-drew-deed = { $known ->
    [both] { $who ->
        [you] You draw the deed of the { $drawn } and put back that of the { $returned }.
       *[other] { $name } draws the deed of the { $drawn } and puts back that of the { $returned }.
    }
    [returned] { $who ->
        [you] You draw a deed and put back that of the { $returned }.
       *[other] { $name } draws a deed and puts back that of the { $returned }.
    }
   *[none] { $who ->
        [you] You draw a deed and put yours back.
       *[other] { $name } draws a deed and puts the old one back.
    }
}
dungeonville-sight-declared = { $wins ->
    [yes] { $who ->
        [you] You declare and show your deed: { dungeonville-tower }. Score { $score }: it is true!
       *[other] { $name } declares and shows the deed: { dungeonville-tower }. Score { $score }: it is true!
    }
   *[no] { $who ->
        [you] You declare and show your deed: { dungeonville-tower }. Score { $score }: not enough. The game goes on.
       *[other] { $name } declares and shows the deed: { dungeonville-tower }. Score { $score }: not enough. The game goes on.
    }
}
dungeonville-sight-ended = { $count ->
    [one] { $who ->
        [you] You win the game! Scores: { $scores }.
       *[other] { $name } wins the game. Scores: { $scores }.
    }
   *[other] The win is shared by { $winners }. Scores: { $scores }.
}
