learn-title = Votre première partie
learn-resume = Vous avez commencé une leçon. Voulez-vous la continuer ?
learn-go-on = Continuer
learn-again = Recommencer

learn-heading = Apprendre en jouant
learn-intro = Une partie guidée contre l’ordinateur. Vous pouvez arrêter quand vous voulez et reprendre plus tard.
learn-start = Commencer la leçon

guide-title = Leçon
guide-step = Étape { $step } sur { $steps }
guide-next = Suite
guide-back = Retour
guide-hide = Masquer le guide
guide-show = Afficher le guide
guide-point = Montrez-moi : { $what }
guide-look = Regardez ici : { $what }
guide-done = (fait)
guide-watch = Regardez ce qui se passe.
guide-wrong = Pas tout à fait. Regardez encore.
guide-steer = C’est permis, mais pas dans cette leçon. Faites plutôt ceci : { $what }.
guide-play = Jouer une partie
guide-lessons = Toutes les leçons
guide-end = Terminer la leçon
guide-end-ask = Terminer cette leçon ?
guide-end-about = Vous pourrez la recommencer quand vous voulez.
