crypt-name = Crypte
crypt-about = Envoyez vos serviteurs chercher les trésors de la crypte familiale. Si vous leur en demandez trop, ils reviennent épuisés.
crypt-facts = 1 à 4 personnes · 15 minutes
