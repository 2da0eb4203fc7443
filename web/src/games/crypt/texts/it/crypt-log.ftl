crypt-log-name = { $who ->
    [you] te
   *[other] { $name }
}
crypt-log-row-card = { $coins ->
    [0] { crypt-kind } (carta coperta)
   *[other] { crypt-kind } { $coins }
}
crypt-log-looked-card = { $coins ->
    [0] { crypt-kind } al posto { $slot }
   *[other] { crypt-kind } { $coins } al posto { $slot }
}
crypt-log-source = { $source ->
    [treasures] { $coins } sui tesori
    [servants] { $coins } per i servitori non esausti
    [curse] { $coins } persi per la maledizione
   *[kind] { $coins } dal mercante { crypt-of-kind }
}
crypt-log-roll-off = { $who ->
    [you] tu { $sum } ({ $rolls })
   *[other] { $name } { $sum } ({ $rolls })
}

crypt-sight-sides-drawn = I mercanti mostrano i loro lati: { $sides }.
crypt-sight-leader-drawn = { $who ->
    [you] Ricevi la torcia del Leader e cominci.
   *[other] { $name } riceve la torcia del Leader e comincia.
}
crypt-sight-revealed = { $kind ->
    [none] Round { $round }: { $row }. Il mazzo è finito.
   *[other] Round { $round }: { $row }. In cima al mazzo: { crypt-kind }.
}
crypt-sight-claimed = { $who ->
    [you] Reclami il tesoro { $slot }: { crypt-servants } con sforzo { $effort }, in tutto { $total }.
    [ghost] Il Fantasma reclama il tesoro { $slot }: { crypt-servants } con sforzo { $effort }, in tutto { $total }.
   *[other] { $name } reclama il tesoro { $slot }: { crypt-servants } con sforzo { $effort }, in tutto { $total }.
}
crypt-sight-bumped = { $dice ->
    [one] { $who ->
        [you] Un tuo servitore è scacciato dal tesoro { $slot } e torna a casa.
        [ghost] Un servitore del Fantasma è scacciato dal tesoro { $slot }.
       *[other] Un servitore di { $name } è scacciato dal tesoro { $slot } e torna a casa.
    }
   *[other] { $who ->
        [you] { $dice } tuoi servitori sono scacciati dal tesoro { $slot } e tornano a casa.
        [ghost] { $dice } servitori del Fantasma sono scacciati dal tesoro { $slot }.
       *[other] { $dice } servitori di { $name } sono scacciati dal tesoro { $slot } e tornano a casa.
    }
}
crypt-sight-recovered = { $dice ->
    [0] { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }
   *[other] { $who ->
        [you] Recuperi { crypt-servants }.
       *[other] { $name } recupera { crypt-servants }.
    }
}
crypt-sight-forced-recovery = { $dice ->
    [0] { $who ->
        [you] I tuoi servitori sono stati scacciati da ogni tesoro.
       *[other] I servitori di { $name } sono stati scacciati da ogni tesoro.
    }
   *[other] { $who ->
        [you] I tuoi servitori sono stati scacciati da ogni tesoro: recuperi { crypt-servants }.
       *[other] I servitori di { $name } sono stati scacciati da ogni tesoro: { $name } recupera { crypt-servants }.
    }
}
crypt-sight-flipped = { $who ->
    [you] Riveli una carta: { crypt-card }.
   *[other] { $name } rivela una carta: { crypt-card }.
}
crypt-sight-looked = { $who ->
    [you] Guardi le carte coperte: { $cards }.
   *[other] { $name } guarda le carte coperte: { $cards }.
}
crypt-sight-restored = { $effort ->
    [0] { $who ->
        [you] Recuperi un servitore esausto.
       *[other] { $name } recupera un servitore esausto.
    }
   *[other] { $who ->
        [you] Recuperi il servitore che ha fallito con sforzo { $effort }.
       *[other] { $name } recupera il servitore che ha fallito con sforzo { $effort }.
    }
}
crypt-sight-taken = { $who ->
    [you] Prendi il tesoro coperto { $slot }: { crypt-card }.
   *[other] { $name } prende il tesoro coperto { $slot }: { crypt-card }.
}
crypt-sight-ghost-rolled = Il Fantasma tira { $rolls }.
crypt-sight-ghost-set-aside = Il Fantasma non trova un tesoro per { crypt-servants } con sforzo { $effort }.
crypt-sight-rolled = { $who ->
    [you] Tesoro { $slot }, sforzo { $effort }: tiri { $rolls } ({ crypt-log-exhausted }).
   *[other] Tesoro { $slot }, sforzo { $effort }: { $name } tira { $rolls } ({ crypt-log-exhausted }).
}
crypt-log-exhausted = { $exhausted ->
    [0] nessuno esausto
    [one] 1 servitore esausto
   *[other] { $exhausted } servitori esausti
}
crypt-sight-collected = { $who ->
    [you] Raccogli il tesoro { $slot }: { crypt-card }.
   *[other] { $name } raccoglie il tesoro { $slot }: { crypt-card }.
}
crypt-sight-discarded = Il tesoro { $slot } è scartato: { crypt-card }.
crypt-sight-rerolled = { $held ->
    [yes] { $who ->
        [you] Rilanci contro sforzo { $effort } e fai { $roll }: il servitore non è più esausto.
       *[other] { $name } rilancia contro sforzo { $effort } e fa { $roll }: il servitore non è più esausto.
    }
   *[no] { $who ->
        [you] Rilanci contro sforzo { $effort } e fai { $roll }: il servitore resta esausto.
       *[other] { $name } rilancia contro sforzo { $effort } e fa { $roll }: il servitore resta esausto.
    }
}
crypt-sight-idols-earned = { $who ->
    [you] Sei tra i primi con due Idoli: 5 monete alla fine.
   *[other] { $name } è tra i primi con due Idoli: 5 monete alla fine.
}
crypt-sight-declined = { $who ->
    [you] Rinunci.
   *[other] { $name } rinuncia.
}
crypt-sight-torches-passed = { $who ->
    [you] Le torce passano: ora il Leader sei tu.
    [ghost] Le torce passano al Fantasma.
   *[other] Le torce passano. Leader: { $name }.
}
crypt-sight-counted = { $who ->
    [you] Conti { crypt-coins }: { $sources }.
   *[other] { $name } conta { crypt-coins }: { $sources }.
}
crypt-sight-rolled-off = Spareggio per il primo posto: { $rollers }.
crypt-sight-won = { $rank ->
    [none] { $count ->
        [one] { $who ->
            [you] Hai vinto la partita!
           *[other] { $name } vince la partita.
        }
       *[other] Vittoria condivisa tra { $winners }.
    }
   *[other] { $who ->
        [you] Sei { crypt-rank }.
       *[other] { $name } è { crypt-rank }.
    }
}
crypt-says-bumps = { $line ->
    [0] Questo è mio, grazie.
    [1] Fatti più in là.
   *[2] Niente di personale. Siamo in famiglia.
}
crypt-says-bumped = { $line ->
    [0] Ehi! C’ero prima io.
    [1] Te ne pentirai.
   *[2] Nostro padre si vergognerebbe di te.
}
crypt-says-exhausted = { $line ->
    [0] I buoni servitori non si trovano più.
    [1] Su, su! … No?
   *[2] Si riprenderanno. Forse.
}
crypt-sight-joined = { $who ->
    [you] Ti unisci al tuo alleato sul tesoro { $slot }: { crypt-servants } con sforzo { $effort }.
   *[other] { $name } si unisce a un alleato sul tesoro { $slot }: { crypt-servants } con sforzo { $effort }.
}
crypt-sight-tokens-dealt = { $count ->
    [0] Si distribuiscono i segnalini sicuri. Da parte: { $aside }.
   *[other] Si distribuiscono i segnalini sicuri. Sai che questi tipi sono sicuri: { $kinds }. Da parte: { $aside }.
}
crypt-sight-asked = { $who ->
    [you] Rendi esausto un servitore e interroghi i morti.
   *[other] { $name } rende esausto un servitore e interroga i morti.
}
crypt-sight-token-found = { $kind ->
    [unknown] { $name } guarda un segnalino.
   *[other] Il segnalino mostra che questo tipo è sicuro: { crypt-kind }.
}
crypt-sight-gift-sealed = { $who ->
    [you] Hai deciso che cosa donare.
   *[other] { $name } ha deciso che cosa donare.
}
crypt-sight-gifts-opened = { $gifts ->
    [0] Nessuno dona nulla.
   *[other] Si scoprono i doni.
}
crypt-sight-given = { $who ->
    [you] Doni un tesoro a { $receiver }: { crypt-card }.
   *[other] { $name } dona un tesoro a { $receiver }: { crypt-card }.
}
crypt-sight-curse-shown = La maledizione colpisce questo tipo: { crypt-kind }. Non paga nessuno.
