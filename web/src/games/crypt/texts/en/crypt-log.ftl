crypt-log-name = { $who ->
    [you] you
   *[other] { $name }
}
crypt-log-row-card = { $coins ->
    [0] { crypt-kind } face down
   *[other] { crypt-kind } { $coins }
}
crypt-log-looked-card = { $coins ->
    [0] { crypt-kind } at place { $slot }
   *[other] { crypt-kind } { $coins } at place { $slot }
}
crypt-log-source = { $source ->
    [treasures] { $coins } on treasures
    [servants] { $coins } for available servants
    [curse] { $coins } lost to the curse
   *[kind] { $coins } from the { crypt-of-kind }
}
crypt-log-roll-off = { $who ->
    [you] you { $sum } ({ $rolls })
   *[other] { $name } { $sum } ({ $rolls })
}

crypt-sight-sides-drawn = The collectors show their sides: { $sides }.
crypt-sight-leader-drawn = { $who ->
    [you] You get the Leader’s torch and start.
   *[other] { $name } gets the Leader’s torch and starts.
}
crypt-sight-revealed = { $kind ->
    [none] Round { $round }: { $row }. The deck is empty.
   *[other] Round { $round }: { $row }. On top of the deck: { crypt-kind }.
}
crypt-sight-claimed = { $who ->
    [you] You claim treasure { $slot }: { crypt-servants } at effort { $effort }, { $total } in all.
    [ghost] The Ghost claims treasure { $slot }: { crypt-servants } at effort { $effort }, { $total } in all.
   *[other] { $name } claims treasure { $slot }: { crypt-servants } at effort { $effort }, { $total } in all.
}
crypt-sight-bumped = { $dice ->
    [one] { $who ->
        [you] One of your servants is bumped off treasure { $slot } and comes home.
        [ghost] One of the Ghost’s servants is bumped off treasure { $slot }.
       *[other] One of { $name }’s servants is bumped off treasure { $slot } and goes home.
    }
   *[other] { $who ->
        [you] { $dice } of your servants are bumped off treasure { $slot } and come home.
        [ghost] { $dice } of the Ghost’s servants are bumped off treasure { $slot }.
       *[other] { $dice } of { $name }’s servants are bumped off treasure { $slot } and go home.
    }
}
crypt-sight-recovered = { $dice ->
    [0] { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
   *[other] { $who ->
        [you] You recover { crypt-servants }.
       *[other] { $name } recovers { crypt-servants }.
    }
}
crypt-sight-forced-recovery = { $dice ->
    [0] { $who ->
        [you] You were bumped off every treasure.
       *[other] { $name } was bumped off every treasure.
    }
   *[other] { $who ->
        [you] You were bumped off every treasure and recover { crypt-servants }.
       *[other] { $name } was bumped off every treasure and recovers { crypt-servants }.
    }
}
crypt-sight-flipped = { $who ->
    [you] You flip a card: { crypt-card }.
   *[other] { $name } flips a card: { crypt-card }.
}
crypt-sight-looked = { $who ->
    [you] You look at the face-down cards: { $cards }.
   *[other] { $name } looks at the face-down cards: { $cards }.
}
crypt-sight-restored = { $effort ->
    [0] { $who ->
        [you] You make an exhausted servant available.
       *[other] { $name } makes an exhausted servant available.
    }
   *[other] { $who ->
        [you] You make available the servant that failed at effort { $effort }.
       *[other] { $name } makes available the servant that failed at effort { $effort }.
    }
}
crypt-sight-taken = { $who ->
    [you] You take the face-down treasure { $slot }: { crypt-card }.
   *[other] { $name } takes the face-down treasure { $slot }: { crypt-card }.
}
crypt-sight-ghost-rolled = The Ghost rolls { $rolls }.
crypt-sight-ghost-set-aside = The Ghost finds no treasure for { crypt-servants } at { $effort }.
crypt-sight-rolled = { $who ->
    [you] You roll { $rolls } on treasure { $slot } against effort { $effort }: { crypt-log-exhausted }.
   *[other] { $name } rolls { $rolls } on treasure { $slot } against effort { $effort }: { crypt-log-exhausted }.
}
crypt-log-exhausted = { $exhausted ->
    [0] no servant exhausted
    [one] 1 servant exhausted
   *[other] { $exhausted } servants exhausted
}
crypt-sight-collected = { $who ->
    [you] You collect treasure { $slot }: { crypt-card }.
   *[other] { $name } collects treasure { $slot }: { crypt-card }.
}
crypt-sight-discarded = Treasure { $slot } is discarded: { crypt-card }.
crypt-sight-rerolled = { $held ->
    [yes] { $who ->
        [you] You re-roll against effort { $effort } and get { $roll }: available again.
       *[other] { $name } re-rolls against effort { $effort } and gets { $roll }: available again.
    }
   *[no] { $who ->
        [you] You re-roll against effort { $effort } and get { $roll }: still exhausted.
       *[other] { $name } re-rolls against effort { $effort } and gets { $roll }: still exhausted.
    }
}
crypt-sight-idols-earned = { $who ->
    [you] You are among the first with two Idols: 5 coins at the end.
   *[other] { $name } is among the first with two Idols: 5 coins at the end.
}
crypt-sight-declined = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
crypt-sight-torches-passed = { $who ->
    [you] The torches are passed: you lead.
    [ghost] The torches are passed: the Ghost leads.
   *[other] The torches are passed: { $name } leads.
}
crypt-sight-counted = { $who ->
    [you] You count { crypt-coins }: { $sources }.
   *[other] { $name } counts { crypt-coins }: { $sources }.
}
crypt-sight-rolled-off = Roll-off for first place: { $rollers }.
crypt-sight-won = { $rank ->
    [none] { $count ->
        [one] { $who ->
            [you] You win the game!
           *[other] { $name } wins the game.
        }
       *[other] Shared win: { $winners }.
    }
   *[other] { $who ->
        [you] You are { crypt-rank }.
       *[other] { $name } is { crypt-rank }.
    }
}
crypt-says-bumps = { $line ->
    [0] That one is mine, thank you.
    [1] Move over.
   *[2] Nothing personal. It’s family.
}
crypt-says-bumped = { $line ->
    [0] Hey! I was here first.
    [1] You’ll regret that.
   *[2] Father would be ashamed of you.
}
crypt-says-exhausted = { $line ->
    [0] Good servants are so hard to find.
    [1] Up! Up! … No?
   *[2] They’ll be fine. Probably.
}
crypt-sight-joined = { $who ->
    [you] You join your ally on treasure { $slot }: { crypt-servants } at effort { $effort }.
   *[other] { $name } joins an ally on treasure { $slot }: { crypt-servants } at effort { $effort }.
}
crypt-sight-tokens-dealt = { $count ->
    [0] The safe tokens are dealt. Aside: { $aside }.
   *[other] The safe tokens are dealt. You know that these are safe: { $kinds }. Aside: { $aside }.
}
crypt-sight-asked = { $who ->
    [you] You exhaust a servant to ask the dead.
   *[other] { $name } exhausts a servant to ask the dead.
}
crypt-sight-token-found = { $kind ->
    [unknown] { $name } looks at a token.
   *[other] The token shows that { crypt-kind } is safe.
}
crypt-sight-gift-sealed = { $who ->
    [you] You have decided what to give.
   *[other] { $name } has decided what to give.
}
crypt-sight-gifts-opened = { $gifts ->
    [0] Nobody gives anything.
   *[other] The gifts are opened.
}
crypt-sight-given = { $who ->
    [you] You give { $receiver } a treasure: { crypt-card }.
   *[other] { $name } gives { $receiver } a treasure: { crypt-card }.
}
crypt-sight-curse-shown = The curse lies on this kind: { crypt-kind }. It pays nobody.
