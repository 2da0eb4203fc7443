dungeonville-name = Dungeonville
dungeonville-about = Arruola un gruppo, assalta le torri e tieni segreto il tuo atto di proprietà.
dungeonville-facts = da 2 a 5 giocatori
