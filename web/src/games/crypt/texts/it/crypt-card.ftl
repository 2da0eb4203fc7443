crypt-name = Cripta
crypt-about = Manda i tuoi servitori a prendere i tesori nella cripta di famiglia. Se chiedi loro troppo, tornano esausti.
crypt-facts = da 1 a 4 giocatori · 15 minuti
