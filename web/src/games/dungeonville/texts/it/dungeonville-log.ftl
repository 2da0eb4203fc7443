dungeonville-log-name = { $who ->
    [you] te
   *[other] { $name }
}
dungeonville-log-adventurer = { $adventurer } ({ $class } { $rank })
dungeonville-log-room = { $letter ->
    [none] { $room }
   *[other] { $room } ({ dungeonville-letter }, { dungeonville-gold })
}
dungeonville-log-combatant = { $halved ->
    [yes] { $who ->
        [you] { $adventurer } (con te, { $rank } dimezzato a { $strength })
       *[other] { $adventurer } ({ $name }, { $rank } dimezzato a { $strength })
    }
   *[no] { $who ->
        [you] { $adventurer } (con te, { $rank })
       *[other] { $adventurer } ({ $name }, { $rank })
    }
}
dungeonville-log-fighter = { $axe ->
    [yes] { $adventurer } ({ item-blooded-axe })
   *[no] { $adventurer }
}
dungeonville-log-tokens = { dungeonville-gold } in segnalini
dungeonville-log-deed = { $who ->
    [you] tu ({ dungeonville-tower })
   *[other] { $name } ({ dungeonville-tower })
}
dungeonville-log-score = { $who ->
    [you] tu { $score } ({ dungeonville-tower })
   *[other] { $name } { $score } ({ dungeonville-tower })
}
dungeonville-log-paid = { $how ->
    [free] gratis
    [tokens] per { dungeonville-gold } in segnalini
    [gilded] per { dungeonville-gold } ({ item-gilding-flask }), pagati con { $payment }
   *[cards] per { dungeonville-gold }, pagati con { $payment }
}

