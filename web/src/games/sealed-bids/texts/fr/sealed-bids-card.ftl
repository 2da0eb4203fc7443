sealed-bids-name = Offres scellées
sealed-bids-about = Un petit jeu pour tester la table : misez des cartes cachées pour gagner des prix.
sealed-bids-facts = 2 à 4 personnes · 3 minutes
sealed-bids-credits = Un petit jeu de test de ce projet.
