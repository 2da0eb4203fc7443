new-heading = Nouvelle table : { $game }
new-seats = Places
new-seat = Place { $number }
new-seat-me = Moi
new-seat-open = Place libre
new-seat-open-about = Toute personne qui a le lien peut s’asseoir ici.
new-add-seat = Ajouter une place
new-remove-seat = Retirer la place { $number }
new-level = Niveau
new-level-about = { $level ->
    [novice] Commet des erreurs évidentes ; parfait pour une première partie.
    [steady] Joue avec bon sens et anticipe un peu.
   *[sharp] Anticipe davantage.
}
new-options = Options
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
new-rated-about = Le résultat compte pour la cote ; tout le monde a besoin d’un compte, le temps est limité, et il n’y a pas de conseils.
new-mix = Choisir un par un
new-part = { $part } : { $letter }
new-hints = Conseils pour tous
new-hints-about = Tout le monde peut demander conseil à l’ordinateur. Quand on joue seul contre l’ordinateur, ils sont toujours disponibles.
new-hints-on = Tout le monde peut demander des conseils.
new-hints-off = Pas de conseils quand on joue entre humains.
new-own-rules = Ce sont les règles de Gravegoods, pas celles de l’éditeur.
new-add-seats = Ajouter { $count } places
new-remove-seats = Retirer { $count } places
