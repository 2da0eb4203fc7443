new-heading = Nouvelle table : { game-name }
new-seats = Places
new-seat = Place { $number }
new-seat-me = Moi
new-seat-open = Place libre
new-seat-open-about = Toute personne qui a le lien peut s’asseoir ici.
new-add-seat = Ajouter une place
new-remove-seat = Retirer la place { $number }
new-solo = En solitaire, vous jouez à Fils unique : vous contre le Fantôme.
new-level = Niveau
new-level-about = { $level ->
    [novice] Commet des erreurs évidentes ; parfait pour une première partie.
    [steady] Joue avec bon sens et anticipe un peu.
    [sharp] Anticipe davantage.
   *[master] { $game ->
        [dungeonville] Réfléchit le plus longtemps, mais n’est pas nettement plus fort à ce jeu que le niveau affûté.
       *[other] Réfléchit le plus longtemps et joue le mieux.
    }
}
new-options = Options
new-sides = Collectionneurs
new-sides-about = Chaque collectionneur a deux faces, qui paient différemment.
new-sides-first = Tous sur la face A : l’idéal pour une première partie
new-sides-b = Tous sur la face B
new-sides-random = Mélange au hasard
new-leader = Premier Leader
new-leader-about = Qui tient la torche à la première manche.
new-leader-random = Au hasard
new-recall = Mémoire
new-recall-about = Indique si les valeurs que tous ont vues restent affichées sur les cartes collectées.
new-recall-table = La table s’en souvient
new-recall-memory = À vous de retenir : les cartes des autres ne montrent que leur type
new-clock = Temps
new-who = Qui peut participer
new-who-link = Seulement les personnes qui ont le lien
new-who-public = Tout le monde : la table apparaît dans les tables ouvertes
new-open = Ouvrir la table
new-remove = Retirer
new-rule-of = Règle sur : { $option }
new-clock-about = { $kind ->
    [live] Chaque coup a son temps ; au-delà, on puise dans une réserve pour toute la partie. Quand tout est épuisé, l’ordinateur continue.
    [days] Une partie sur plusieurs jours, avec une notification quand c’est à vous.
   *[none] Prenez tout le temps que vous voulez.
}
new-rated = Partie classée
new-rated-about = Le résultat compte pour la cote ; tout le monde a besoin d’un compte, et il n’y a pas de conseils.
new-gold = Or de départ
new-gold-about = Ce que chacun peut dépenser au premier recrutement ; le reste est perdu.
new-gold-usual = { $gold } pièces d’or : partie normale
new-gold-more = { $gold } pièces d’or : des groupes plus forts dès le début
new-first = Premier joueur
new-first-about = Qui commence la première manche ; à chaque manche, on passe à gauche.
new-first-random = Au hasard
