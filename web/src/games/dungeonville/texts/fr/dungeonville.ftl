dungeonville-letter = { $letter ->
    [A] A
    [B] B
    [C] C
    [D] D
   *[E] E
}
dungeonville-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
dungeonville-rank = rang { $rank }
dungeonville-tower = { $tower ->
    [crypt] { tower-crypt }
    [rathaus] { tower-rathaus }
    [iceCave] { tower-ice-cave }
    [goblinCamp] { tower-goblin-camp }
   *[dragonsLair] { tower-dragons-lair }
}
dungeonville-at-tower = { $tower ->
    [crypt] à la Crypte
    [rathaus] à l’Hôtel de ville
    [iceCave] à la Grotte de glace
    [goblinCamp] au Camp gobelin
   *[dragonsLair] à l’Antre du dragon
}
dungeonville-to-tower = { $tower ->
    [crypt] à la Crypte
    [rathaus] à l’Hôtel de ville
    [iceCave] à la Grotte de glace
    [goblinCamp] au Camp gobelin
   *[dragonsLair] à l’Antre du dragon
}
dungeonville-into-tower = { $tower ->
    [crypt] dans la Crypte
    [rathaus] dans l’Hôtel de ville
    [iceCave] dans la Grotte de glace
    [goblinCamp] dans le Camp gobelin
   *[dragonsLair] dans l’Antre du dragon
}
dungeonville-in-tower = { $tower ->
    [crypt] dans la Crypte
    [rathaus] dans l’Hôtel de ville
    [iceCave] dans la Grotte de glace
    [goblinCamp] dans le Camp gobelin
   *[dragonsLair] dans l’Antre du dragon
}
dungeonville-from-tower = { $tower ->
    [crypt] de la Crypte
    [rathaus] de l’Hôtel de ville
    [iceCave] de la Grotte de glace
    [goblinCamp] du Camp gobelin
   *[dragonsLair] de l’Antre du dragon
}
dungeonville-at-place = { $place ->
    [street] dans la Rue
    [inn] à l’Auberge
    [temple] au Temple
    [guild] à la Guilde
   *[tavern] à la Taverne
}
dungeonville-phase = { $phase ->
    [setup] Avant la première manche
    [recruit] Recrutement
    [scout] Reconnaissance
    [combat] Combat
    [explore] Exploration
    [harvest] Récolte
   *[over] Fin de la partie
}

dungeonville-refusal-players = Dungeonville est un jeu pour 2 à 5 personnes.
dungeonville-refusal-gold = On commence avec 40 ou 80 pièces d’or.
dungeonville-refusal-points = On gagne avec 5, 7 ou 9 points.
dungeonville-refusal-too-many-card-sets = Trop de jeux de cartes différents sont utilisés en ce moment. Réessayez plus tard, ou jouez avec les cartes fournies avec le jeu.
dungeonville-refusal-no-such-seat = Cette place n’existe pas à cette table.
dungeonville-refusal-over = La partie est finie.
dungeonville-refusal-waiting-for-chance = On est encore en train de piocher.
dungeonville-refusal-not-waiting-for-chance = Quelqu’un doit d’abord décider.
dungeonville-refusal-not-your-turn = Ce n’est pas votre tour.
dungeonville-refusal-wrong-phase = Ce n’est pas possible dans cette phase.
dungeonville-refusal-not-in-town = L’aventurier de rang { $rank } n’est pas en ville.
dungeonville-refusal-not-in-party = L’aventurier de rang { $rank } n’est pas dans votre groupe.
dungeonville-refusal-nothing-to-discard = Avec moins de trois aventuriers, vous recrutez sans en défausser.
dungeonville-refusal-must-discard = Vous avez déjà trois aventuriers : choisissez d’abord qui défausser.
dungeonville-refusal-must-recruit = Avec moins de trois aventuriers, vous devez recruter.
dungeonville-refusal-not-in-treasury = Cette carte n’est pas dans votre trésor.
dungeonville-refusal-too-little = Cela fait { $paid } sur { $price } pièces d’or.
dungeonville-refusal-not-needed = Ces cartes ne sont pas toutes utiles pour atteindre le prix.
dungeonville-refusal-tokens = Vous ne pouvez pas payer { dungeonville-gold } en jetons.
dungeonville-refusal-token-not-needed = Ces jetons ne sont pas tous utiles pour atteindre le prix.
dungeonville-refusal-fighters = { $fighters ->
    [one] Votre seul aventurier doit se battre ; vous en avez aligné { $found }.
   *[other] { $fighters } de vos aventuriers doivent se battre, une fois chacun ; vous en avez aligné { $found }.
}
dungeonville-refusal-already-sealed = Votre ordre de bataille est déjà donné.
dungeonville-refusal-no-power = { $item } : pas possible maintenant.
dungeonville-refusal-cannot-join = L’aventurier de rang { $rank } ne peut pas vous rejoindre.
dungeonville-refusal-cannot-name = L’Oracle ne peut pas prendre les lettres de l’aventurier de rang { $rank }.
dungeonville-refusal-not-the-letter = L’aventurier de rang { $rank } n’a pas la lettre de cette salle.
dungeonville-refusal-not-carried = Votre groupe ne porte pas cette carte.
dungeonville-refusal-still-too-much = { $left ->
    [one] { $left } pièce d’or
   *[other] { $left } pièces d’or
}, c’est encore trop : le groupe en porte { $capacity }.
dungeonville-refusal-need-not-go = Vous n’avez pas à abandonner toutes ces cartes.
dungeonville-refusal-shown-already = Votre titre est visible : vous ne pouvez annoncer votre victoire que si vos points suffisent.
dungeonville-refusal-other-chance = Le jeu attend autre chose.
dungeonville-refusal-bad-deal = Chacun reçoit un titre, tous différents.
dungeonville-refusal-not-in-deck = L’aventurier de rang { $rank } n’est pas dans la pioche.
dungeonville-refusal-room-not-in-deck = Cette carte n’est pas dans la pioche.
dungeonville-refusal-not-in-deed-house = Ce titre n’est pas dans la Maison des titres : { dungeonville-tower }.
dungeonville-level-master = Réfléchit le plus longtemps, mais n’est pas nettement plus fort à ce jeu que le niveau expert.
dungeonville-option-gold = Or de départ
dungeonville-option-gold-about = Ce que chacun peut dépenser pendant la première manche ; ce qui reste à la fin est perdu.
dungeonville-choice-gold-40 = 40 pièces d’or : partie normale
dungeonville-choice-gold-80 = 80 pièces d’or : des groupes plus forts dès le début
dungeonville-option-points = Points pour gagner
dungeonville-option-points-about = Combien de points il faut pour annoncer sa victoire. Seules les parties en sept points sont classées.
dungeonville-choice-points-7 = 7 points : partie normale
dungeonville-choice-points-5 = 5 points : partie courte
dungeonville-choice-points-9 = 9 points : partie longue
dungeonville-option-edition = Cartes
dungeonville-option-edition-about = L’édition des cartes fournies avec le jeu. La deuxième est une ébauche qui peut encore changer : ses parties ne sont pas classées.
dungeonville-choice-edition-2 = Deuxième édition (ébauche)
dungeonville-choice-edition-1 = Première édition
dungeonville-option-first = Premier joueur
dungeonville-option-first-about = Qui commence la première manche ; à chaque manche, on passe à gauche.
dungeonville-choice-first-random = Au hasard
