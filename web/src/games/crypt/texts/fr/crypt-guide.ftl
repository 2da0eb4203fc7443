crypt-lesson = Les trois dernières manches d’une partie à deux, en cinq minutes.
crypt-guide-place = Trésor { $slot }
crypt-guide-rolls = Les dés lancés

crypt-step-welcome = Le roi est mort. Vous êtes un de ses héritiers, et votre adversaire aussi. Toute la nuit, vous avez vidé la crypte familiale : il reste neuf trésors. Le plus riche à la fin gagne.
crypt-step-row = À chaque manche, trois trésors sont dans la crypte. Les pièces indiquent ce que vaut une carte. La troisième est face cachée : vous voyez ce que c’est, pas ce que cela vaut.
crypt-step-claim = Vos trois dés sont des serviteurs. Envoyez-en un et choisissez vous-même son effort. Plus il est élevé, plus il est difficile à battre ; mais à la collecte on lance le dé, et un serviteur qui fait moins est épuisé. Le risque est indiqué à côté.
crypt-step-bumped = Votre adversaire a offert 5 contre votre 4 et évincé votre serviteur. Il est rentré indemne. Mais regardez vos torches : vous avez la Torche Éteinte. Le dernier tour de la manche est à vous, et vous ne pouvez y revendiquer qu’un seul trésor.
crypt-step-bump = Évincez-le à votre tour : offrez plus de 5 en tout. Sur un même trésor, tous les serviteurs montrent le même effort, donc deux à 3 font 6.
crypt-step-collect = Maintenant, on collecte. Un trésor revendiqué est à vous quoi que montrent les dés, et vous seul pouvez le regarder. Un de vos serviteurs a fait 2, moins que son effort de 3 : il est épuisé.
crypt-step-flip = Un collectionneur vous aide : retournez une Idole pour relancer ce serviteur. Une carte retournée compte encore, mais ne peut plus servir ainsi.
crypt-step-collectors = C’est réussi. Voici les collectionneurs : chacun veut un type de trésors et le paie à sa façon. Les torches sont passées, c’est donc votre adversaire qui commence.
crypt-step-spread = Vous pouvez envoyer des serviteurs sur plusieurs trésors. Prenez la Tapisserie et la Poterie, avec des efforts élevés pour que personne ne vous évince.
crypt-step-recover = Vous avez eu les deux, mais les deux serviteurs sont épuisés. Les torches sont de nouveau à vous : vous jouez deux fois dans cette manche. La première fois, récupérez : vos serviteurs épuisés se réveillent.
crypt-step-last = Le tour de la Torche Éteinte, le dernier de la partie : un seul trésor. Le Manuscrit ne montre que 2 pièces, mais pour le collectionneur deux Manuscrits en valent 4 chacun, et vous en avez déjà un. Votre adversaire offre 2.
crypt-step-count = La crypte est vide. À eux seuls, vos trésors valent 24 pièces. Comptez maintenant ce qu’ajoutent les collectionneurs.
crypt-step-end = Vous gagnez, grâce à vos trésors, aux collectionneurs et à vos serviteurs. Vous connaissez le jeu. En solitaire, vous affrontez le Fantôme : c’est votre père, et il veut tout reprendre.

crypt-task-servant = { $device ->
    [touch] Touchez un serviteur.
   *[mouse] Cliquez sur un serviteur, ou appuyez dessus avec Espace.
}
crypt-task-jewelry = { $device ->
    [touch] Touchez le trésor 1, le Bijou qui vaut 4.
   *[mouse] Cliquez sur le trésor 1, le Bijou qui vaut 4.
}
crypt-task-effort-4 = { $device ->
    [touch] Mettez l’effort à 4.
   *[mouse] Mettez l’effort à 4, ou appuyez sur 4.
}
crypt-task-confirm = Confirmez.
crypt-task-again = { $device ->
    [touch] Touchez de nouveau le trésor 1.
   *[mouse] Cliquez de nouveau sur le trésor 1.
}
crypt-task-second = { $device ->
    [touch] Ajoutez un deuxième serviteur.
   *[mouse] Ajoutez un deuxième serviteur, ou appuyez sur +.
}
crypt-task-effort-3 = { $device ->
    [touch] Mettez l’effort à 3.
   *[mouse] Mettez l’effort à 3, ou appuyez sur 3.
}
crypt-task-flip = Relancez le dé.
crypt-task-tapestry = Le trésor 1 avec un effort de 5.
crypt-task-pottery = Le trésor 3 avec un effort de 4.
crypt-task-recover = Récupérez.
crypt-task-manuscript = { $device ->
    [touch] Touchez le trésor 1, le Manuscrit.
   *[mouse] Cliquez sur le trésor 1, le Manuscrit.
}
crypt-task-beat = Mettez l’effort à 3 : il bat 2.
crypt-task-count-jewelry = Vous avez des Bijoux qui valent 3 et 4 ; le plus précieux compte double. Combien cela ajoute-t-il ?
crypt-task-count-manuscripts = Vos Manuscrits montrent 1 et 2, mais comptent 4 chacun. Combien cela ajoute-t-il ?
crypt-task-count-servants = Chaque serviteur actif rapporte une pièce. Combien en gagnez-vous ?
