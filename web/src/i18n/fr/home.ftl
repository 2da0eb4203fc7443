home-title = Accueil
home-heading = Des jeux d’outre-tombe
home-lead = Jouez tout de suite contre l’ordinateur, ou envoyez un lien à vos amis. Sans compte.
home-play-now = Jouer
home-with-friends = Entre amis
home-rules = Règles
home-continue = Vos tables
home-your-turn = À vous de jouer
home-their-turn = On attend { $name }
home-learn = Apprendre
home-lobby = Tables ouvertes
home-account = Compte
home-gathering = Pas encore commencée
home-standings = Classement
home-solo = En solo
home-players = Joueurs
home-against-computers = Jouer contre l’ordinateur
home-difficulty = Niveau
home-level = { $level ->
    [novice] Débutant
    [steady] Intermédiaire
    [sharp] Expert
   *[master] Maître
}
home-first = Première visite ?
home-first-about = Découvrez { $game } en jouant votre première partie : un guide explique chaque étape.
home-first-start = Commencer la leçon
home-own-rules = À { $players }, vous jouez en équipes, selon les règles de Gravegoods.
