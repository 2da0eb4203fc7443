dungeonville-name = Dungeonville
dungeonville-about = L’une des cinq tours est à vous, et personne ne le sait. Recrutez des aventuriers, envoyez-les dans les autres et laissez vos rivaux mourir dans la vôtre.
dungeonville-facts = 2 à 5 personnes · 40 minutes
dungeonville-credits = Dungeonville est un jeu de James Ernest et Mike Selinker.
