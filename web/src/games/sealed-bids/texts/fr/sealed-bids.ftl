sealed-bids-level-master = Réfléchit le plus longtemps.
sealed-bids-option-rounds = Manches
sealed-bids-option-rounds-about = Le nombre de prix à gagner.
sealed-bids-choice-rounds-3 = Trois
sealed-bids-choice-rounds-1 = Une
sealed-bids-choice-rounds-5 = Cinq
sealed-bids-refusal-no-such-setup = On joue à 2 à 4, de 1 à 5 manches.
sealed-bids-refusal-no-such-seat = Cette place n’existe pas à cette table.
sealed-bids-refusal-over = La partie est finie.
sealed-bids-refusal-waiting-for-chance = On attend un prix ou un jeton.
sealed-bids-refusal-not-waiting-for-chance = On attend une personne.
sealed-bids-refusal-not-your-turn = Ce n’est pas à vous de jouer.
sealed-bids-refusal-wrong-phase = Ce n’est pas possible maintenant.
sealed-bids-refusal-other-chance = On attend une autre réponse.
sealed-bids-refusal-sealed-already = Une carte a déjà été misée.
sealed-bids-refusal-not-in-hand = Vous n’avez pas cette carte.
sealed-bids-refusal-drawn-already = Un jeton a déjà été pioché.
sealed-bids-refusal-not-in-deck = Ce prix n’est pas dans la pioche.
sealed-bids-refusal-not-in-urn = Ce jeton n’est pas dans l’urne.
sealed-bids-number-of = { $who ->
    [you] vous { $pips }
   *[other] { $name } { $pips }
}
sealed-bids-sight-turned = Le prix { $pips } est révélé.
sealed-bids-sight-sealed = { $pips ->
    [-1] { $name } mise une carte.
   *[other] { $who ->
        [you] Vous misez la carte { $pips }.
       *[other] { $name } mise une carte.
    }
}
sealed-bids-sight-opened = Les cartes sont révélées : { $cards }. { $who ->
    [you] Vous gagnez le prix.
    [nobody] Le prix est perdu.
   *[other] { $name } gagne le prix.
}
sealed-bids-sight-reached = { $who ->
    [you] Vous plongez la main dans l’urne.
   *[other] { $name } plonge la main dans l’urne.
}
sealed-bids-sight-drew = { $pips ->
    [-1] { $name } pioche un jeton.
   *[other] { $who ->
        [you] Vous piochez le jeton { $pips }.
       *[other] { $name } pioche un jeton.
    }
}
sealed-bids-sight-shown = { $count ->
    [0] Personne n’a de jeton.
   *[other] Les jetons : { $tokens }.
}
sealed-bids-rounds = { $rounds ->
    [one] Encore 1 manche.
   *[other] Encore { $rounds } manches.
}
sealed-bids-prize = Prix :
sealed-bids-sealed = { $state ->
    [nothing] Aucune carte misée.
    [hidden] Une carte est misée.
   *[known] Carte misée : { $pips }.
}
sealed-bids-token = { $state ->
    [nothing] Aucun jeton.
    [hidden] A un jeton.
   *[known] Jeton : { $pips }.
}
sealed-bids-won = { $count ->
    [0] Aucun prix.
   *[other] Prix gagnés :
}
sealed-bids-actions = Vos actions
sealed-bids-bid = Miser la carte { $pips }
sealed-bids-draw = Piocher un jeton
sealed-bids-score = Prix et jeton
sealed-bids-rule = Règle : le score
sealed-bids-keys-help = Afficher les raccourcis
