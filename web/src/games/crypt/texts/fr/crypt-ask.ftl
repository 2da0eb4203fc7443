crypt-percent = { $percent } %
crypt-face = Effort { $effort } : { $percent } % de risque d’épuisement.
crypt-face-ghost = Le Fantôme vous évince : { $percent } %.
crypt-face-closed = Effort { $effort } : trop faible ici
crypt-faces-exhausted = épuisé
crypt-faces-ghost = évincé
crypt-ghost-bumps = Avec { $total } ou plus, le Fantôme vous évince : { $percent } %.
crypt-so-far = { $certain ->
    [yes] Si la partie s’arrêtait là : { crypt-coins }
   *[no] Si la partie s’arrêtait là : au moins { crypt-coins }
}
crypt-so-far-short = { $certain ->
    [yes] { $coins } à ce stade
   *[no] { $coins }+ à ce stade
}
crypt-so-far-hidden = Le bonus des Tapisseries dépend de cartes que vous ne voyez pas. Il n’est pas compté ici.
crypt-ask-key = explique l’élément sélectionné
crypt-ask-worth = Vaut { crypt-coins } à la fin, retournée ou non.
crypt-ask-hidden = Face cachée : le dos ne montre que le type. Vous verrez sa valeur si vous la collectez.
crypt-ask-peeked = Face cachée, mais vous connaissez sa valeur.
crypt-ask-collector = Collectionneur { crypt-of-kind } : { $ability }
crypt-ask-free = Personne ne l’a revendiqué. Un serviteur suffit, quel que soit son effort.
crypt-ask-held = Total en place : { $total }. Pour le reprendre, placez plus de { $total } ; une égalité ne suffit pas. Les serviteurs évincés rentrent sans être épuisés.
crypt-ask-mine = Vos serviteurs sont ici. Vous ne pouvez pas en ajouter.
crypt-ask-flipped = Retournée : son pouvoir est utilisé. Elle rapporte toujours et compte toujours dans les séries.
crypt-ask-servants = Serviteurs
crypt-ask-servants-rolled = Au moment de collecter, on lance chaque serviteur. Un résultat inférieur à son effort l’épuise ; l’effort 1 n’échoue jamais.
crypt-ask-servants-tired = Un serviteur épuisé ne peut pas être placé tant que vous n’avez pas récupéré. À la fin, chaque serviteur actif vaut 1 pièce.
crypt-ask-leader = Le Leader joue le premier tour de la manche. Après chaque manche, les deux torches passent au joueur de gauche.
crypt-ask-lights-out = Celui qui a la Torche Éteinte joue le dernier tour de la manche : personne ne peut plus répondre, mais il ne peut revendiquer qu’un seul trésor.
crypt-ask-ghost = Il lance trois dés. Les dés égaux s’additionnent. Du plus grand total au plus petit, chacun va sur le trésor le plus à gauche qui est libre ou dont votre total est inférieur.
crypt-ask-ghost-ties = Une égalité ne vous évince pas. Ce que tient le Fantôme à la fin d’une manche est défaussé.
crypt-ask-ghost-last = À son second tour, il ne lance que les dés que vous avez évincés et ne place que le plus grand total.
crypt-ask-deck = La pioche
crypt-ask-deck-top = Les dos montrent le type : tout le monde voit lequel arrive ensuite. Quand la pioche est vide, la partie s’achève après cette manche.
crypt-ask-discard = Défaussé : personne ne l’a revendiqué, ou le Fantôme le tenait. Il est hors jeu.