dungeonville-sight-dealt = { $known ->
    [own] Si distribuiscono gli atti di proprietà in segreto. Il tuo: { $deeds }.
    [all] Si distribuiscono gli atti di proprietà: { $deeds }.
   *[none] Si distribuiscono gli atti di proprietà in segreto.{ $deeds }
}
dungeonville-sight-first-drawn = { $who ->
    [you] Sorteggio: cominci tu.
   *[other] Sorteggio: comincia { $name }.
}
dungeonville-sight-round-began = { $who ->
    [you] Comincia il round { $round }. Il primo giocatore sei tu.
   *[other] Comincia il round { $round }. Primo giocatore: { $name }.
}
dungeonville-sight-deck-shuffled = { $cards ->
    [one] L’avventuriero scartato diventa il nuovo mazzo.
   *[other] I { $cards } avventurieri scartati si mescolano in un nuovo mazzo.
}
dungeonville-sight-arrived = { $adventurer } arriva in città.
dungeonville-sight-dismissed = { $who ->
    [you] Congedi { $adventurer }.
   *[other] { $name } congeda { $adventurer }.
}
dungeonville-sight-recruited = { $who ->
    [you] Arruoli { $adventurer } { dungeonville-at-place }, { dungeonville-log-paid }.
   *[other] { $name } arruola { $adventurer } { dungeonville-at-place }, { dungeonville-log-paid }.
}
dungeonville-sight-passed = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
dungeonville-sight-tokens-lost = { $who ->
    [you] Perdi quanto non hai speso: { dungeonville-gold }.
   *[other] { $name } perde quanto non ha speso: { dungeonville-gold }.
}
dungeonville-sight-disbanded = { $loot ->
    [yes] { $who ->
        [you] Nel tuo gruppo nessuno ha più un colore. Si scarta: { $party }. Perso con lui: { $carried }.
       *[other] Nel gruppo di { $name } nessuno ha più un colore. Si scarta: { $party }. Perso con lui: { $carried }.
    }
   *[no] { $who ->
        [you] Nel tuo gruppo nessuno ha più un colore. Si scarta: { $party }.
       *[other] Nel gruppo di { $name } nessuno ha più un colore. Si scarta: { $party }.
    }
}
dungeonville-sight-scouted = { $who ->
    [you] Vai { dungeonville-to-tower }.
   *[other] { $name } va { dungeonville-to-tower }.
}
dungeonville-sight-sealed = { $known ->
    [yes] { $who ->
        [you] Il tuo ordine di battaglia: { $fighters }.
       *[other] L’ordine di battaglia di { $name }: { $fighters }.
    }
   *[no] { $who ->
        [you] Il tuo ordine di battaglia è pronto.
       *[other] L’ordine di battaglia di { $name } è pronto.
    }
}
dungeonville-sight-clashed = { $who ->
    [you] Scontro { $clash } { dungeonville-at-tower }: { $fighters }. Vinci tu.
    [nobody] Scontro { $clash } { dungeonville-at-tower }: { $fighters }, senza avversari.
   *[other] Scontro { $clash } { dungeonville-at-tower }: { $fighters }. Vince { $name }.
}
dungeonville-sight-joined = { $lute ->
    [yes] { $who ->
        [you] { item-silver-lute }: { $adventurer } lascia { $rival } e si unisce a te.
       *[other] { $whom ->
            [you] { item-silver-lute }: { $adventurer } ti lascia e si unisce a { $name }.
           *[other] { item-silver-lute }: { $adventurer } lascia { $rival } e si unisce a { $name }.
        }
    }
   *[no] { $who ->
        [you] Stesso colore: { $adventurer } lascia { $rival } e si unisce a te.
       *[other] { $whom ->
            [you] Stesso colore: { $adventurer } ti lascia e si unisce a { $name }.
           *[other] Stesso colore: { $adventurer } lascia { $rival } e si unisce a { $name }.
        }
    }
}
dungeonville-sight-spared = { $who ->
    [you] { item-silver-lute }: { $adventurer } resta nel tuo gruppo.
   *[other] { item-silver-lute }: { $adventurer } resta nel gruppo di { $name }.
}
dungeonville-sight-killed = { $who ->
    [you] { $adventurer }, del tuo gruppo, cade contro { $rival }.
   *[other] { $whom ->
        [you] { $adventurer }, del gruppo di { $name }, cade contro di te.
       *[other] { $adventurer }, del gruppo di { $name }, cade contro { $rival }.
    }
}
dungeonville-sight-blood-taken = { $who ->
    [you] Metti nella tua zona uccisioni un segnalino sangue di { $rival }.
   *[other] { $whom ->
        [you] { $name } mette nella sua zona uccisioni un tuo segnalino sangue.
       *[other] { $name } mette nella sua zona uccisioni un segnalino sangue di { $rival }.
    }
}
dungeonville-sight-stayed = { $who ->
    [you] Il tuo gruppo resta padrone del campo { dungeonville-at-tower } e può entrare.{ dungeonville-log-holds }
   *[other] Il gruppo di { $name } resta padrone del campo { dungeonville-at-tower } e può entrare.{ dungeonville-log-holds }
}
dungeonville-sight-went-home = { $who ->
    [you] Il tuo gruppo torna a casa { dungeonville-from-tower }.
   *[other] Il gruppo di { $name } torna a casa { dungeonville-from-tower }.
}
dungeonville-sight-entered = { $who ->
    [you] Il tuo gruppo entra { dungeonville-into-tower }.
   *[other] Il gruppo di { $name } entra { dungeonville-into-tower }.
}
dungeonville-sight-took-letter = { $from ->
    [nobody] { $adventurer } non trova nessuno da imitare{ $other } e ha lettera { dungeonville-letter } ovunque.
   *[someone] { $letter ->
        [none] { $adventurer } imita { $other }: qui nessuna lettera.
       *[other] { $adventurer } imita { $other }: qui lettera { dungeonville-letter }.
    }
}
dungeonville-sight-set-aside = Dal mazzo esce { $adventurer }: non ha lettere da dare e si mette da parte.
dungeonville-sight-rooms-shuffled = { $cards ->
    [one] { dungeonville-tower }: l’ambiente scartato diventa il nuovo mazzo.
   *[other] { dungeonville-tower }: { $cards } ambienti scartati si mescolano in un nuovo mazzo.
}
dungeonville-sight-turned = { $who ->
    [you] Giri un ambiente: { $room }.
   *[other] { $name } gira un ambiente: { $room }.
}
dungeonville-sight-wand-used = { $who ->
    [you] { item-wand-of-doors }: scarti { $room } e giri un altro ambiente.
   *[other] { item-wand-of-doors }: { $name } scarta { $room } e gira un altro ambiente.
}
dungeonville-sight-shielded = { $who ->
    [you] { item-tower-shield }: nel tuo gruppo non muore nessuno.
   *[other] { item-tower-shield }: nel gruppo di { $name } non muore nessuno.
}
dungeonville-sight-died = { $who ->
    [you] { $adventurer }, del tuo gruppo, muore { dungeonville-in-tower }. { dungeonville-log-blood }
   *[other] { $adventurer }, del gruppo di { $name }, muore { dungeonville-in-tower }. { dungeonville-log-blood }
}
dungeonville-log-blood = { $blood ->
    [yes] { $saved ->
        [yes] Sull’entrata resta un segnalino sangue, ma grazie all’oggetto «{ item-holy-water }» la vittima aspetta a casa.
       *[no] Sull’entrata resta un segnalino sangue.
    }
   *[no] { $saved ->
        [yes] Non lascia segnalini sangue, e grazie all’oggetto «{ item-holy-water }» la vittima aspetta a casa.
       *[no] Non lascia segnalini sangue.
    }
}
dungeonville-sight-took = { $who ->
    [you] Porti via { $room }.
   *[other] { $name } porta via { $room }.
}
dungeonville-sight-dropped = { $who ->
    [you] Troppo peso: lasci indietro { $rooms }.
   *[other] Troppo peso: { $name } lascia indietro { $rooms }.
}
dungeonville-sight-looked = { $known ->
    [yes] { $who ->
        [you] { item-lantern-of-cracks }: vedi il prossimo ambiente { dungeonville-in-tower }: { $room }.
       *[other] { item-lantern-of-cracks }: { $name } vede il prossimo ambiente { dungeonville-in-tower }: { $room }.
    }
   *[no] { $who ->
        [you] { item-lantern-of-cracks }: guardi il prossimo ambiente { dungeonville-in-tower }.
       *[other] { item-lantern-of-cracks }: { $name } guarda il prossimo ambiente { dungeonville-in-tower }.
    }
}
dungeonville-sight-wiped-out = { $loot ->
    [yes] { $who ->
        [you] Il tuo gruppo è morto al completo. Perso: { $carried }.
       *[other] Il gruppo di { $name } è morto al completo. Perso: { $carried }.
    }
   *[no] { $who ->
        [you] Il tuo gruppo è morto al completo.
       *[other] Il gruppo di { $name } è morto al completo.
    }
}
dungeonville-log-escape = { $rope ->
    [yes] fugge { dungeonville-from-tower } ({ item-silk-rope })
   *[no] esce { dungeonville-from-tower }
}
dungeonville-sight-left = { $loot ->
    [yes] { $who ->
        [you] Il tuo gruppo { dungeonville-log-escape } con { $carried }.
       *[other] Il gruppo di { $name } { dungeonville-log-escape } con { $carried }.
    }
   *[no] { $who ->
        [you] Il tuo gruppo { dungeonville-log-escape } a mani vuote.
       *[other] Il gruppo di { $name } { dungeonville-log-escape } a mani vuote.
    }
}
dungeonville-sight-gathered = { $loot ->
    [yes] { $returned ->
        [yes] { $who ->
            [you] Nel tuo tesoro: { $cards }. Di nuovo nel tuo gruppo: { $home }.
           *[other] Nel tesoro di { $name }: { $cards }. Di nuovo nel gruppo: { $home }.
        }
       *[no] { $who ->
            [you] Nel tuo tesoro: { $cards }.
           *[other] Nel tesoro di { $name }: { $cards }.
        }
    }
   *[no] { $who ->
        [you] Di nuovo nel tuo gruppo: { $home }.
       *[other] Di nuovo nel gruppo di { $name }: { $home }.
    }
}
dungeonville-sight-paid-for-deed = { $how ->
    [gilded] { $who ->
        [you] Paghi un altro atto di proprietà ({ item-gilding-flask }) con { $payment }.
       *[other] { $name } paga un altro atto di proprietà ({ item-gilding-flask }) con { $payment }.
    }
   *[cards] { $who ->
        [you] Paghi un altro atto di proprietà con { $payment }.
       *[other] { $name } paga un altro atto di proprietà con { $payment }.
    }
}
dungeonville-sight-drew-deed = { $known ->
    [both] { $who ->
        [you] Peschi un atto di proprietà ({ $drawn }) e rimetti il tuo ({ $returned }).
       *[other] { $name } pesca un atto di proprietà ({ $drawn }) e rimette il suo ({ $returned }).
    }
    [returned] { $who ->
        [you] Peschi un atto di proprietà e rimetti il tuo ({ $returned }).
       *[other] { $name } pesca un atto di proprietà e rimette il suo ({ $returned }).
    }
   *[none] { $who ->
        [you] Peschi un atto di proprietà e rimetti il tuo.
       *[other] { $name } pesca un atto di proprietà e rimette il suo.
    }
}
dungeonville-sight-declared = { $wins ->
    [yes] { $who ->
        [you] Dichiari la vittoria e mostri il tuo atto: { dungeonville-tower }. Punteggio { $score }: è vero!
       *[other] { $name } dichiara la vittoria e mostra il suo atto: { dungeonville-tower }. Punteggio { $score }: è vero!
    }
   *[no] { $who ->
        [you] Dichiari la vittoria e mostri il tuo atto: { dungeonville-tower }. Punteggio { $score }: non basta. Si continua.
       *[other] { $name } dichiara la vittoria e mostra il suo atto: { dungeonville-tower }. Punteggio { $score }: non basta. Si continua.
    }
}
dungeonville-sight-ended = { $count ->
    [one] { $who ->
        [you] Hai vinto la partita! Punteggi: { $scores }.
       *[other] { $name } vince la partita. Punteggi: { $scores }.
    }
   *[other] Vittoria condivisa tra { $winners }. Punteggi: { $scores }.
}
dungeonville-says-died = { $line ->
    [0] Un’anima coraggiosa. Avanti il prossimo!
    [1] Eppure c’era scritto sulla porta.
   *[2] Mi toccherà arruolare di nuovo.
}
dungeonville-says-beats = { $line ->
    [0] Tutto qui?
    [1] Andrà meglio alla prossima torre.
   *[2] Ah! Hai visto?
}
dungeonville-log-holds = { $by ->
    [mostMembers] { " " }È il più numeroso.
    [lowestRank] { " " }Ha il grado più basso.
   *[alone] { "" }
}
