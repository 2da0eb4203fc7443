crypt-name = Crypt
crypt-about = Send your servants down for the treasures of the family crypt. Ask too much of them, and they come back exhausted.
crypt-facts = 1 to 4 players · 15 minutes
