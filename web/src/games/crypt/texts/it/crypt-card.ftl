crypt-name = Cripta
crypt-about = Il Re si è portato nella tomba l’eredità dei suoi figli. Manda i servitori a prenderla: se chiedi loro troppo, tornano esausti.
crypt-facts = da 1 a 4, 6 o 8 giocatori · 15 minuti
crypt-credits = Cripta è un gioco di Andrew Nerger e Jeffrey Chin.
