account-title = Compte
account-guest = Vous jouez sans compte
account-guest-about = Vos tables sont gardées dans ce navigateur. Un compte les garde partout pour vous, avec vos parties et vos classements.
account-register = Créer un compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-name = Nom
account-name-hint = 2 à 20 caractères ; tout le monde le voit.
account-password = Mot de passe
account-password-hint = Au moins 10 caractères. Quelques mots au hasard conviennent bien.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-change-name = Changer de nom
account-change-password = Changer de mot de passe
account-changed = C’est changé.
account-welcome = Heureux de vous voir, { $name } !
account-delete = Supprimer le compte
account-delete-ask = Supprimer votre compte ?
account-delete-about = Votre nom disparaît de toutes les parties. C’est irréversible.
account-history = Parties jouées
account-history-none = Aucune partie terminée pour l’instant.
account-history-row = { $game }, { $date } : { $result }
account-result = { $place ->
    [1] victoire
   *[other] { $place }e place
}
account-ratings = Classements
account-rating = { $game } : { $rating } ± { $spread }
account-rating-none = Jouez une partie classée pour obtenir un classement.
