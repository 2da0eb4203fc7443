dungeonville-name = Dungeonville
dungeonville-about = Heuere eine Gruppe an, stürme die Türme und halte deine Besitzurkunde geheim.
dungeonville-facts = 2 bis 5 Personen
