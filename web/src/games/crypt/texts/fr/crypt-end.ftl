crypt-end-rank = { $rank ->
    [0] Vous ressortez de la poussière plein les manches et presque rien dans les mains. Derrière vous, votre père rit à en faire trembler les couvercles. La crypte ne va pas s’envoler, et lui non plus.
    [1] De quoi s’offrir un toit, pas une légende. Votre père hoche la tête, bâille, et ne sait déjà plus lequel de ses enfants vous étiez.
    [2] Six collectionneurs s’inclinent devant votre porte, et les serviteurs disent « Votre Grâce » sans qu’on le leur demande. Votre père recompte tout. Il ne trouve pas l’erreur.
   *[3] Les charrettes sortent de la crypte jusqu’au matin, et plus personne ne demande qui portera la couronne. Votre père se tient devant la porte vide. Pour la première fois, il n’a rien à dire.
}
crypt-end-won = La crypte est vide et votre charrette est pleine. Vos frères et sœurs découvrent qu’ils vous ont toujours préféré.
crypt-end-lost = C’est un autre héritier qui rentre avec la charrette pleine. Vous tenez la lanterne à la porte, et vous savez déjà pour quel trésor il fallait vous battre.
crypt-end-watched = La dernière torche s’éteint. Un héritier rentre riche ; les autres rentrent.
crypt-end-shared = Deux mains sur une même couronne, et aucune ne lâche. Père aurait adoré.
