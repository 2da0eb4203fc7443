rules-title = Κανόνες: { $game }
rules-search = Αναζήτηση στους κανόνες
rules-search-hint = Δείχνει κάθε κανόνα με τις λέξεις σου και τις κάρτες με αυτό το όνομα. Βρίσκει και λέξεις άλλων γλωσσών ή χωρίς τόνους.
rules-contents = Περιεχόμενα
rules-found = { $count ->
    [0] Κανένας κανόνας δεν περιέχει αυτές τις λέξεις.
    [one] Βρέθηκε 1 κανόνας.
   *[other] Βρέθηκαν { $count } κανόνες.
}
rules-clear = Δείξε όλους τους κανόνες
rules-link = Σύνδεσμος για τον κανόνα { $rule }
rules-fetching = Φόρτωση των κανόνων…
rules-summary = Σύνοψη σε μία σελίδα
rules-summary-title = { $game }: σύνοψη
rules-all = Όλοι οι κανόνες
rules-print = Εκτύπωση
rules-cards = { $count ->
    [one] 1 κάρτα με αυτό το όνομα
   *[other] { $count } κάρτες με αυτό το όνομα
}
rules-cards-more = { $count ->
    [one] Και άλλη μία.
   *[other] Και άλλες { $count }.
}
