crypt-kind = { $kind ->
    [idol] Idole
    [jewelry] Bijou
    [manuscript] Manuscrit
    [pottery] Poterie
    [remains] Relique
   *[tapestry] Tapisserie
}
crypt-kind-plural = { $kind ->
    [idol] Idoles
    [jewelry] Bijoux
    [manuscript] Manuscrits
    [pottery] Poteries
    [remains] Reliques
   *[tapestry] Tapisseries
}
crypt-of-kind = { $kind ->
    [idol] d’Idoles
    [jewelry] de Bijoux
    [manuscript] de Manuscrits
    [pottery] de Poteries
    [remains] de Reliques
   *[tapestry] de Tapisseries
}
crypt-kind-letter = { $kind ->
    [idol] I
    [jewelry] B
    [manuscript] M
    [pottery] P
    [remains] R
   *[tapestry] T
}
crypt-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
crypt-servants = { $dice ->
    [one] { $dice } serviteur
   *[other] { $dice } serviteurs
}
crypt-card = { $coins ->
    [0] { crypt-kind }, valeur inconnue
   *[other] { crypt-kind }, { crypt-coins }
}
crypt-card-flipped = { crypt-card }, carte retournée
crypt-side = { crypt-kind-plural } { $side }
crypt-ghost = Le Fantôme
crypt-die = { $state ->
    [home] Serviteur actif
    [exhausted] Serviteur épuisé
   *[placed] Serviteur, effort { $effort }
}
crypt-rank = { $rank ->
    [0] le Fou
    [1] le Petit
    [2] le Nanti
   *[3] le Magnifique
}
crypt-rank-result = Avec { crypt-coins }, vous êtes { crypt-rank }.
crypt-source = { $source ->
    [treasures] Pièces des trésors
    [idol] Collectionneur d’Idoles
    [jewelry] Collectionneur de Bijoux
    [manuscript] Collectionneur de Manuscrits
    [pottery] Collectionneur de Poteries
    [remains] Collectionneur de Reliques
    [tapestry] Collectionneur de Tapisseries
    [curse] La malédiction
   *[servants] Serviteurs actifs
}

crypt-collector = Collectionneur { crypt-of-kind }, face { $side }
crypt-ability-idol-A = Au moment de collecter : retournez 1 Idole pour relancer un serviteur qui a échoué dans cette manche.
crypt-ability-idol-B = Les premiers à avoir 2 Idoles les retournent et marquent 5 pièces à la fin ; les autres qui en ont 2 ou plus en marquent 2.
crypt-ability-jewelry-A = Avec 2 Bijoux ou plus, le plus précieux compte double.
crypt-ability-jewelry-B = 1 pièce par Bijou.
crypt-ability-manuscript-A = Avec 2 Manuscrits ou plus, chacun vaut 4 pièces.
crypt-ability-manuscript-B = À tout moment : retournez 1 Manuscrit pour regarder les cartes face cachée de la crypte.
crypt-ability-pottery-A = 2 Poteries donnent 2 pièces, 3 en donnent 4, 4 ou plus en donnent 8.
crypt-ability-pottery-B = Avant de revendiquer : retournez 2 Poteries pour prendre une carte face cachée de la crypte.
crypt-ability-remains-A = À tout moment : retournez 2 Reliques pour rendre actif un serviteur épuisé.
crypt-ability-remains-B = 4 Reliques ou plus donnent 10 pièces.
crypt-ability-tapestry-A = 5 pièces au joueur qui a le plus de pièces en Tapisseries ; à égalité, 5 chacun.
crypt-ability-tapestry-B = 3 Tapisseries ou plus donnent 7 pièces ; si plusieurs joueurs en ont autant, 4 chacun.

