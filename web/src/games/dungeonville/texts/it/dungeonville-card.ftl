dungeonville-name = Dungeonville
dungeonville-about = Una delle cinque torri è tua, e nessuno lo sa. Arruola avventurieri, mandali nelle altre e lascia che i rivali muoiano nella tua.
dungeonville-facts = da 2 a 5 giocatori · 40 minuti
dungeonville-credits = Dungeonville è un gioco di James Ernest e Mike Selinker.
