sealed-bids-name = Offerte sigillate
sealed-bids-about = Un gioco di prova per il tavolo: offri carte coperte per vincere premi.
sealed-bids-facts = Da 2 a 4 giocatori · 3 minuti
sealed-bids-credits = Un gioco di prova di questo progetto.
