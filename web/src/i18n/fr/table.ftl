table-title = { $game }
table-invite = Inviter
table-invite-about = Envoyez ce lien : qui l’ouvre peut s’asseoir ou regarder.
table-copy = Copier le lien
table-copied = Lien copié.
table-your-name = Votre nom à cette table
table-sit = S’asseoir ici
table-stand = Quitter la place
table-watch = Regarder
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
table-fill-bots = Confier les places libres à l’ordinateur
table-start = Commencer
table-your-turn = À vous de jouer
table-turn-of = À { $name } de jouer
table-waiting-dice = Les dés roulent…
table-confirm = Confirmer
table-undo = Annuler
table-undo-all = Reprendre le coup au début
table-undo-hint = Rien n’est définitif avant que vous confirmiez.
table-resign = Abandonner
table-resign-ask = Abandonner la partie ?
table-resign-about = L’ordinateur joue votre place jusqu’au bout ; pour vous, la partie compte comme perdue.
table-leave = Quitter la table
table-leave-ask = Quitter la table ?
table-leave-about = Votre place reste à vous. Le même lien vous y ramène.
table-hint = Conseil
table-hint-thinking = Réflexion sur votre position…
table-hint-text = Suggestion : { $move }. Chances de victoire : { $percent } %.
table-hint-solo = Suggestion : { $move }. Score attendu : { $score }.
table-chat = Discussion
table-chat-write = Écrire un message
table-chat-send = Envoyer
table-chat-empty = Aucun message pour l’instant.
table-log = Ce qui s’est passé
table-clock = Temps restant pour { $name } : { $time }
table-clock-yours = Temps qui vous reste : { $time }
table-clock-low = Votre temps est presque écoulé.
table-clock-out = Temps écoulé pour { $name } ; l’ordinateur continue.
table-away = { $name } n’est plus là
table-back = { $name } est de retour
table-bot-took = L’ordinateur joue pour { $name } jusqu’à son retour.
table-take-back = Reprendre ma place
table-give-bot = Laisser l’ordinateur jouer pour { $name }
table-menu = Menu de la table
table-options = Options de cette table
table-keys = Touches
table-connected = Connexion établie
table-reconnecting = La connexion est tombée. Nouvel essai…
table-reconnected = Connexion rétablie. Vous n’avez rien manqué.
table-fair = Hasard vérifiable
table-fair-about = Le hasard de cette partie a été scellé avant la distribution ; son sceau est { $seal }. Après la partie, tout le monde peut le vérifier.
table-notify = M’avertir quand c’est à moi
table-rematch = Revanche
