common-product = Gravegoods
common-page-title = { $page } – Gravegoods
common-skip = Aller au contenu
common-close = Fermer
common-cancel = Annuler
common-home = Accueil
common-retry = Réessayer
common-loading = Chargement…
common-language = Langue
common-theme = Thème
common-speed = Animations
common-sound = Son

theme-dark = Lueur de torche
theme-light = Lumière du jour
theme-contrast = Contraste élevé
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune

failed-title = La page ne s’est pas chargée
failed-text = La connexion est peut-être coupée, ou Gravegoods vient d’être mis à jour. Rien n’est perdu : réessayez dans un instant.
lost-title = Rien n’est enterré ici
lost-text = Cette page n’existe pas ou a été supprimée.
gallery-title = Galerie

verbatim = { $text }

common-menu = Pages
common-reload = Recharger
guest-name = Invité { $number }
call-turn = C’est à vous à une autre table.
call-turn-at = { $game } : c’est à vous à une autre table.
call-go = Aller à la table
seat-open = place libre
seat-bot = { $level ->
    [novice] Ordinateur : débutant
    [steady] Ordinateur : intermédiaire
    [sharp] Ordinateur : expert
   *[master] Ordinateur : maître
}
seat-account = a un compte
clock-none = Sans limite de temps
clock-live = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par coup, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} en réserve
clock-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
play-title = Jouer à { $game }
play-opening = On prépare la table…
common-settings = Réglages
common-version = Version { $version }
common-licenses = Licences
seat-bot-called = { $name } ({ seat-bot })
bot-name = { $character ->
    [ottilia] Ottilia
    [balthasar] Balthasar
    [cosima] Cosima
    [dorian] Dorian
    [elektra] Elektra
    [florian] Florian
    [hector] Hector
   *[melusina] Melusina
}

settings-page = Page
settings-table = Table
settings-colours = Couleurs
settings-text = Taille du texte
settings-pace = Les ordinateurs jouent
settings-confirm = Confirmer chaque coup
settings-confirm-about = Demander aussi avant les coups qui se jouent en un clic.
settings-palette = Couleurs des pièces
settings-sound = Jouer les sons
settings-volume = Volume
settings-eyes = Aperçu avec
settings-eyes-about = Chaque pièce porte aussi une marque de forme différente.
settings-percent = { $value } %
pace-slow = Lentement
pace-normal = Normalement
pace-fast = Vite
palette-usual = Habituelles
palette-safe = Pour le daltonisme
eyes-all = une vision normale
eyes-protan = une protanopie (sans rouge)
eyes-deutan = une deutéranopie (sans vert)
eyes-tritan = une tritanopie (sans bleu)
piece-red = Rouge
piece-violet = Violet
piece-teal = Bleu canard
piece-black = Noir
piece-gold = Or
piece-green = Vert
piece-blue = Bleu
piece-pink = Rose

settings-remarks = Répliques des ordinateurs
settings-remarks-about = Ce que disent les ordinateurs pendant la partie et à la fin.
