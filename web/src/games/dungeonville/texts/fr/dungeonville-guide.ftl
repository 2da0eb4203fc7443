dungeonville-lesson = Deux manches contre deux mages, en six minutes.
dungeonville-guide-deed = Votre titre
dungeonville-guide-fights = Le combat
dungeonville-guide-member = Votre aventurier

dungeonville-step-welcome = Vous êtes un mage fou, et l’une des cinq tours est à vous en secret. Il faut sept points pour gagner : un par ennemi tué au combat, un par étranger mort dans votre tour. À sept, vous annoncez votre victoire.
dungeonville-step-deed = Voici votre titre de propriété. Vous seul le connaissez.
dungeonville-step-town = La { tower-ice-cave } est à vous. Mais il vous faut d’abord un groupe de trois. En ville, plus un aventurier est fort, plus il coûte cher : un rang bas est fort. Vous avez 40 pièces d’or ; ce que vous ne dépensez pas dans cette manche est perdu.
dungeonville-step-recruit = Le Chevalier est de rang 4 : presque personne ne le bat au combat. Il est à la Guilde et coûte 30 pièces d’or.
dungeonville-step-letters = Chaque aventurier a une lettre pour chaque tour, de A (la meilleure) à E. Une salle tue quelqu’un qui a la même lettre. La plupart des salles sont D ou E : avec une lettre rare, on vit plus longtemps. Le Rôdeur de l’Auberge a un B pour le { tower-goblin-camp }.
dungeonville-step-street = Recruter dans la Rue ne coûte rien. Ce Rôdeur a aussi un B pour le { tower-goblin-camp }.
dungeonville-step-towers = Maintenant, chaque groupe va à une tour. Les nombres indiquent combien de salles de chaque lettre il y reste. Évitez la vôtre : vos morts vous y coûtent des points, et les autres pourraient deviner qu’elle est à vous.
dungeonville-step-scout = Au { tower-goblin-camp }, deux de vos trois aventuriers ont un B, et seules quatre salles le montrent.
dungeonville-step-fight = Un autre groupe est venu à la même tour : on se bat. Trois affrontements, un contre un, le rang le plus bas gagne. Personne ne voit votre ordre à l’avance. Mettez le plus fort devant.
dungeonville-step-fought = Vous avez gagné les trois. Deux ennemis sont morts, et chacun vous a donné un jeton de sang : deux points. Le troisième avait la couleur de votre vainqueur et vous a rejoint.
dungeonville-step-death = Le groupe le plus nombreux entre et doit retourner une salle. Elle montre un B : un des vôtres qui a un B meurt, et votre sang reste sur cette entrée. Gardez le plus fort.
dungeonville-step-leave = Après une mort, il fallait continuer ; maintenant, vous pouvez sortir. Près de la moitié des salles restantes tueraient encore : rapportez l’or.
dungeonville-step-your-tower = Vous avez vu ? Un groupe entier est entré dans votre { tower-ice-cave } et y est mort : trois de ses jetons sur votre entrée, trois points. Vous en avez cinq.
dungeonville-step-pay = Nouvelle manche. Vous payez avec le trésor que vous avez rapporté. Renvoyez le Barde et engagez un Chevalier à sa place : il est au Temple et coûte 20.
dungeonville-step-pass = Votre groupe est bon. Pendant que les autres complètent le leur, vous pouvez passer.
dungeonville-step-scout-again = Quelqu’un est de nouveau devant votre { tower-ice-cave }. Laissez-le faire et allez à l’{ tower-rathaus } : vos deux Chevaliers y ont un B.
dungeonville-step-declare = Deux autres sont morts dans la { tower-ice-cave } : sept points ! Personne ne vous le dira, c’est à vous de l’annoncer. Avec trop peu de points, tout le monde verrait votre titre.
dungeonville-step-end = Vous avez gagné ! C’est tout le jeu : recruter, choisir une tour, se battre, explorer, et garder son titre secret jusqu’au bon moment.

dungeonville-task-look = Regardez votre titre.
dungeonville-task-guild = { $device ->
    [touch] Touchez le Chevalier à la Guilde.
   *[mouse] Cliquez sur le Chevalier à la Guilde.
}
dungeonville-task-inn = { $device ->
    [touch] Touchez le Rôdeur à l’Auberge.
   *[mouse] Cliquez sur le Rôdeur à l’Auberge.
}
dungeonville-task-street = { $device ->
    [touch] Touchez le Rôdeur dans la Rue.
   *[mouse] Cliquez sur le Rôdeur dans la Rue.
}
dungeonville-task-goblin-camp = { $device ->
    [touch] Touchez le { tower-goblin-camp }.
   *[mouse] Cliquez sur le { tower-goblin-camp }.
}
dungeonville-task-confirm = Confirmez.
dungeonville-task-first = { $device ->
    [touch] Touchez le Chevalier, rang 4.
   *[mouse] Cliquez sur le Chevalier, rang 4.
}
dungeonville-task-second = Puis le Rôdeur, rang 25.
dungeonville-task-third = Puis l’autre Rôdeur, rang 33.
dungeonville-task-lose = Choisissez le Rôdeur de rang 33.
dungeonville-task-die = Sacrifiez-le.
dungeonville-task-leave = Sortez de la tour.
dungeonville-task-temple = { $device ->
    [touch] Touchez le Chevalier au Temple.
   *[mouse] Cliquez sur le Chevalier au Temple.
}
dungeonville-task-dismiss = Renvoyez le Barde.
dungeonville-task-pass = Passez.
dungeonville-task-rathaus = { $device ->
    [touch] Touchez l’{ tower-rathaus }.
   *[mouse] Cliquez sur l’{ tower-rathaus }.
}
dungeonville-task-declare = { $device ->
    [touch] Annoncez votre victoire.
   *[mouse] Annoncez votre victoire, ou appuyez sur la touche !.
}
dungeonville-task-declare-confirm = Confirmez l’annonce.
