learn-title = Deine erste Partie
learn-resume = Du hast eine Lektion begonnen. Willst du sie fortsetzen?
learn-go-on = Fortsetzen
learn-again = Neu beginnen

learn-heading = Spielend lernen
learn-intro = Eine angeleitete Partie gegen den Computer. Du kannst jederzeit aufhören und später weitermachen.
learn-start = Lektion beginnen

guide-title = Lektion
guide-step = Schritt { $step } von { $steps }
guide-next = Weiter
guide-back = Zurück
guide-hide = Lektion ausblenden
guide-show = Lektion zeigen
guide-point = Zeig es mir: { $what }
guide-look = Schau hier: { $what }
guide-done = (erledigt)
guide-watch = Sieh zu, was passiert.
guide-wrong = Nicht ganz. Schau noch einmal hin.
guide-steer = Das ist erlaubt, aber nicht in dieser Lektion. Mach stattdessen dies: { $what }.
guide-play = Eine Partie spielen
guide-lessons = Alle Lektionen
guide-end = Lektion beenden
guide-end-ask = Diese Lektion beenden?
guide-end-about = Du kannst sie jederzeit neu beginnen.
