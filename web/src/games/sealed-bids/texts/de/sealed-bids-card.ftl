sealed-bids-name = Verdeckte Gebote
sealed-bids-about = Ein Testspiel für den Tisch: Biete verdeckte Karten für Preise.
sealed-bids-facts = 2 bis 4 Personen · 3 Minuten
sealed-bids-credits = Ein Testspiel dieses Projekts.
