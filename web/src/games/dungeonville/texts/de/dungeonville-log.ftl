dungeonville-log-name = { $who ->
    [you] du
   *[other] { $name }
}
dungeonville-log-adventurer = { $adventurer } ({ $class } { $rank })
dungeonville-log-room = { $letter ->
    [none] { $room }
   *[other] { $room } ({ dungeonville-letter }, { dungeonville-gold })
}
dungeonville-log-combatant = { $halved ->
    [yes] { $who ->
        [you] { $adventurer } (für dich, { $rank } halbiert zu { $strength })
       *[other] { $adventurer } ({ $name }, { $rank } halbiert zu { $strength })
    }
   *[no] { $who ->
        [you] { $adventurer } (für dich, { $rank })
       *[other] { $adventurer } ({ $name }, { $rank })
    }
}
dungeonville-log-fighter = { $axe ->
    [yes] { $adventurer } ({ item-blooded-axe })
   *[no] { $adventurer }
}
dungeonville-log-tokens = { $gold } Gold in Markern
dungeonville-log-deed = { $who ->
    [you] du ({ dungeonville-tower })
   *[other] { $name } ({ dungeonville-tower })
}
dungeonville-log-score = { $who ->
    [you] du { $score } ({ dungeonville-tower })
   *[other] { $name } { $score } ({ dungeonville-tower })
}
dungeonville-log-paid = { $how ->
    [free] kostenlos
    [tokens] für { dungeonville-gold } in Markern
    [gilded] für { dungeonville-gold } ({ item-gilding-flask }), bezahlt mit: { $payment }
   *[cards] für { dungeonville-gold }, bezahlt mit: { $payment }
}

