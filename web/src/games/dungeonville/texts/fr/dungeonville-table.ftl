dungeonville-no-letter = { $class ->
    [oracle] X
   *[jester] ?
}
dungeonville-adventurer = { $adventurer }, { $class }, { $colour }, rang { $rank }
dungeonville-adventurer-card = { $adventurer }. Lettres : { $letters }
dungeonville-letter-at = { $tower } { $letter }
dungeonville-colourless = sans couleur
dungeonville-room-card = { $room }, { $tower } : lettre { $letter }, { dungeonville-gold }
dungeonville-item-card = { $room }, objet de la tour « { $tower } », compte pour 5 pièces d’or. { $power }
dungeonville-player = { $who ->
    [you] vous
   *[other] { $name }
}

dungeonville-town = Ville
dungeonville-town-spot = { $place }, { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} : { $adventurer }
dungeonville-town-empty = Il n’y a plus personne en ville.
dungeonville-towers = Tours
dungeonville-scout-to = Aller { dungeonville-to-tower }
dungeonville-yours = (la vôtre)
dungeonville-parties-here = À l’entrée : { $names }
dungeonville-tokens-of = { $who ->
    [you] { $count ->
        [one] { $count } jeton de sang à vous
       *[other] { $count } jetons de sang à vous
    }
   *[other] { $count ->
        [one] { $name } : { $count } jeton de sang
       *[other] { $name } : { $count } jetons de sang
    }
}
dungeonville-blood = { $count ->
    [0] Aucun jeton de sang sur l’entrée
    [one] { $count } jeton de sang sur l’entrée
   *[other] { $count } jetons de sang sur l’entrée
}
dungeonville-worth = si c’était la vôtre : { $score }
dungeonville-deck = { $cards ->
    [one] { $cards } carte restante, par lettre
   *[other] { $cards } cartes restantes, par lettre
}
dungeonville-items = objets
dungeonville-top-known = Salle suivante (vous l’avez vue) : { $room }
dungeonville-top-seen = Salle suivante vue par : { $names }

dungeonville-now = { $stage ->
    [recruit] { $free ->
        [yes] Recrutez un aventurier en renvoyant un des vôtres, ou passez.
       *[no] Recrutez un aventurier : touchez-en un en ville.
    }
    [scout] Choisissez une tour pour votre groupe.
    [battle] Choisissez l’ordre de vos combattants. Personne ne le voit avant l’affrontement.
    [lute] Votre Barde est battu. Jouer du luth d’argent pour le garder ?
    [luteJoins] Voulez-vous qu’un vaincu vous rejoigne ?
    [oracle] Quel aventurier votre Oracle imite-t-il ?
    [wand] Garder cette salle ou l’écarter ?
    [death] Un aventurier meurt ici. Choisissez lequel.
    [burden] Trop lourd : abandonnez au moins { $excess ->
        [one] { $excess } pièce d’or
       *[other] { $excess } pièces d’or
    }.
    [onward] Sortir avec ce que vous avez, ou continuer ?
    [harvest] Pour { dungeonville-gold }, vous pouvez piocher un autre titre.
   *[over] Décidez quoi faire.
}
dungeonville-doing = { $stage ->
    [recruit] { $names } : recrutement
    [scout] { $names } : choix d’une tour
    [battle] { $names } : ordre de bataille
    [lute] { $names } : luth en main
    [luteJoins] { $names } : luth en main
    [oracle] { $names } : question à l’Oracle
    [wand] { $names } : baguette en main
    [death] { $names } : choix de la victime
    [burden] { $names } : de l’or à abandonner
    [onward] { $names } : sortir ou continuer
    [harvest] { $names } : à la Maison des titres
   *[over] { $names } : réflexion
}
dungeonville-drawing = On pioche…
dungeonville-round = Manche { $round } sur { $rounds } au plus
dungeonville-phases = Phases de la manche
dungeonville-house-set = Cartes fournies avec le jeu
dungeonville-draft-set = Cartes fournies avec le jeu, deuxième édition (ébauche)
dungeonville-card-set = Jeu de cartes : { $set }

