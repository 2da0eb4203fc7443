dungeonville-name = Dungeonville
dungeonville-about = One of five towers is secretly yours. Hire adventurers, send them into the others, and let your rivals die in yours.
dungeonville-facts = 2 to 5 players · 40 minutes
dungeonville-credits = Dungeonville was designed by James Ernest and Mike Selinker.
