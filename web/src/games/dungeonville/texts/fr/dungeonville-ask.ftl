dungeonville-ask-adventurer = { $class }, { $colour }, rang { $rank }
dungeonville-ask-rank = Dans un affrontement, le rang le plus bas gagne. Dans la tour, le rang { $rank } porte jusqu’à { $rank } pièces d’or.
dungeonville-ask-letters = Une salle tue un membre du groupe dont la lettre dans cette tour est celle de la salle. Lettres : { $letters }.
dungeonville-ask-colour = Vaincu par sa propre couleur, il change de camp. Vaincu par une autre couleur, il meurt.
dungeonville-ask-colourless = Sans couleur, il ne change jamais de camp et n’attire personne. Un groupe où personne n’a de couleur est perdu.
dungeonville-ask-class = { $class ->
    [mule] Une Mule ne rapporte pas de jeton de sang.
    [oracle] En entrant dans une tour, l’Oracle prend les lettres d’un autre membre du groupe, choisi par son propriétaire.
   *[jester] En entrant dans une tour, le Bouffon prend les lettres de l’aventurier retourné de la pioche.
}
dungeonville-ask-room = Lettre { $letter } : un membre du groupe qui a cette lettre ici meurt, au choix de son propriétaire. Après une mort, le groupe doit continuer.
dungeonville-ask-gold = { dungeonville-gold } : la carte pèse autant en chemin, et paiera ensuite des aventuriers. On ne rend pas la monnaie.
dungeonville-ask-item = Un objet ne pèse rien et compte pour 5 pièces d’or dans un paiement. Après en avoir pioché un, le groupe doit continuer.
dungeonville-ask-blood = Jeton de sang : { $name }
dungeonville-ask-blood-zone = Dans un tableau de chasse, chaque jeton vaut 1 point.
dungeonville-ask-blood-tower = Sur une tour, chaque jeton des autres vaut 1 point à son propriétaire ; chacun des siens lui coûte 1 point.
dungeonville-ask-deed = Titre de propriété
dungeonville-ask-deed-secret = Le joueur qui détient le titre d’une tour la possède. Les titres restent secrets jusqu’à ce que quelqu’un annonce à tort sa victoire.
dungeonville-ask-tower = Le groupe qui a le plus de membres entre ; à égalité, celui qui a le rang le plus bas. Les autres rentrent.
dungeonville-ask-first = Joue en premier à chaque phase. La carte passe à gauche après chaque manche.
dungeonville-ask-key = explique l’élément sélectionné