dungeonville-battle = Combat
dungeonville-clash = Affrontement { $number }
dungeonville-sealed = { $name } : ordre donné
dungeonville-not-sealed = { $name } : ordre encore à donner
dungeonville-halved = se bat à { $strength }
dungeonville-fate = { $fate ->
    [won] gagne
    [lost] battu
    [killed] meurt
    [joined] change de camp
    [spared] reste
   *[alone] sans adversaire
}
dungeonville-blood-taken = { $who ->
    [you] Vous prenez un jeton de sang à { $owner }.
   *[other] { $name } prend un jeton de sang à { $owner }.
}

dungeonville-expedition = { $who ->
    [you] Votre groupe { dungeonville-in-tower }
   *[other] { $name } { dungeonville-in-tower }
}
dungeonville-rooms-turned = { $rooms ->
    [0] aucune salle retournée
    [one] { $rooms } salle retournée
   *[other] { $rooms } salles retournées
}
dungeonville-room-unturned = Une salle encore cachée
dungeonville-party = Groupe
dungeonville-endangered = risque de mourir ici
dungeonville-load = Porté : { $gold } sur { $capacity } pièces d’or
dungeonville-carried = Butin
dungeonville-odds-deadly = { $deadly ->
    [0] La salle suivante ne tue personne.
   *[other] La salle suivante tue quelqu’un dans { $deadly } cas sur { $next } : { $percent } %.
}
dungeonville-odds-items = Un objet : { $percent } % ({ $items }).
dungeonville-odds-gold = En moyenne { dungeonville-gold } par carte.
dungeonville-odds-none = Il ne reste aucune salle à retourner.
dungeonville-odds-kills = tue un membre du groupe

dungeonville-board = Plateau : { $name }
dungeonville-board-yours = Votre plateau
dungeonville-first-player = premier joueur
dungeonville-board-party = { $count ->
    [0] pas de groupe
    [one] groupe de { $count }
   *[other] groupe de { $count }
}
dungeonville-board-gold = trésor { $gold }
dungeonville-board-tokens = { dungeonville-gold } en jetons
dungeonville-board-at = { dungeonville-at-tower }
dungeonville-board-score = score { $score }
dungeonville-deed = Titre de propriété
dungeonville-deed-look = Voir votre titre
dungeonville-deed-hide = Cacher votre titre
dungeonville-deed-of = Titre de la tour « { $tower } »
dungeonville-deed-hidden = Un titre face cachée
dungeonville-deed-shown = (visible)
dungeonville-deed-buy = Piocher un autre titre pour { dungeonville-gold }
dungeonville-deed-house = { $count ->
    [0] Maison des titres : vide
    [one] Maison des titres : 1 titre face cachée
   *[other] Maison des titres : { $count } titres face cachée
}
dungeonville-kill-zone = Tableau de chasse : { $count }
dungeonville-party-none = Pas de groupe dans cette manche.
dungeonville-at-home = Attend à la maison
dungeonville-treasury = Trésor
dungeonville-powers = Pouvoirs actifs

