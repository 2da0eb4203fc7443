crypt-name = Crypte
crypt-about = Le roi a emporté dans la tombe l’héritage de ses enfants. Envoyez vos serviteurs le chercher. Si vous leur en demandez trop, ils reviennent épuisés.
crypt-facts = 1 à 4, 6 ou 8 personnes · 15 minutes
crypt-credits = Crypte est un jeu d’Andrew Nerger et Jeffrey Chin.
