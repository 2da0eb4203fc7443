dungeonville-log-name = { $who ->
    [you] vous
   *[other] { $name }
}
dungeonville-log-adventurer = { $adventurer } ({ $class } { $rank })
dungeonville-log-room = { $letter ->
    [none] { $room }
   *[other] { $room } ({ dungeonville-letter }, { dungeonville-gold })
}
dungeonville-log-combatant = { $halved ->
    [yes] { $who ->
        [you] { $adventurer } (pour vous, { $rank } réduit de moitié à { $strength })
       *[other] { $adventurer } ({ $name }, { $rank } réduit de moitié à { $strength })
    }
   *[no] { $who ->
        [you] { $adventurer } (pour vous, { $rank })
       *[other] { $adventurer } ({ $name }, { $rank })
    }
}
dungeonville-log-fighter = { $axe ->
    [yes] { $adventurer } ({ item-blooded-axe })
   *[no] { $adventurer }
}
dungeonville-log-tokens = { dungeonville-gold } en jetons
dungeonville-log-deed = { $who ->
    [you] vous ({ dungeonville-tower })
   *[other] { $name } ({ dungeonville-tower })
}
dungeonville-log-score = { $who ->
    [you] vous { $score } ({ dungeonville-tower })
   *[other] { $name } { $score } ({ dungeonville-tower })
}
dungeonville-log-paid = { $how ->
    [free] gratuitement
    [tokens] pour { dungeonville-gold } en jetons
    [gilded] pour { dungeonville-gold } ({ item-gilding-flask }), avec { $payment }
   *[cards] pour { dungeonville-gold }, avec { $payment }
}