dungeonville-your-actions = Vos actions
dungeonville-recruit-at = ({ $place })
dungeonville-recruit-free = C’est gratuit.
dungeonville-recruit-tokens = { $gold ->
    [one] { $gold } pièce d’or en jetons est payée automatiquement.
   *[other] { $gold } pièces d’or en jetons sont payées automatiquement.
}
dungeonville-discard-ask = Qui renvoyez-vous ?
dungeonville-sum-ask = { $what ->
    [pay] Payez { $sum ->
        [one] { $sum } pièce d’or
       *[other] { $sum } pièces d’or
    } ; on ne rend pas la monnaie :
   *[drop] Abandonnez au moins { $sum ->
        [one] { $sum } pièce d’or
       *[other] { $sum } pièces d’or
    } :
}
dungeonville-sum = { $what ->
    [pay] Payé : { $total } sur { $sum }.
   *[drop] Abandonné : { $total } sur { $sum }.
}
dungeonville-sum-bonus = { item-gilding-flask } : { $bonus } de plus.
dungeonville-sum-too-many = Tout cela n’est pas nécessaire.
dungeonville-token = Un jeton de 10 pièces d’or
dungeonville-lute-joins-power = Une fois par combat, un combattant en couleur battu par votre Barde vous rejoint, quelle que soit sa couleur.
dungeonville-order = Ordre de bataille
dungeonville-order-how = { $device ->
    [touch] Glissez un combattant vers un affrontement, ou touchez-le pour le placer ou le retirer.
   *[mouse] Glissez, cliquez ou utilisez le clavier : les flèches déplacent un combattant, 1 à 3 règlent son affrontement.
}
dungeonville-order-placed = Affrontement { $place } : { $adventurer }
dungeonville-order-waiting = Ne se bat pas : { $adventurer }
dungeonville-order-said = Affrontement { $place } : { $adventurer }.
dungeonville-order-out = { $adventurer } ne combat pas.
dungeonville-order-empty = encore personne
dungeonville-order-bench = Ne se battent pas
dungeonville-choose-member = Choisissez un aventurier
dungeonville-fate-do = { $fate ->
    [lose] Sacrifier cet aventurier
    [save] Sauver cet aventurier ({ item-holy-water })
    [name] Imiter cet aventurier
   *[lute] Jouer du luth pour cet aventurier
}
dungeonville-press = { $action ->
    [goOn] Continuer : retourner une autre salle
    [leave] Sortir de la tour
    [look] Regarder la salle suivante ({ item-lantern-of-cracks })
    [wand] Écarter cette salle ({ item-wand-of-doors })
    [shield] { item-tower-shield } : personne ne meurt
    [decline] { $stage ->
        [wand] Garder cette salle
        [luteJoins] Laisser mourir
       *[lute] Ne pas jouer du luth
    }
   *[pass] { $stage ->
        [harvest] Garder mon titre
       *[recruit] Passer
    }
}
dungeonville-declare = Annoncer ma victoire
dungeonville-declare-ask = Annoncer votre victoire ?
dungeonville-declare-score = Votre score est de { $score } ; il en faut { $winning }.
dungeonville-declare-true = Cela suffit : la partie se termine et vous gagnez.
dungeonville-declare-false = Cela ne suffit pas. Tout le monde verrait votre titre, et vous ne pourriez plus annoncer votre victoire qu’avec { $winning } ou plus.
dungeonville-declare-do = Oui, annoncer et gagner
dungeonville-declare-anyway = Annoncer quand même et montrer mon titre
dungeonville-declare-shown = Votre titre est visible : vous ne pouvez annoncer votre victoire qu’avec { $score } ou plus.
dungeonville-declare-wait = Vous pouvez annoncer votre victoire dès que le jeu attend un joueur.
dungeonville-rule = Règle { $rule }
dungeonville-source = { $source ->
    [kills] Tableau de chasse
    [others] Jetons des autres sur sa tour
   *[own] Ses propres jetons sur sa tour
}

dungeonville-move-recruit = recruter { $whom } ({ $place })
dungeonville-move-scout = aller à la tour : { $tower }
dungeonville-move-order = se battre dans l’ordre { $fighters }
dungeonville-move-drop = abandonner { $rooms }
dungeonville-move-fate = { $fate ->
    [lose] { $whom } meurt
    [save] { $whom } survit ({ item-holy-water })
    [name] l’Oracle imite { $whom }
   *[lute] jouer du luth pour { $whom }
}
dungeonville-move = { $action ->
    [goOn] continuer
    [leave] sortir de la tour
    [look] regarder la salle suivante
    [wand] écarter cette salle
    [shield] utiliser le bouclier
    [decline] n’utiliser aucun pouvoir
    [deed] piocher un autre titre
    [declare] annoncer votre victoire
   *[pass] { $stage ->
        [harvest] garder votre titre
       *[recruit] passer
    }
}
dungeonville-keys-arrows = passent d’un choix à l’autre ; sur un combattant, le déplacent dans l’ordre
dungeonville-keys-enter = choisit ; un second appui mène à « Confirmer »
dungeonville-keys-digits = placent le combattant dans cet affrontement
dungeonville-keys-axe = donne la hache au combattant ou la lui reprend
dungeonville-keys-declare = annonce la victoire, après confirmation
dungeonville-keys-escape = recommence le coup
dungeonville-keys-help = affiche ces raccourcis

