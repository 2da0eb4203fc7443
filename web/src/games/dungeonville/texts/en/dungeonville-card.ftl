dungeonville-name = Dungeonville
dungeonville-about = Hire a party, storm the towers, and keep your deed secret.
dungeonville-facts = 2 to 5 players
