table-invite = Inviter
table-invite-about = Envoyez ce lien : toute personne qui l’ouvre peut jouer ou regarder.
table-copy = Copier le lien
table-copied = Lien copié.
table-your-name = Votre nom à cette table
table-your-name-is = Votre nom à cette table :
table-sit = S’asseoir ici
table-stand = Quitter la place
table-watching = Vous regardez.
table-watchers = { $count ->
    [0] Personne ne regarde
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
table-waiting-seats = { $count ->
    [one] Il manque encore 1 personne
   *[other] Il manque encore { $count } personnes
}
table-start = Commencer
table-your-turn = À vous de jouer
table-waiting-dice = Les dés roulent…
table-of = { $name } :
table-confirm = Confirmer
table-skip = Suivant
table-skip-all = Tout passer
table-undo-all = Recommencer le coup
table-resign = Abandonner
table-resign-ask = Abandonner la partie ?
table-resign-about = Pour vous, la partie est perdue. Si d’autres continuent, l’ordinateur joue à votre place ; s’il ne reste personne, la partie s’arrête.
table-leave = Quitter la table
table-leave-ask = Quitter la table ?
table-leave-about = { $clock ->
    [live] Un ordinateur joue pour vous dès maintenant, jusqu’à votre retour par le même lien.
    [days] Votre place est gardée et rien n’est joué pour vous. Vous avez { $days ->
        [one] 1 jour
       *[other] { $days } jours
    } par coup ; un ordinateur ne joue pour vous qu’une fois ce délai passé.
   *[none] Votre place est gardée et rien n’est joué pour vous. La partie attend votre retour.
}
table-hint = Conseil
table-hint-thinking = Analyse de votre position…
table-hint-text = Conseil : { $move }. Chances de victoire : { $percent } %.
table-hint-solo = Conseil : { $move }. Score attendu : { $score }.
table-hints = Conseils
table-hint-stage = Préparer ce coup
table-chat = Discussion
table-chat-write = Écrire un message
table-chat-send = Envoyer
table-chat-empty = Aucun message pour l’instant.
table-chat-said = { $name } : { $text }
table-log = Journal
table-clock = Temps restant pour { $name } : { $time }
table-clock-low = Votre temps est presque écoulé.
table-take-back = Reprendre ma place
table-menu = Menu de la table
table-options = Options de la table
table-keys = Raccourcis
table-reconnecting = Connexion perdue. Nouvel essai…
table-reconnected = Connexion rétablie. Vous n’avez rien manqué.
table-fair = Hasard vérifiable
table-fair-about = Le hasard de cette partie est scellé avant le début : voici le sceau. Chaque navigateur y ajoute un nombre, personne ne peut donc choisir les dés ni les cartes. Après la partie, tout le monde peut vérifier.
table-notify = Me prévenir quand c’est à moi
table-page = Table
table-fetching = Chargement de la table…
table-gone = Table introuvable
table-link = Lien vers cette table
table-share = Partager…
table-players = Joueurs
table-appoint = Ajouter un ordinateur
table-vacate = Retirer
table-ready = On peut commencer
table-unready = Un instant
table-all-here = Toutes les places sont prises. Commencez quand vous voulez.
table-seated = { $name } prend place.
table-is-ready = { $name } est là et attend.
table-dissolve = Supprimer la table
table-dissolve-ask = Supprimer la table ?
table-dissolve-about = Les personnes assises ici perdent leur place. Rien n’a encore été joué.
table-free = Libérer la place de { $name }
table-free-ask = Libérer la place de { $name } ?
table-free-about = Cette personne perd sa place et ne pourra plus s’asseoir à cette table. Elle peut encore regarder.
table-free-sure = Libérer la place
table-claim = Réclamer la victoire contre { $name }
table-claim-about = { $players ->
    [2] { $name } a quitté cette partie classée. Si vous réclamez la victoire, la partie s’arrête et vous gagnez.
   *[other] { $name } a quitté cette partie classée. Si vous réclamez la victoire, l’ordinateur continue à sa place et { $name } finit à la dernière place.
}
table-claim-sure = Réclamer la victoire
table-abort = Annuler la partie
table-abort-ask = Annuler cette partie ?
table-abort-about = Tout le monde n’a pas encore joué. La partie s’arrête sans vainqueur et ne compte pas.
table-aborted = Cette partie a été annulée avant d’avoir vraiment commencé. Elle ne compte pas.
table-leave-rated = La partie est classée : si vous vous absentez une minute, un autre joueur peut réclamer la victoire.
table-spectators-mute = Couper la parole aux spectateurs
seat-forfeited = défaite par absence
table-dissolved = Cette table a été supprimée avant le début.
table-bot-for-you = L’ordinateur joue pour vous.
table-chat-unread = { $count ->
    [one] Discussion : 1 nouveau
   *[other] Discussion : { $count } nouveaux
}
table-mute = Ignorer { $name }
table-unmute = Ne plus ignorer { $name }
table-notify-on = Nous vous préviendrons quand ce sera à vous.
table-notify-off = Votre navigateur bloque les notifications. Vous pouvez changer cela dans ses réglages.
table-turn-title = ▸ À vous – { $game }
table-resign-sure = Oui, abandonner
table-undo-move = Annuler mon coup
table-undo-ask = Demander à annuler
table-undo-asked = { $name } demande à annuler un coup.
table-undo-agree = D’accord
table-undo-refuse = Refuser
table-undo-waiting = Vous avez demandé à annuler un coup. On attend la réponse des autres.
table-undo-withdraw = Retirer la demande
seat-you = vous
seat-here = là
seat-not-here = pas là
seat-ready = ✓ attend le début
seat-to-move = au tour de :
seat-resigned = a abandonné
seat-bot-plays = l’ordinateur joue
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
table-rematch = Revanche
table-rematch-open = La revanche est ouverte.
table-rematch-join = Rejoindre la revanche
table-summary = L’essentiel des règles

table-showing = Voici ce qui se passe
table-waiting-for = On attend { $names }…
table-remarks-off = Masquer les répliques des ordinateurs
table-remarks-on = Afficher les répliques des ordinateurs
table-sure = Jouer ce coup ?
table-sure-about = Il compte dès que vous le confirmez.
table-colour = Votre couleur
table-undo-back = Annuler mes { $count } derniers coups
table-start-bots = Commencer avec des ordinateurs aux places libres
invite-from = { $name } vous invite à jouer : { $game }
invite-to = Invitation à jouer : { $game }
invite-sit = S’asseoir
invite-players = { $count ->
    [one] Partie pour 1
   *[other] Partie à { $count }
}
table-intro = Nouveau dans cette partie
table-intro-step = { $step } sur { $steps }
table-intro-next = Suivant
table-intro-skip = Passer
table-intro-done = Jouer
table-intro-rules = Règles de cette variante
table-chat-all = Tout le monde
table-chat-allies = Alliés seulement
table-chat-allies-about = Seuls vous et vos alliés lisez ceci.
table-chat-write-allies = Écrire à vos alliés
table-chat-said-allies = { $name }, aux alliés : { $text }
table-chat-who = Qui lit
table-chat-segment = { $count ->
    [0] { $name }
   *[other] { $name } ({ $count })
}
