error-offline = Pas de connexion. Nous continuons d’essayer, et rien n’est perdu.
error-stale = Entre-temps, la partie a avancé. Voici où en est la table ; choisissez à nouveau.
error-rate-limit = Trop rapide. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et réessayez.
error-not-your-seat = Cette place est à quelqu’un d’autre. Vous pouvez regarder, ou prendre une place libre.
error-not-your-turn = Ce n’est pas encore votre tour.
error-table-gone = Cette table n’existe plus. Ouvrez-en une autre depuis l’accueil.
error-table-full = Toutes les places sont prises. Vous pouvez regarder.
error-table-started = Cette partie a déjà commencé. Vous pouvez regarder.
error-name-taken = Ce nom est pris. Choisissez-en un autre.
error-name-bad = Un nom compte 2 à 20 caractères : lettres, chiffres, espaces, traits d’union ou points.
error-wrong-password = Le nom et le mot de passe ne correspondent pas.
error-password-short = Un mot de passe compte au moins { $least } caractères.
error-login-needed = Connectez-vous d’abord.
error-forbidden = Vous ne pouvez pas faire cela ici.
error-illegal = Ce coup n’est pas possible : { $reason }
error-bad-request = Le serveur n’a pas compris cette page. Rechargez-la ; rien n’est perdu.
error-server = Quelque chose s’est mal passé de notre côté. C’est noté ; réessayez dans un instant.
error-outdated = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer ; rien n’est perdu.
error-not-found = Il n’y a rien ici sous ce nom.
error-copy = Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.
error-replay-broken = Cet enregistrement est illisible.