crypt-round = Manche { $round } sur { $rounds }
crypt-phase = { $phase ->
    [reveal] Révéler
    [tokens] Jetons
    [pottery] Avant de revendiquer
    [claim] Revendiquer
    [collect] Collecter
    [idol] Relances
    [give] Cadeaux
    [curse] La malédiction
    [last] Dernière chance
    [rolloff] Départage
   *[over] Fin de la partie
}
crypt-leader = Leader
crypt-lights-out = Torche Éteinte
crypt-deck = { $cards ->
    [one] Pioche : { $cards } carte, { crypt-kind } sur le dessus
   *[other] Pioche : { $cards } cartes, { crypt-kind } sur le dessus
}
crypt-deck-untold = { $cards ->
    [0] La pioche est vide
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
crypt-discards = Trésors défaussés : { $count }
crypt-row = Trésors dans la crypte
crypt-slot = Trésor { $slot } : { crypt-card }
crypt-slot-face-down = Trésor { $slot } : { crypt-card }, face cachée
crypt-slot-gap = L’emplacement { $slot } est vide
crypt-slot-free = libre
crypt-slot-held = { $who ->
    [ghost] tenu par le Fantôme : { crypt-servants } à { $effort }, { $total } en tout
   *[other] tenu par { $name } : { crypt-servants } à { $effort }, { $total } en tout
}
crypt-slot-yours = à vous : { crypt-servants } à { $effort }, { $total } en tout
crypt-board = Plateau : { $name }
crypt-board-yours = Votre plateau
crypt-board-dice = { $home ->
    [one] { $home } actif
   *[other] { $home } actifs
}, { $exhausted ->
    [one] { $exhausted } épuisé
   *[other] { $exhausted } épuisés
}, { $placed } sur des trésors
crypt-board-cards = { $cards ->
    [0] Aucun trésor pour l’instant
    [one] { $cards } trésor
   *[other] { $cards } trésors
}
crypt-board-known = { crypt-board-cards }, { crypt-coins } à coup sûr
crypt-progress = { crypt-kind-plural } : { $have } sur { $need }
crypt-progress-idol-earned = Les 5 pièces des Idoles sont gagnées.

crypt-claim = Revendiquer
crypt-recover = Récupérer
crypt-recover-about = Tous vos serviteurs épuisés redeviennent actifs.
crypt-pass-about = Vous ne placez aucun serviteur ce tour-ci.
crypt-pass = Passer
crypt-pick-die = Choisissez un serviteur.
crypt-pick-treasure = Choisissez un trésor.
crypt-pick-more = { $free ->
    [one] Il reste 1 serviteur : envoyez-le vers un autre trésor, ou confirmez.
   *[other] Il reste { $free } serviteurs : envoyez-les vers d’autres trésors, ou confirmez.
}
crypt-effort = Effort
crypt-servants-name = Serviteurs
crypt-add-die = Ajouter un serviteur
crypt-remove-die = Reprendre un serviteur
crypt-staged = { crypt-servants } d’effort { $effort } sur le trésor { $slot }
crypt-staged-all = { $stakes }.
crypt-staged-none = Aucun serviteur placé pour l’instant.
crypt-odds-safe = Effort 1 : aucun risque d’épuisement.
crypt-odds = Risque d’épuisement pour chaque serviteur : { $percent } %.
crypt-odds-none = Aucun épuisé : { $percent } %.
crypt-to-bump = Pour vous évincer, il faut au moins { $total }.
crypt-last-turn = Dernier tour de la phase : un seul trésor.
crypt-must-recover = Vous ne pouvez placer aucun serviteur maintenant : récupérez.
crypt-must-pass = Vous ne pouvez placer aucun serviteur maintenant : passez.

crypt-any-time = À tout moment
crypt-decline = Pas maintenant
crypt-choose-flip = { $count ->
    [one] Choisissez { $count } carte à retourner
   *[other] Choisissez { $count } cartes à retourner
}
crypt-choose-exhausted = Choisissez le serviteur à rendre actif
crypt-choose-face-down = Choisissez la carte face cachée à prendre
crypt-choose-reroll = Choisissez le serviteur à relancer
crypt-exhausted-earlier = épuisé auparavant
crypt-exhausted-failed = a échoué à l’effort { $effort }
crypt-window-pottery = Avant de revendiquer, vous pouvez retourner 2 Poteries et prendre une carte face cachée.
crypt-window-idol = Vous pouvez retourner une Idole pour relancer un serviteur qui a échoué.
crypt-window-last = Dernière chance : retournez 2 Reliques pour rendre un serviteur actif et gagner une pièce de plus.
crypt-rule-link = Règle { $rule }

crypt-slot-seen = carte vue par { $names }
crypt-slot-staged = vous y placez { crypt-servants } à { $effort }, { $total } en tout
crypt-ghost-bumped = { $dice ->
    [0] Aucun serviteur évincé dans cette manche
    [one] 1 serviteur évincé dans cette manche
   *[other] { $dice } serviteurs évincés dans cette manche
}
crypt-collectors = Collectionneurs
crypt-progress-count = { crypt-kind-plural } : { $have }
crypt-progress-coins = { crypt-kind-plural } : { crypt-coins }
crypt-progress-face-down = { crypt-kind-plural }, encore face cachée : { $have } sur { $need }
crypt-doing = { $phase ->
    [pottery] { $names } peut prendre une carte face cachée…
    [idol] { $names } peut relancer…
    [give] Cadeaux : on attend { $names }…
    [last] Dernière chance pour { $names }…
   *[claim] À { $names } de jouer…
}
crypt-your-actions = Vos actions
crypt-to-bump-none = Personne ne peut vous évincer.
crypt-use-name = { $ability ->
    [look] Regarder les cartes face cachée
    [restore] Rendre un serviteur actif
    [take] Prendre une carte face cachée
   *[reroll] Relancer un serviteur
}
crypt-move = { $action ->
    [recover] récupérer
    [pass] passer
    [decline] pas maintenant
    [look] regarder les cartes face cachée
    [restore] rendre un serviteur actif
    [take] prendre une carte face cachée
    [give] donner un trésor
    [ask] interroger les morts
   *[reroll] relancer un serviteur
}
crypt-use-odds = { $holds ->
    [one] Réussit avec { $holds } face sur 6 : { $percent } %
   *[other] Réussit avec { $holds } faces sur 6 : { $percent } %
}
crypt-roll-against = contre { $effort }
crypt-rolls-past = Manche précédente :
crypt-keys-arrows = passent d’un trésor à l’autre
crypt-keys-digits = règlent l’effort
crypt-keys-dice = ajoutent ou retirent un serviteur
crypt-keys-enter = place un serviteur sur un trésor ; un second appui mène à « Confirmer »
crypt-keys-escape = recommence le coup
crypt-keys-help = affiche ces raccourcis

crypt-refusal-players = Crypte est un jeu pour 1 à 4 personnes.
crypt-refusal-no-such-seat = Cette place n’existe pas à cette table.
crypt-refusal-solo-leader = En solitaire, vous êtes toujours Leader à la première manche.
crypt-refusal-over = La partie est finie.
crypt-refusal-waiting-for-chance = Les dés roulent encore.
crypt-refusal-not-waiting-for-chance = Quelqu’un doit d’abord décider.
crypt-refusal-not-your-turn = Ce n’est pas votre tour.
crypt-refusal-wrong-phase = Ce n’est pas possible dans cette phase.
crypt-refusal-empty-claim = Placez au moins un serviteur.
crypt-refusal-too-few-dice = { $home ->
    [0] Vous n’avez aucun serviteur actif.
    [one] Vous n’avez que { $home } serviteur actif.
   *[other] Vous n’avez que { $home } serviteurs actifs.
}
crypt-refusal-no-treasure = Il n’y a pas de trésor à l’emplacement { $slot }.
crypt-refusal-own-dice = Vos serviteurs sont déjà sur le trésor { $slot }.
crypt-refusal-effort-too-low = { $offered } ne suffit pas sur le trésor { $slot } : il faut plus de { $standing }.
crypt-refusal-one-treasure-only = Au dernier tour de la phase, vous ne pouvez revendiquer qu’un trésor.
crypt-refusal-other-side = Cette face du collectionneur { crypt-of-kind } ne le permet pas.
crypt-refusal-cannot-flip = Cette carte ne peut pas être retournée pour cela.
crypt-refusal-nothing-to-see = Vous avez déjà vu toutes les cartes face cachée.
crypt-refusal-not-face-down = Le trésor { $slot } n’est pas face cachée.
crypt-refusal-no-such-exhausted-die = Vous n’avez pas de serviteur épuisé de ce type.
crypt-refusal-no-failed-die = Dans cette manche, aucun de vos serviteurs n’a échoué à l’effort { $effort }.
crypt-refusal-twins = Jumeaux conspirateurs se joue à 2.
crypt-refusal-houses = Choc des Familles se joue à 6 ou 8.
crypt-refusal-other-edition = Cette table ne peut pas jouer une variante.
crypt-refusal-join-at-effort = Les serviteurs ajoutés sur le trésor { $slot } doivent être à l’effort { $effort }.
crypt-refusal-cannot-give = Vous ne pouvez donner qu’un trésor non retourné de cette manche.
crypt-refusal-gift-is-sealed = Vous avez déjà décidé. Attendez les autres.
crypt-refusal-no-curse = Rien n’est maudit dans cette partie.
crypt-refusal-no-die-to-ask = Pour interroger les morts, il faut un serviteur actif.
crypt-refusal-no-token-to-see = Vous avez déjà vu tous les jetons mis de côté.
crypt-refusal-other-chance = Le jeu attend autre chose.
crypt-refusal-impossible-chance = Ce résultat est impossible.
crypt-solo = En solitaire, vous jouez à Fils unique : ni frère ni sœur, mais le Fantôme de votre père veut reprendre ses trésors.
crypt-level-master = Réfléchit le plus longtemps. À deux, c’est le niveau le plus fort.
crypt-option-variant = Jeu
crypt-option-variant-about = Les variantes, à deux contre le Fantôme et à six ou huit joueurs, suivent nos propres règles.
crypt-choice-variant-base = Le jeu de base
crypt-choice-variant-twins = Jumeaux conspirateurs : ensemble contre le Fantôme (nos propres règles)
crypt-choice-variant-houses = Choc des Familles : par équipes de deux (nos propres règles)
crypt-option-curse = Malédiction
crypt-option-curse-about = Un type de trésor est maudit, et personne ne sait lequel avant la fin. Selon nos propres règles.
crypt-choice-curse-off = Pas de malédiction
crypt-choice-curse-on = Trésor Maudit (nos propres règles)
crypt-option-sides = Collectionneurs
crypt-option-sides-about = Chaque collectionneur a deux faces, qui paient différemment.
crypt-choice-sides-AAAAAA = Tous sur la face A : l’idéal pour une première partie
crypt-choice-sides-BBBBBB = Tous sur la face B
crypt-choice-sides-random = Mélange au hasard
crypt-option-leader = Premier Leader
crypt-option-leader-about = Qui tient la torche à la première manche.
crypt-choice-leader-random = Au hasard
crypt-option-recall = Mémoire
crypt-option-recall-about = Indique si la table continue d’afficher les valeurs déjà vues ou s’il faut les retenir.
crypt-choice-recall-table = La table s’en souvient
crypt-choice-recall-memory = À vous de retenir : les cartes des autres et la défausse ne montrent que leur type
crypt-tie = Égalité pour la première place : les ex æquo lancent leurs serviteurs actifs ; la plus haute somme l’emporte.

crypt-discards-door = Défausse
crypt-collected = Vos trésors
crypt-option-ghost = Dés du Fantôme
crypt-option-ghost-about = La couleur des dés que lance le Fantôme.
crypt-choice-ghost-pale = Pâles
crypt-choice-ghost-red = Rouges
crypt-choice-ghost-violet = Violets
crypt-choice-ghost-teal = Bleu canard
crypt-choice-ghost-black = Noirs
crypt-choice-ghost-gold = Or
crypt-choice-ghost-green = Verts
crypt-choice-ghost-blue = Bleus
crypt-choice-ghost-pink = Roses
crypt-house = { $house ->
    [0] La famille de la Couronne
    [1] La famille de la Clé
    [2] La famille de la Tour
   *[3] La famille de la Coupe
}
crypt-twins = Les jumeaux
crypt-pool-variant-twins = Jumeaux conspirateurs
crypt-pool-variant-houses = Choc des Familles
crypt-pool-curse-on = Trésor Maudit