dungeonville-sight-dealt = { $known ->
    [own] Die Besitzurkunden werden heimlich verteilt. Deine: { $deeds }.
    [all] Die Besitzurkunden werden verteilt: { $deeds }.
   *[none] Die Besitzurkunden werden heimlich verteilt.{ $deeds }
}
dungeonville-sight-first-drawn = { $who ->
    [you] Ausgelost: Du beginnst.
   *[other] Ausgelost: { $name } beginnt.
}
dungeonville-sight-round-began = { $who ->
    [you] Runde { $round } fängt an. Du bist zuerst an der Reihe.
   *[other] Runde { $round } fängt an. { $name } ist zuerst an der Reihe.
}
dungeonville-sight-deck-shuffled = { $cards ->
    [one] Der abgelegte Abenteurer wird zum neuen Stapel.
   *[other] Die { $cards } abgelegten Abenteurer werden zu einem neuen Stapel gemischt.
}
dungeonville-sight-arrived = { $adventurer } kommt in die Stadt.
dungeonville-sight-dismissed = { $who ->
    [you] { $adventurer } muss deine Gruppe verlassen.
   *[other] { $adventurer } muss die Gruppe von { $name } verlassen.
}
dungeonville-sight-recruited = { $who ->
    [you] Du wirbst { dungeonville-at-place } an: { $adventurer }, { dungeonville-log-paid }.
   *[other] { $name } wirbt { dungeonville-at-place } an: { $adventurer }, { dungeonville-log-paid }.
}
dungeonville-sight-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
dungeonville-sight-tokens-lost = { $who ->
    [you] Du verlierst, was du nicht ausgegeben hast: { dungeonville-gold }.
   *[other] { $name } verliert, was nicht ausgegeben wurde: { dungeonville-gold }.
}
dungeonville-sight-disbanded = { $loot ->
    [yes] { $who ->
        [you] In deiner Gruppe hat niemand mehr eine Farbe. Sie wird abgelegt: { $party }. Mit ihr verloren: { $carried }.
       *[other] In der Gruppe von { $name } hat niemand mehr eine Farbe. Sie wird abgelegt: { $party }. Mit ihr verloren: { $carried }.
    }
   *[no] { $who ->
        [you] In deiner Gruppe hat niemand mehr eine Farbe. Sie wird abgelegt: { $party }.
       *[other] In der Gruppe von { $name } hat niemand mehr eine Farbe. Sie wird abgelegt: { $party }.
    }
}
dungeonville-sight-scouted = { $who ->
    [you] Du gehst { dungeonville-to-tower }.
   *[other] { $name } geht { dungeonville-to-tower }.
}
dungeonville-sight-sealed = { $known ->
    [yes] { $who ->
        [you] Deine Schlachtordnung: { $fighters }.
       *[other] Die Schlachtordnung von { $name }: { $fighters }.
    }
   *[no] { $who ->
        [you] Deine Schlachtordnung steht.
       *[other] Die Schlachtordnung von { $name } steht.
    }
}
dungeonville-sight-clashed = { $who ->
    [you] Gefecht { $clash } { dungeonville-at-tower }: { $fighters }. Du gewinnst.
    [nobody] Gefecht { $clash } { dungeonville-at-tower }: { $fighters }, ohne Gegner.
   *[other] Gefecht { $clash } { dungeonville-at-tower }: { $fighters }. { $name } gewinnt.
}
dungeonville-sight-joined = { $lute ->
    [yes] { $who ->
        [you] { item-silver-lute }: { $adventurer } verlässt { $rival } und kommt zu dir.
       *[other] { $whom ->
            [you] { item-silver-lute }: { $adventurer } verlässt dich und geht zu { $name }.
           *[other] { item-silver-lute }: { $adventurer } verlässt { $rival } und geht zu { $name }.
        }
    }
   *[no] { $who ->
        [you] Gleiche Farbe: { $adventurer } verlässt { $rival } und kommt zu dir.
       *[other] { $whom ->
            [you] Gleiche Farbe: { $adventurer } verlässt dich und geht zu { $name }.
           *[other] Gleiche Farbe: { $adventurer } verlässt { $rival } und geht zu { $name }.
        }
    }
}
dungeonville-sight-spared = { $who ->
    [you] { item-silver-lute }: { $adventurer } bleibt in deiner Gruppe.
   *[other] { item-silver-lute }: { $adventurer } bleibt in der Gruppe von { $name }.
}
dungeonville-sight-killed = { $who ->
    [you] { $adventurer } aus deiner Gruppe fällt gegen { $rival }.
   *[other] { $whom ->
        [you] { $adventurer } aus der Gruppe von { $name } fällt gegen dich.
       *[other] { $adventurer } aus der Gruppe von { $name } fällt gegen { $rival }.
    }
}
dungeonville-sight-blood-taken = { $who ->
    [you] Du nimmst einen Blutmarker von { $rival } in deine Todeszone.
   *[other] { $whom ->
        [you] { $name } nimmt einen Blutmarker von dir in die Todeszone.
       *[other] { $name } nimmt einen Blutmarker von { $rival } in die Todeszone.
    }
}
dungeonville-sight-stayed = { $who ->
    [you] Deine Gruppe behauptet sich { dungeonville-at-tower } und darf hinein.{ dungeonville-log-holds }
   *[other] Die Gruppe von { $name } behauptet sich { dungeonville-at-tower } und darf hinein.{ dungeonville-log-holds }
}
dungeonville-sight-went-home = { $who ->
    [you] Deine Gruppe unterliegt { dungeonville-at-tower } und geht nach Hause.
   *[other] Die Gruppe von { $name } unterliegt { dungeonville-at-tower } und geht nach Hause.
}
dungeonville-sight-entered = { $who ->
    [you] Deine Gruppe geht { dungeonville-into-tower }.
   *[other] Die Gruppe von { $name } geht { dungeonville-into-tower }.
}
dungeonville-sight-took-letter = { $from ->
    [nobody] { $adventurer } kann niemanden nachahmen{ $other } und hat überall Buchstabe { dungeonville-letter }.
   *[someone] { $letter ->
        [none] { $adventurer } ahmt jemanden nach: { $other }. Hier kein Buchstabe.
       *[other] { $adventurer } ahmt jemanden nach: { $other }. Hier Buchstabe { dungeonville-letter }.
    }
}
dungeonville-sight-set-aside = { $adventurer } wird aufgedeckt, hat keine Buchstaben zu geben und kommt zur Seite.
dungeonville-sight-rooms-shuffled = { $cards ->
    [one] { dungeonville-tower }: Der abgelegte Raum wird zum neuen Stapel.
   *[other] { dungeonville-tower }: { $cards } abgelegte Räume werden zu einem neuen Stapel gemischt.
}
dungeonville-sight-turned = { $who ->
    [you] Du deckst einen Raum auf: { $room }.
   *[other] { $name } deckt einen Raum auf: { $room }.
}
dungeonville-sight-wand-used = { $who ->
    [you] { item-wand-of-doors }: Du legst den Raum ab ({ $room }) und deckst einen anderen auf.
   *[other] { item-wand-of-doors }: { $name } legt den Raum ab ({ $room }) und deckt einen anderen auf.
}
dungeonville-sight-shielded = { $who ->
    [you] { item-tower-shield }: In deiner Gruppe stirbt niemand.
   *[other] { item-tower-shield }: In der Gruppe von { $name } stirbt niemand.
}
dungeonville-sight-died = { $who ->
    [you] { $adventurer } aus deiner Gruppe stirbt { dungeonville-in-tower }. { dungeonville-log-blood }
   *[other] { $adventurer } aus der Gruppe von { $name } stirbt { dungeonville-in-tower }. { dungeonville-log-blood }
}
dungeonville-log-blood = { $blood ->
    [yes] { $saved ->
        [yes] Am Eingang liegt ein Blutmarker, aber dank { item-holy-water } wartet das Opfer daheim.
       *[no] Am Eingang liegt ein Blutmarker.
    }
   *[no] { $saved ->
        [yes] Einen Blutmarker gibt es nicht, und dank { item-holy-water } wartet das Opfer daheim.
       *[no] Einen Blutmarker gibt es nicht.
    }
}
dungeonville-sight-took = { $who ->
    [you] Du nimmst mit: { $room }.
   *[other] { $name } nimmt mit: { $room }.
}
dungeonville-sight-dropped = { $who ->
    [you] Zu schwer! Du lässt zurück: { $rooms }.
   *[other] Zu schwer! { $name } lässt zurück: { $rooms }.
}
dungeonville-sight-looked = { $known ->
    [yes] { $who ->
        [you] { item-lantern-of-cracks }: Du siehst den nächsten Raum { dungeonville-in-tower }: { $room }.
       *[other] { item-lantern-of-cracks }: { $name } sieht den nächsten Raum { dungeonville-in-tower }: { $room }.
    }
   *[no] { $who ->
        [you] { item-lantern-of-cracks }: Du siehst dir den nächsten Raum { dungeonville-in-tower } an.
       *[other] { item-lantern-of-cracks }: { $name } sieht sich den nächsten Raum { dungeonville-in-tower } an.
    }
}
dungeonville-sight-wiped-out = { $loot ->
    [yes] { $who ->
        [you] Deine ganze Gruppe ist tot. Verloren: { $carried }.
       *[other] Die ganze Gruppe von { $name } ist tot. Verloren: { $carried }.
    }
   *[no] { $who ->
        [you] Deine ganze Gruppe ist tot.
       *[other] Die ganze Gruppe von { $name } ist tot.
    }
}
dungeonville-log-escape = { $rope ->
    [yes] entkommt { dungeonville-from-tower } ({ item-silk-rope })
   *[no] kommt { dungeonville-from-tower }
}
dungeonville-sight-left = { $loot ->
    [yes] { $who ->
        [you] Deine Gruppe { dungeonville-log-escape } und bringt mit: { $carried }.
       *[other] Die Gruppe von { $name } { dungeonville-log-escape } und bringt mit: { $carried }.
    }
   *[no] { $who ->
        [you] Deine Gruppe { dungeonville-log-escape } und bringt nichts mit.
       *[other] Die Gruppe von { $name } { dungeonville-log-escape } und bringt nichts mit.
    }
}
dungeonville-sight-gathered = { $loot ->
    [yes] { $returned ->
        [yes] { $who ->
            [you] In deine Schatzkammer: { $cards }. Wieder in deiner Gruppe: { $home }.
           *[other] In die Schatzkammer von { $name }: { $cards }. Wieder in der Gruppe: { $home }.
        }
       *[no] { $who ->
            [you] In deine Schatzkammer: { $cards }.
           *[other] In die Schatzkammer von { $name }: { $cards }.
        }
    }
   *[no] { $who ->
        [you] Wieder in deiner Gruppe: { $home }.
       *[other] Wieder in der Gruppe von { $name }: { $home }.
    }
}
dungeonville-sight-paid-for-deed = { $how ->
    [gilded] { $who ->
        [you] Du zahlst für eine andere Urkunde ({ item-gilding-flask }): { $payment }.
       *[other] { $name } zahlt für eine andere Urkunde ({ item-gilding-flask }): { $payment }.
    }
   *[cards] { $who ->
        [you] Du zahlst für eine andere Urkunde: { $payment }.
       *[other] { $name } zahlt für eine andere Urkunde: { $payment }.
    }
}
dungeonville-sight-drew-deed = { $known ->
    [both] { $who ->
        [you] Du ziehst eine Urkunde ({ $drawn }) und legst deine zurück ({ $returned }).
       *[other] { $name } zieht eine Urkunde ({ $drawn }) und legt die alte zurück ({ $returned }).
    }
    [returned] { $who ->
        [you] Du ziehst eine Urkunde und legst deine zurück ({ $returned }).
       *[other] { $name } zieht eine Urkunde und legt die alte zurück ({ $returned }).
    }
   *[none] { $who ->
        [you] Du ziehst eine Urkunde und legst deine zurück.
       *[other] { $name } zieht eine Urkunde und legt die alte zurück.
    }
}
dungeonville-sight-declared = { $wins ->
    [yes] { $who ->
        [you] Du rufst den Sieg aus und zeigst deine Urkunde: { dungeonville-tower }. Punkte: { $score }. Es stimmt!
       *[other] { $name } ruft den Sieg aus und zeigt die Urkunde: { dungeonville-tower }. Punkte: { $score }. Es stimmt!
    }
   *[no] { $who ->
        [you] Du rufst den Sieg aus und zeigst deine Urkunde: { dungeonville-tower }. Punkte: { $score }, nicht genug. Es geht weiter.
       *[other] { $name } ruft den Sieg aus und zeigt die Urkunde: { dungeonville-tower }. Punkte: { $score }, nicht genug. Es geht weiter.
    }
}
dungeonville-sight-ended = { $count ->
    [one] { $who ->
        [you] Du gewinnst die Partie! Punkte: { $scores }.
       *[other] { $name } gewinnt die Partie. Punkte: { $scores }.
    }
   *[other] Geteilter Sieg: { $winners }. Punkte: { $scores }.
}
dungeonville-says-died = { $line ->
    [0] Eine tapfere Seele. Wer kommt als Nächstes?
    [1] An der Tür stand es ja.
   *[2] Dann muss ich wohl neu anwerben.
}
dungeonville-says-beats = { $line ->
    [0] War das schon alles?
    [1] Vielleicht klappt es am nächsten Turm.
   *[2] Ha! Hast du das gesehen?
}
dungeonville-log-holds = { $by ->
    [mostMembers] { " " }Sie ist die größte.
    [lowestRank] { " " }Sie hat den niedrigsten Rang.
   *[alone] { "" }
}
