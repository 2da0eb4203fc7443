learn-title = Votre première partie
learn-resume = Vous avez commencé une leçon. Voulez-vous la continuer ?
learn-go-on = Continuer
learn-again = Recommencer
