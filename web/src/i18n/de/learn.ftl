learn-title = Deine erste Partie
learn-resume = Du hast eine Lektion begonnen. Willst du sie fortsetzen?
learn-go-on = Fortsetzen
learn-again = Neu beginnen