dungeonville-sight-dealt = { $known ->
    [own] Les titres de propriété sont distribués en secret. Le vôtre : { $deeds }.
    [all] Les titres de propriété sont distribués : { $deeds }.
   *[none] Les titres de propriété sont distribués en secret.{ $deeds }
}
dungeonville-sight-first-drawn = { $who ->
    [you] Tirage au sort : à vous de commencer.
   *[other] Tirage au sort : { $name } commence.
}
dungeonville-sight-round-began = { $who ->
    [you] La manche { $round } commence. Premier joueur : vous.
   *[other] La manche { $round } commence. Premier joueur : { $name }.
}
dungeonville-sight-deck-shuffled = { $cards ->
    [one] L’aventurier défaussé devient la nouvelle pioche.
   *[other] Les { $cards } aventuriers défaussés sont mélangés en une nouvelle pioche.
}
dungeonville-sight-arrived = { $adventurer } arrive en ville.
dungeonville-sight-dismissed = { $who ->
    [you] Vous renvoyez { $adventurer }.
   *[other] { $name } renvoie { $adventurer }.
}
dungeonville-sight-recruited = { $who ->
    [you] Vous recrutez { $adventurer } { dungeonville-at-place }, { dungeonville-log-paid }.
   *[other] { $name } recrute { $adventurer } { dungeonville-at-place }, { dungeonville-log-paid }.
}
dungeonville-sight-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
dungeonville-sight-tokens-lost = { $who ->
    [you] Vous perdez ce que vous n’avez pas dépensé : { dungeonville-gold }.
   *[other] { $name } perd ce qui n’a pas été dépensé : { dungeonville-gold }.
}
dungeonville-sight-disbanded = { $loot ->
    [yes] { $who ->
        [you] Plus personne n’a de couleur dans votre groupe. Il est défaussé : { $party }. Perdu avec lui : { $carried }.
       *[other] { $name } : plus personne n’a de couleur dans son groupe. Il est défaussé : { $party }. Perdu avec lui : { $carried }.
    }
   *[no] { $who ->
        [you] Plus personne n’a de couleur dans votre groupe. Il est défaussé : { $party }.
       *[other] { $name } : plus personne n’a de couleur dans son groupe. Il est défaussé : { $party }.
    }
}
dungeonville-sight-scouted = { $who ->
    [you] Vous allez { dungeonville-to-tower }.
   *[other] { $name } va { dungeonville-to-tower }.
}
dungeonville-sight-sealed = { $known ->
    [yes] { $who ->
        [you] Votre ordre de bataille : { $fighters }.
       *[other] { $name }, ordre de bataille : { $fighters }.
    }
   *[no] { $who ->
        [you] Votre ordre de bataille est prêt.
       *[other] { $name } : l’ordre de bataille est prêt.
    }
}
dungeonville-sight-clashed = { $who ->
    [you] Affrontement { $clash } { dungeonville-at-tower } : { $fighters }. Vous gagnez.
    [nobody] Affrontement { $clash } { dungeonville-at-tower } : { $fighters }, sans adversaire.
   *[other] Affrontement { $clash } { dungeonville-at-tower } : { $fighters }. { $name } gagne.
}
dungeonville-sight-joined = { $lute ->
    [yes] { $who ->
        [you] { item-silver-lute } : { $adventurer } quitte { $rival } et vous rejoint.
       *[other] { $whom ->
            [you] { item-silver-lute } : { $adventurer } vous quitte et rejoint { $name }.
           *[other] { item-silver-lute } : { $adventurer } quitte { $rival } et rejoint { $name }.
        }
    }
   *[no] { $who ->
        [you] Même couleur : { $adventurer } quitte { $rival } et vous rejoint.
       *[other] { $whom ->
            [you] Même couleur : { $adventurer } vous quitte et rejoint { $name }.
           *[other] Même couleur : { $adventurer } quitte { $rival } et rejoint { $name }.
        }
    }
}
dungeonville-sight-spared = { $who ->
    [you] { item-silver-lute } : { $adventurer } reste dans votre groupe.
   *[other] { item-silver-lute } : { $name } garde { $adventurer } dans son groupe.
}
dungeonville-sight-killed = { $who ->
    [you] { $adventurer }, de votre groupe, tombe face à { $rival }.
   *[other] { $whom ->
        [you] { $name } perd { $adventurer } face à vous.
       *[other] { $name } perd { $adventurer } face à { $rival }.
    }
}
dungeonville-sight-blood-taken = { $who ->
    [you] Vous prenez un jeton de sang à { $rival } pour votre tableau de chasse.
   *[other] { $whom ->
        [you] { $name } vous prend un jeton de sang pour son tableau de chasse.
       *[other] { $name } prend un jeton de sang à { $rival } pour son tableau de chasse.
    }
}
dungeonville-sight-stayed = { $who ->
    [you] Votre groupe reste maître du terrain { dungeonville-at-tower } et peut entrer.{ dungeonville-log-holds }
   *[other] { $name } : son groupe reste maître du terrain { dungeonville-at-tower } et peut entrer.{ dungeonville-log-holds }
}
dungeonville-sight-went-home = { $who ->
    [you] Votre groupe rentre { dungeonville-from-tower }.
   *[other] { $name } : son groupe rentre { dungeonville-from-tower }.
}
dungeonville-sight-entered = { $who ->
    [you] Votre groupe entre { dungeonville-into-tower }.
   *[other] { $name } : son groupe entre { dungeonville-into-tower }.
}
dungeonville-sight-took-letter = { $from ->
    [nobody] { $adventurer } ne trouve personne à imiter{ $other } et a la lettre { dungeonville-letter } partout.
   *[someone] { $letter ->
        [none] { $adventurer } imite { $other } : pas de lettre ici.
       *[other] { $adventurer } imite { $other } : lettre { dungeonville-letter } ici.
    }
}
dungeonville-sight-set-aside = De la pioche sort { $adventurer } : aucune lettre à donner, carte mise de côté.
dungeonville-sight-rooms-shuffled = { $cards ->
    [one] { dungeonville-tower } : la salle défaussée devient la nouvelle pioche.
   *[other] { dungeonville-tower } : { $cards } salles défaussées sont mélangées en une nouvelle pioche.
}
dungeonville-sight-turned = { $who ->
    [you] Vous retournez une salle : { $room }.
   *[other] { $name } retourne une salle : { $room }.
}
dungeonville-sight-wand-used = { $who ->
    [you] { item-wand-of-doors } : vous écartez { $room } et retournez une autre salle.
   *[other] { item-wand-of-doors } : { $name } écarte { $room } et retourne une autre salle.
}
dungeonville-sight-shielded = { $who ->
    [you] { item-tower-shield } : personne ne meurt dans votre groupe.
   *[other] { item-tower-shield } : personne ne meurt chez { $name }.
}
dungeonville-sight-died = { $who ->
    [you] { $adventurer }, de votre groupe, meurt { dungeonville-in-tower }. { dungeonville-log-blood }
   *[other] { $name } : { $adventurer } meurt { dungeonville-in-tower }. { dungeonville-log-blood }
}
dungeonville-log-blood = { $blood ->
    [yes] { $saved ->
        [yes] Un jeton de sang reste sur l’entrée, mais grâce à l’objet « { item-holy-water } » la victime attend à la maison.
       *[no] Un jeton de sang reste sur l’entrée.
    }
   *[no] { $saved ->
        [yes] Pas de jeton de sang, et grâce à l’objet « { item-holy-water } » la victime attend à la maison.
       *[no] Pas de jeton de sang.
    }
}
dungeonville-sight-took = { $who ->
    [you] Vous emportez { $room }.
   *[other] { $name } emporte { $room }.
}
dungeonville-sight-dropped = { $who ->
    [you] Trop lourd : vous abandonnez { $rooms }.
   *[other] Trop lourd : { $name } abandonne { $rooms }.
}
dungeonville-sight-looked = { $known ->
    [yes] { $who ->
        [you] { item-lantern-of-cracks } : vous voyez la salle suivante { dungeonville-in-tower } : { $room }.
       *[other] { item-lantern-of-cracks } : { $name } voit la salle suivante { dungeonville-in-tower } : { $room }.
    }
   *[no] { $who ->
        [you] { item-lantern-of-cracks } : vous regardez la salle suivante { dungeonville-in-tower }.
       *[other] { item-lantern-of-cracks } : { $name } regarde la salle suivante { dungeonville-in-tower }.
    }
}
dungeonville-sight-wiped-out = { $loot ->
    [yes] { $who ->
        [you] Tout votre groupe est mort. Perdu : { $carried }.
       *[other] { $name } : tout son groupe est mort. Perdu : { $carried }.
    }
   *[no] { $who ->
        [you] Tout votre groupe est mort.
       *[other] { $name } : tout son groupe est mort.
    }
}
dungeonville-log-escape = { $rope ->
    [yes] s’échappe { dungeonville-from-tower } ({ item-silk-rope })
   *[no] sort { dungeonville-from-tower }
}
dungeonville-sight-left = { $loot ->
    [yes] { $who ->
        [you] Votre groupe { dungeonville-log-escape } avec { $carried }.
       *[other] { $name } : son groupe { dungeonville-log-escape } avec { $carried }.
    }
   *[no] { $who ->
        [you] Votre groupe { dungeonville-log-escape } les mains vides.
       *[other] { $name } : son groupe { dungeonville-log-escape } les mains vides.
    }
}
dungeonville-sight-gathered = { $loot ->
    [yes] { $returned ->
        [yes] { $who ->
            [you] Dans votre trésor : { $cards }. De retour dans votre groupe : { $home }.
           *[other] { $name }, au trésor : { $cards }. De retour dans le groupe : { $home }.
        }
       *[no] { $who ->
            [you] Dans votre trésor : { $cards }.
           *[other] { $name }, au trésor : { $cards }.
        }
    }
   *[no] { $who ->
        [you] De retour dans votre groupe : { $home }.
       *[other] { $name }, de retour dans le groupe : { $home }.
    }
}
dungeonville-sight-paid-for-deed = { $how ->
    [gilded] { $who ->
        [you] Vous payez un autre titre de propriété ({ item-gilding-flask }) avec { $payment }.
       *[other] { $name } paie un autre titre de propriété ({ item-gilding-flask }) avec { $payment }.
    }
   *[cards] { $who ->
        [you] Vous payez un autre titre de propriété avec { $payment }.
       *[other] { $name } paie un autre titre de propriété avec { $payment }.
    }
}
dungeonville-sight-drew-deed = { $known ->
    [both] { $who ->
        [you] Vous piochez un titre ({ $drawn }) et remettez le vôtre ({ $returned }).
       *[other] { $name } pioche un titre ({ $drawn }) et remet le sien ({ $returned }).
    }
    [returned] { $who ->
        [you] Vous piochez un titre et remettez le vôtre ({ $returned }).
       *[other] { $name } pioche un titre et remet le sien ({ $returned }).
    }
   *[none] { $who ->
        [you] Vous piochez un titre et remettez le vôtre.
       *[other] { $name } pioche un titre et remet le sien.
    }
}
dungeonville-sight-declared = { $wins ->
    [yes] { $who ->
        [you] Vous annoncez votre victoire et montrez votre titre : { dungeonville-tower }. Score { $score } : c’est vrai !
       *[other] { $name } annonce sa victoire et montre son titre : { dungeonville-tower }. Score { $score } : c’est vrai !
    }
   *[no] { $who ->
        [you] Vous annoncez votre victoire et montrez votre titre : { dungeonville-tower }. Score { $score } : pas assez. La partie continue.
       *[other] { $name } annonce sa victoire et montre son titre : { dungeonville-tower }. Score { $score } : pas assez. La partie continue.
    }
}
dungeonville-sight-ended = { $count ->
    [one] { $who ->
        [you] Vous gagnez la partie ! Scores : { $scores }.
       *[other] { $name } gagne la partie. Scores : { $scores }.
    }
   *[other] Victoire partagée : { $winners }. Scores : { $scores }.
}
dungeonville-says-died = { $line ->
    [0] Une âme courageuse. Au suivant !
    [1] C’était pourtant écrit sur la porte.
   *[2] Il va falloir recruter.
}
dungeonville-says-beats = { $line ->
    [0] C’est tout ?
    [1] Plus de chance à la prochaine tour.
   *[2] Ha ! Vous avez vu ça ?
}
dungeonville-log-holds = { $by ->
    [mostMembers] { " " }C’est le plus nombreux.
    [lowestRank] { " " }Il a le rang le plus bas.
   *[alone] { "" }
}