dungeonville-clash-at = Affrontement { $number } : { $tower }
dungeonville-clash-won = { $who ->
    [you] Vous remportez l’affrontement.
   *[other] { $name } remporte l’affrontement.
}
dungeonville-clash-rule = Le rang le plus bas l’emporte.
dungeonville-clash-tied = Rangs égaux : le combattant sans { item-blooded-axe } l’emporte.
dungeonville-clash-alone = Personne à affronter ici.
dungeonville-lowest-rank = rang le plus bas : { $rank }
dungeonville-holds = { $by ->
    [alone] Maître du terrain : il ne reste personne d’autre.
    [lowestRank] Maître du terrain : autant de membres, mais le rang le plus bas.
   *[mostMembers] Maître du terrain : c’est le groupe le plus nombreux.
}
dungeonville-order-rule = Le rang le plus bas remporte chaque affrontement. Ensuite, le groupe le plus nombreux reste ; à égalité, celui qui a le rang le plus bas.
dungeonville-room-verdict = { $verdict ->
    [kills] La lettre correspond : quelqu’un meurt.
    [item] Un objet !
   *[safe] Personne ici n’a cette lettre.
}
dungeonville-their-blood = Dans votre tour : +1 pour vous
dungeonville-own-blood = Votre propre sang sur votre tour : −1
dungeonville-declared-true = Le compte y est : victoire !
dungeonville-declared-false = Le compte n’y est pas. La partie continue.
dungeonville-track = { $score } points sur { $winning }
dungeonville-track-kills = { $score } sur { $winning }, sans la tour
dungeonville-can-win = Vous pouvez annoncer votre victoire et gagner !
dungeonville-letters-here = Vos lettres ici :
dungeonville-first-room = { $jester ->
    [yes] La première salle tue : au moins { $percent } %
   *[no] La première salle tue : { $percent } %
}
dungeonville-to-come = Peuvent encore venir : { $names }
dungeonville-none-to-come = Personne ne choisit après vous.
dungeonville-tower-of = { $who ->
    [you] Votre tour : tout le monde le sait
   *[other] Tour : { $name }
}
dungeonville-advice = { $stage ->
    [scout] Les groupes qui se rencontrent à une tour s’affrontent, et un seul l’explore. Les morts des autres dans la tour de votre titre vous rapportent des points.
   *[recruit] Dans un affrontement, le rang le plus bas gagne. Chaque lettre vaut pour une tour : A est la plus sûre, E la plus mortelle.
}
dungeonville-unspent = Il vous reste { dungeonville-gold } en jetons. Ce qui n’est pas dépensé à la fin du recrutement est perdu.
dungeonville-unspent-last = Le recrutement s’achève ainsi : vous perdrez { dungeonville-gold } en jetons.
dungeonville-notebook = Carnet
dungeonville-notebook-how = Qui est allé où depuis qu’il tient son titre, et à qui est le sang à l’entrée. Touchez une case pour noter qui possède quoi, selon vous ; vous seul le voyez.
dungeonville-notebook-visits = { $count ->
    [one] 1 visite
   *[other] { $count } visites
}
dungeonville-notebook-rooms = { $count ->
    [one] 1 salle
   *[other] { $count } salles
}
dungeonville-notebook-known = { $known ->
    [owner] La sienne
   *[other] Pas la sienne
}
dungeonville-notebook-mark = { $tower }, { $name } : { $mark ->
    [maybe] peut-être
    [yes] sans doute la sienne
    [no] sans doute pas la sienne
   *[none] aucune note
}
dungeonville-finale = { $result ->
    [won] { $who ->
        [you] { $tower } : la tour est à vous, et la victoire aussi.
       *[other] { $name } gagne aussi, avec cette tour : { $tower }.
    }
   *[lost] { $tower } : la tour était à { $name } depuis le début.
}
dungeonville-deaths = Qui est mort, et où
dungeonville-died-by = { $by ->
    [clash] tué dans un affrontement
   *[room] mort dans une salle
}
dungeonville-waits-here = Attend ici : { $names }
