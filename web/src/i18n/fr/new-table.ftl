new-title = Nouvelle table
new-heading = Nouvelle table : { $game }
new-seats = Places
new-seat = Place { $number }
new-seat-me = Moi
new-seat-open = Place libre
new-seat-open-about = Toute personne qui a le lien peut s’asseoir ici.
new-seat-bot = Ordinateur
new-add-seat = Ajouter une place
new-remove-seat = Retirer la place { $number }
new-solo = En solitaire, vous jouez à Fils unique : vous contre le Fantôme.
new-level = Niveau
new-level-name = { $level ->
    [novice] Novice
    [steady] Posé
    [sharp] Affûté
   *[master] Maître
}
new-level-about = { $level ->
    [novice] Joue au gré de ses envies ; parfait pour une première partie.
    [steady] Joue avec bon sens, sans voir plus loin.
    [sharp] Voit plus loin et punit les erreurs.
   *[master] Réfléchit longuement ; peu de gens le battent.
}
new-options = Options
new-sides = Collectionneurs
new-sides-about = Chaque collectionneur a deux faces, qui paient différemment.
new-sides-first = Tous sur la face A : l’idéal pour une première partie
new-sides-b = Tous sur la face B
new-sides-random = Un mélange tiré au sort
new-sides-own = Mon propre mélange
new-leader = Premier Leader
new-leader-about = Qui tient la torche à la première manche.
new-leader-random = Tiré au sort
new-recall = Mémoire
new-recall-about = Ce que la table montre des cartes adverses revenues face cachée.
new-recall-table = La table se souvient : les valeurs déjà vues restent visibles
new-recall-memory = C’est à vous de retenir : seule la famille est visible
new-clock = Temps
new-clock-none = Sans pendule
new-clock-none-about = Chacun prend le temps qu’il veut.
new-clock-live = En direct
new-clock-live-about = Chacun a une réserve de temps pour toute la partie, et un peu plus à chaque coup.
new-clock-days = Jours par coup
new-clock-days-about = Une partie sur plusieurs jours, avec un avis quand c’est à vous.
new-clock-minutes = Minutes par personne
new-clock-seconds-added = Secondes ajoutées par coup
new-clock-days-count = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
new-who = Qui peut venir
new-who-link = Seulement les personnes qui ont le lien
new-who-public = Tout le monde : la table figure parmi les tables ouvertes
new-open = Ouvrir la table
