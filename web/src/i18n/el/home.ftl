home-title = Αρχική
home-heading = Παιχνίδια από τον τάφο
home-lead = Παίξε αμέσως με τον υπολογιστή, ή στείλε έναν σύνδεσμο στους φίλους σου. Δεν χρειάζεται λογαριασμός.
home-play-now = Παίξε
home-with-friends = Με φίλους
home-rules = Κανόνες
home-continue = Τα τραπέζια σου
home-your-turn = Η σειρά σου
home-their-turn = Περιμένουμε: { $name }
home-learn = Μάθε
home-lobby = Ανοιχτά τραπέζια
home-account = Λογαριασμός
home-gathering = Περιμένει να αρχίσει
home-standings = Κατάταξη
home-solo = Ατομικό
home-players = Παίκτες
home-against-computers = Παίξε με τον υπολογιστή
home-difficulty = Δυσκολία
home-level = { $level ->
    [novice] Αρχάριος
    [steady] Μέτριος
    [sharp] Έμπειρος
   *[master] Δεξιοτέχνης
}
home-first = Πρώτη φορά εδώ;
home-first-about = { $game }: μάθε το παιχνίδι στην πρώτη σου παρτίδα· ένας οδηγός εξηγεί κάθε βήμα.
home-first-start = Ξεκίνα το μάθημα
home-own-rules = Με { $players } παίκτες παίζετε σε ομάδες, με κανόνες του Gravegoods.
