crypt-name = Gruft
crypt-about = Schick deine Diener nach den Schätzen der Familiengruft. Verlangst du zu viel, kommen sie erschöpft zurück.
crypt-facts = 1 bis 4 Personen · 15 Minuten
