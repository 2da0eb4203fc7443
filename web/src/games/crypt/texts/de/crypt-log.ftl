crypt-log-name = { $who ->
    [you] du
   *[other] { $name }
}
crypt-log-row-card = { $coins ->
    [0] { crypt-kind } (verdeckt)
   *[other] { crypt-kind } { $coins }
}
crypt-log-looked-card = { $coins ->
    [0] { crypt-kind } an Stelle { $slot }
   *[other] { crypt-kind } { $coins } an Stelle { $slot }
}
crypt-log-source = { $source ->
    [treasures] { $coins } auf Schätzen
    [servants] { $coins } für unerschöpfte Diener
    [curse] { $coins } Verlust durch den Fluch
   *[kind] { $coins } vom { crypt-of-kind }
}
crypt-log-roll-off = { $who ->
    [you] du { $sum } ({ $rolls })
   *[other] { $name } { $sum } ({ $rolls })
}

crypt-sight-sides-drawn = Die Sammler zeigen ihre Seiten: { $sides }.
crypt-sight-leader-drawn = { $who ->
    [you] Du bekommst die Fackel des Anführers und beginnst.
   *[other] { $name } bekommt die Fackel des Anführers und beginnt.
}
crypt-sight-revealed = { $kind ->
    [none] Runde { $round }: { $row }. Der Stapel ist leer.
   *[other] Runde { $round }: { $row }. Oben auf dem Stapel: { crypt-kind }.
}
crypt-sight-claimed = { $who ->
    [you] Du beanspruchst Schatz { $slot }: { crypt-servants } mit Aufwand { $effort }, zusammen { $total }.
    [ghost] Der Geist beansprucht Schatz { $slot }: { crypt-servants } mit Aufwand { $effort }, zusammen { $total }.
   *[other] { $name } beansprucht Schatz { $slot }: { crypt-servants } mit Aufwand { $effort }, zusammen { $total }.
}
crypt-sight-bumped = { $dice ->
    [one] { $who ->
        [you] Ein Diener von dir wird von Schatz { $slot } rausgeworfen und kommt nach Hause.
        [ghost] Ein Diener des Geistes wird von Schatz { $slot } rausgeworfen.
       *[other] Ein Diener von { $name } wird von Schatz { $slot } rausgeworfen und kommt nach Hause.
    }
   *[other] { $who ->
        [you] { $dice } Diener von dir werden von Schatz { $slot } rausgeworfen und kommen nach Hause.
        [ghost] { $dice } Diener des Geistes werden von Schatz { $slot } rausgeworfen.
       *[other] { $dice } Diener von { $name } werden von Schatz { $slot } rausgeworfen und kommen nach Hause.
    }
}
crypt-sight-recovered = { $dice ->
    [0] { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
    [one] { $who ->
        [you] 1 Diener von dir erholt sich.
       *[other] 1 Diener von { $name } erholt sich.
    }
   *[other] { $who ->
        [you] { $dice } Diener von dir erholen sich.
       *[other] { $dice } Diener von { $name } erholen sich.
    }
}
crypt-sight-forced-recovery = { $dice ->
    [0] { $who ->
        [you] Deine Diener wurden von allen Schätzen rausgeworfen.
       *[other] Die Diener von { $name } wurden von allen Schätzen rausgeworfen.
    }
    [one] { $who ->
        [you] Deine Diener wurden von allen Schätzen rausgeworfen: 1 Diener erholt sich.
       *[other] Die Diener von { $name } wurden von allen Schätzen rausgeworfen: 1 Diener erholt sich.
    }
   *[other] { $who ->
        [you] Deine Diener wurden von allen Schätzen rausgeworfen: { $dice } Diener erholen sich.
       *[other] Die Diener von { $name } wurden von allen Schätzen rausgeworfen: { $dice } Diener erholen sich.
    }
}
crypt-sight-flipped = { $who ->
    [you] Du drehst eine Karte um: { crypt-card }.
   *[other] { $name } dreht eine Karte um: { crypt-card }.
}
crypt-sight-looked = { $who ->
    [you] Du siehst dir die verdeckten Karten an: { $cards }.
   *[other] { $name } sieht sich die verdeckten Karten an: { $cards }.
}
crypt-sight-restored = { $effort ->
    [0] { $who ->
        [you] Ein erschöpfter Diener von dir erholt sich.
       *[other] Ein erschöpfter Diener von { $name } erholt sich.
    }
   *[other] { $who ->
        [you] Dein Diener, der mit Aufwand { $effort } gescheitert ist, erholt sich.
       *[other] Der Diener von { $name }, der mit Aufwand { $effort } gescheitert ist, erholt sich.
    }
}
crypt-sight-taken = { $who ->
    [you] Du nimmst den verdeckten Schatz { $slot }: { crypt-card }.
   *[other] { $name } nimmt den verdeckten Schatz { $slot }: { crypt-card }.
}
crypt-sight-ghost-rolled = Der Geist würfelt { $rolls }.
crypt-sight-ghost-set-aside = Der Geist findet keinen Schatz für { $dice } Diener mit { $effort }.
crypt-sight-rolled = { $who ->
    [you] Du würfelst { $rolls } auf Schatz { $slot } gegen Aufwand { $effort }: { crypt-log-exhausted }.
   *[other] { $name } würfelt { $rolls } auf Schatz { $slot } gegen Aufwand { $effort }: { crypt-log-exhausted }.
}
crypt-log-exhausted = { $exhausted ->
    [0] keiner erschöpft
    [one] 1 Diener erschöpft
   *[other] { $exhausted } Diener erschöpft
}
crypt-sight-collected = { $who ->
    [you] Du sammelst Schatz { $slot } ein: { crypt-card }.
   *[other] { $name } sammelt Schatz { $slot } ein: { crypt-card }.
}
crypt-sight-discarded = Schatz { $slot } wird abgelegt: { crypt-card }.
crypt-sight-rerolled = { $held ->
    [yes] { $who ->
        [you] Du würfelst neu gegen Aufwand { $effort }, eine { $roll }: wieder unerschöpft.
       *[other] { $name } würfelt neu gegen Aufwand { $effort }, eine { $roll }: wieder unerschöpft.
    }
   *[no] { $who ->
        [you] Du würfelst neu gegen Aufwand { $effort }, eine { $roll }: weiter erschöpft.
       *[other] { $name } würfelt neu gegen Aufwand { $effort }, eine { $roll }: weiter erschöpft.
    }
}
crypt-sight-idols-earned = { $who ->
    [you] Du gehörst zu den Ersten mit zwei Idolen: 5 Coins am Ende.
   *[other] { $name } gehört zu den Ersten mit zwei Idolen: 5 Coins am Ende.
}
crypt-sight-declined = { $who ->
    [you] Du verzichtest.
   *[other] { $name } verzichtet.
}
crypt-sight-torches-passed = { $who ->
    [you] Die Fackeln wandern weiter: Du bist Anführer.
    [ghost] Die Fackeln wandern weiter: Der Geist ist Anführer.
   *[other] Die Fackeln wandern weiter: { $name } ist Anführer.
}
crypt-sight-counted = { $who ->
    [you] Du kommst auf { crypt-coins }: { $sources }.
   *[other] { $name } kommt auf { crypt-coins }: { $sources }.
}
crypt-sight-rolled-off = Stechen um den ersten Platz: { $rollers }.
crypt-sight-won = { $rank ->
    [none] { $count ->
        [one] { $who ->
            [you] Du gewinnst die Partie!
           *[other] { $name } gewinnt die Partie.
        }
       *[other] Geteilter Sieg: { $winners }.
    }
   *[other] { $who ->
        [you] Du bist { crypt-rank }.
       *[other] { $name } ist { crypt-rank }.
    }
}
crypt-says-bumps = { $line ->
    [0] Das gehört mir, danke.
    [1] Rück mal ein Stück.
   *[2] Nimm’s nicht persönlich. Ist ja Familie.
}
crypt-says-bumped = { $line ->
    [0] He! Ich war zuerst da.
    [1] Das wirst du noch bereuen.
   *[2] Vater würde sich für dich schämen.
}
crypt-says-exhausted = { $line ->
    [0] Gutes Personal ist so schwer zu finden.
    [1] Auf, auf! … Nein?
   *[2] Das wird schon wieder. Vermutlich.
}
crypt-sight-joined = { $who ->
    [you] Du verstärkst deinen Verbündeten auf Schatz { $slot }: { crypt-servants } mit Aufwand { $effort }.
   *[other] { $name } verstärkt einen Verbündeten auf Schatz { $slot }: { crypt-servants } mit Aufwand { $effort }.
}
crypt-sight-tokens-dealt = { $count ->
    [0] Die sicheren Marken sind verteilt. Beiseitegelegt: { $aside }.
   *[other] Die sicheren Marken sind verteilt. Du weißt, dass dies sicher ist: { $kinds }. Beiseitegelegt: { $aside }.
}
crypt-sight-asked = { $who ->
    [you] Du erschöpfst einen Diener und befragst die Toten.
   *[other] { $name } erschöpft einen Diener und befragt die Toten.
}
crypt-sight-token-found = { $kind ->
    [unknown] { $name } sieht sich eine Marke an.
   *[other] Die Marke zeigt, dass diese Art sicher ist: { crypt-kind }.
}
crypt-sight-gift-sealed = { $who ->
    [you] Du hast entschieden, was du verschenkst.
   *[other] { $name } hat entschieden, was verschenkt wird.
}
crypt-sight-gifts-opened = { $gifts ->
    [0] Niemand verschenkt etwas.
   *[other] Die Geschenke werden geöffnet.
}
crypt-sight-given = { $who ->
    [you] Du schenkst { $receiver } einen Schatz: { crypt-card }.
   *[other] { $name } schenkt { $receiver } einen Schatz: { crypt-card }.
}
crypt-sight-curse-shown = Der Fluch liegt auf dieser Art: { crypt-kind }. Sie bringt niemandem etwas.
