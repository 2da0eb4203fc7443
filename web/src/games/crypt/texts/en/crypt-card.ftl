crypt-name = Crypt
crypt-about = The King took his children’s inheritance to the grave. Send your servants to fetch it. Ask too much of them, and they come back exhausted.
crypt-facts = 1 to 4, 6 or 8 players · 15 minutes
crypt-credits = Crypt was designed by Andrew Nerger and Jeffrey Chin.
