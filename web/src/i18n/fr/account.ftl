account-title = Compte
account-guest = Vous jouez sans compte
account-guest-about = Vos tables sont enregistrées dans ce navigateur. Avec un compte, vous les retrouvez partout, avec vos parties et vos cotes.
account-register = Créer un compte
account-log-in = Se connecter
account-log-out = Se déconnecter
account-name = Nom
account-name-hint = Jusqu’à 24 caractères ; tout le monde le voit.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères. Quelques mots au hasard conviennent bien.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-change-name = Changer de nom
account-change-password = Changer de mot de passe
account-changed = C’est enregistré.
account-welcome = Bienvenue, { $name } !
account-history = Parties jouées
account-history-none = Aucune partie terminée pour l’instant.
account-history-row = { $game }, { $date } : { $result }
account-result = { $place ->
    [1] victoire avec { $score }
   *[other] { $place }e place avec { $score }
}
account-ratings = Cotes
account-rating = { $game } à { $players } : { $rating } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
account-rating-none = Jouez une partie classée pour obtenir une cote.
account-history-more = Parties plus anciennes
account-score = { $score ->
    [one] { $score } pièce en solitaire
   *[other] { $score } pièces en solitaire
}
account-resigned = abandonnée
account-nobody = Qui êtes-vous ?
account-nobody-yet = pas encore choisi
account-take-name = Utiliser ce nom
