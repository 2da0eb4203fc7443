crypt-name = Gruft
crypt-about = Der König hat das Erbe seiner Kinder mit ins Grab genommen. Schick deine Diener, es zu holen. Verlangst du zu viel, kommen sie erschöpft zurück.
crypt-facts = 1 bis 4, 6 oder 8 Personen · 15 Minuten
crypt-credits = Gruft stammt von Andrew Nerger und Jeffrey Chin.
