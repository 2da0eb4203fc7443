sealed-bids-name = Sealed Bids
sealed-bids-about = A toy game that tests the table: bid sealed cards for prizes.
sealed-bids-facts = 2 to 4 players · 3 minutes
sealed-bids-credits = A toy game of this project, for tests.
