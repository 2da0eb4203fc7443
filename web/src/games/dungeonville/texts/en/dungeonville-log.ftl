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
dungeonville-log-tokens = { $gold } gold in tokens
dungeonville-log-deed = { $who ->
    [you] you ({ dungeonville-tower })
   *[other] { $name } ({ dungeonville-tower })
}
dungeonville-log-score = { $who ->
    [you] you { $score } ({ dungeonville-tower })
   *[other] { $name } { $score } ({ dungeonville-tower })
}
dungeonville-log-paid = { $how ->
    [free] for free
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
    [you] You are drawn as first player.
   *[other] { $name } is drawn as first player.
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
    [you] You dismiss { $adventurer }.
   *[other] { $name } dismisses { $adventurer }.
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
    [you] You lose the { dungeonville-gold } you didn’t spend.
   *[other] { $name } loses { dungeonville-gold } left unspent.
}
dungeonville-sight-disbanded = { $loot ->
    [yes] { $who ->
        [you] Nobody in your party has a colour any more. It is discarded: { $party }. Lost with it: { $carried }.
       *[other] Nobody in { $name }’s party has a colour any more. It is discarded: { $party }. Lost with it: { $carried }.
    }
   *[no] { $who ->
        [you] Nobody in your party has a colour any more. It is discarded: { $party }.
       *[other] Nobody in { $name }’s party has a colour any more. It is discarded: { $party }.
    }
}
dungeonville-sight-scouted = { $who ->
    [you] You go { dungeonville-to-tower }.
   *[other] { $name } goes { dungeonville-to-tower }.
}
dungeonville-sight-sealed = { $known ->
    [yes] { $who ->
        [you] Your order of battle: { $fighters }.
       *[other] { $name }’s order of battle: { $fighters }.
    }
   *[no] { $who ->
        [you] Your order of battle is ready.
       *[other] { $name }’s order of battle is ready.
    }
}
dungeonville-sight-clashed = { $who ->
    [you] Clash { $clash } { dungeonville-at-tower }: { $fighters }. You win.
    [nobody] Clash { $clash } { dungeonville-at-tower }: { $fighters }, unopposed.
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
        [you] Same colour: { $adventurer } leaves { $rival } and joins you.
       *[other] { $whom ->
            [you] Same colour: { $adventurer } leaves you and joins { $name }.
           *[other] Same colour: { $adventurer } leaves { $rival } and joins { $name }.
        }
    }
}
dungeonville-sight-spared = { $who ->
    [you] The { item-silver-lute } plays: { $adventurer } stays in your party.
   *[other] The { item-silver-lute } plays: { $adventurer } stays in { $name }’s party.
}
dungeonville-sight-killed = { $who ->
    [you] { $rival } kills { $adventurer } from your party.
   *[other] { $whom ->
        [you] You kill { $adventurer } from { $name }’s party.
       *[other] { $rival } kills { $adventurer } from { $name }’s party.
    }
}
dungeonville-sight-blood-taken = { $who ->
    [you] You take a blood token from { $rival } into your kill zone.
   *[other] { $whom ->
        [you] { $name } takes one of your blood tokens into the kill zone.
       *[other] { $name } takes a blood token from { $rival } into the kill zone.
    }
}
dungeonville-sight-stayed = { $who ->
    [you] Your party holds the field { dungeonville-at-tower } and may enter.{ dungeonville-log-holds }
   *[other] { $name }’s party holds the field { dungeonville-at-tower } and may enter.{ dungeonville-log-holds }
}
dungeonville-sight-went-home = { $who ->
    [you] Your party goes home { dungeonville-from-tower }.
   *[other] { $name }’s party goes home { dungeonville-from-tower }.
}
dungeonville-sight-entered = { $who ->
    [you] Your party goes { dungeonville-into-tower }.
   *[other] { $name }’s party goes { dungeonville-into-tower }.
}
dungeonville-sight-took-letter = { $from ->
    [nobody] { $adventurer } finds nobody to copy{ $other } and has letter { dungeonville-letter } everywhere.
   *[someone] { $letter ->
        [none] { $adventurer } copies { $other }: no letter here.
       *[other] { $adventurer } copies { $other }: letter { dungeonville-letter } here.
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
    [you] With the { item-wand-of-doors }, you discard { $room } and turn another.
   *[other] With the { item-wand-of-doors }, { $name } discards { $room } and turns another.
}
dungeonville-sight-shielded = { $who ->
    [you] Your { item-tower-shield } holds: nobody dies.
   *[other] { $name }’s { item-tower-shield } holds: nobody dies.
}
dungeonville-sight-died = { $who ->
    [you] { $adventurer } from your party dies { dungeonville-in-tower }. { dungeonville-log-blood }
   *[other] { $adventurer } from { $name }’s party dies { dungeonville-in-tower }. { dungeonville-log-blood }
}
dungeonville-log-blood = { $blood ->
    [yes] { $saved ->
        [yes] A blood token lies on the entrance, but thanks to { item-holy-water } the victim waits at home.
       *[no] A blood token lies on the entrance.
    }
   *[no] { $saved ->
        [yes] No blood token is placed, and thanks to { item-holy-water } the victim waits at home.
       *[no] No blood token is placed.
    }
}
dungeonville-sight-took = { $who ->
    [you] You take { $room }.
   *[other] { $name } takes { $room }.
}
dungeonville-sight-dropped = { $who ->
    [you] Too heavy: you leave { $rooms } behind.
   *[other] Too heavy: { $name } leaves { $rooms } behind.
}
dungeonville-sight-looked = { $known ->
    [yes] { $who ->
        [you] With the { item-lantern-of-cracks }, you see the next room { dungeonville-in-tower }: { $room }.
       *[other] With the { item-lantern-of-cracks }, { $name } sees the next room { dungeonville-in-tower }: { $room }.
    }
   *[no] { $who ->
        [you] With the { item-lantern-of-cracks }, you look at the next room { dungeonville-in-tower }.
       *[other] With the { item-lantern-of-cracks }, { $name } looks at the next room { dungeonville-in-tower }.
    }
}
dungeonville-sight-wiped-out = { $loot ->
    [yes] { $who ->
        [you] Your whole party is dead. Lost: { $carried }.
       *[other] { $name }’s whole party is dead. Lost: { $carried }.
    }
   *[no] { $who ->
        [you] Your whole party is dead.
       *[other] { $name }’s whole party is dead.
    }
}
dungeonville-log-escape = { $rope ->
    [yes] escapes { dungeonville-from-tower } by the { item-silk-rope }
   *[no] returns { dungeonville-from-tower }
}
dungeonville-sight-left = { $loot ->
    [yes] { $who ->
        [you] Your party { dungeonville-log-escape } with { $carried }.
       *[other] { $name }’s party { dungeonville-log-escape } with { $carried }.
    }
   *[no] { $who ->
        [you] Your party { dungeonville-log-escape } empty-handed.
       *[other] { $name }’s party { dungeonville-log-escape } empty-handed.
    }
}
dungeonville-sight-gathered = { $loot ->
    [yes] { $returned ->
        [yes] { $who ->
            [you] Into your treasury: { $cards }. Back in your party: { $home }.
           *[other] Into { $name }’s treasury: { $cards }. Back in the party: { $home }.
        }
       *[no] { $who ->
            [you] Into your treasury: { $cards }.
           *[other] Into { $name }’s treasury: { $cards }.
        }
    }
   *[no] { $who ->
        [you] Back in your party: { $home }.
       *[other] Back in { $name }’s party: { $home }.
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
        [you] You draw the { $drawn } deed and put back the { $returned } deed.
       *[other] { $name } draws the { $drawn } deed and puts back the { $returned } deed.
    }
    [returned] { $who ->
        [you] You draw a deed and put back the { $returned } deed.
       *[other] { $name } draws a deed and puts back the { $returned } deed.
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
   *[other] Shared win: { $winners }. Scores: { $scores }.
}
dungeonville-says-died = { $line ->
    [0] A brave soul. Next!
    [1] It did say so on the door.
   *[2] I’ll have to hire again.
}
dungeonville-says-beats = { $line ->
    [0] Was that all?
    [1] Better luck at the next tower.
   *[2] Ha! Did you see that?
}
dungeonville-log-holds = { $by ->
    [mostMembers] { " " }It has the most members.
    [lowestRank] { " " }It has the lowest rank.
   *[alone] { "" }
}
