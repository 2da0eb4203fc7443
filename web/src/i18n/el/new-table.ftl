new-title = Νέο τραπέζι
new-heading = Νέο τραπέζι: { $game }
new-seats = Θέσεις
new-seat = Θέση { $number }
new-seat-me = Εγώ
new-seat-open = Ελεύθερη θέση
new-seat-open-about = Όποιος έχει τον σύνδεσμο μπορεί να καθίσει εδώ.
new-seat-bot = Υπολογιστής
new-add-seat = Πρόσθεσε θέση
new-remove-seat = Αφαίρεσε τη θέση { $number }
new-solo = Χωρίς αντιπάλους παίζεις το Μοναχοπαίδι: εσύ με αντίπαλο το Φάντασμα.
new-level = Πόσο δυνατά παίζει
new-level-name = { $level ->
    [novice] Αρχάριος
    [steady] Σταθερός
    [sharp] Οξύνους
   *[master] Δεξιοτέχνης
}
new-level-about = { $level ->
    [novice] Παίζει όπως του έρθει· καλός για μια πρώτη παρτίδα.
    [steady] Παίζει λογικά, χωρίς να κοιτάζει μπροστά.
    [sharp] Κοιτάζει μπροστά και τιμωρεί τα λάθη.
   *[master] Σκέφτεται βαθιά· λίγοι τον νικούν.
}
new-options = Επιλογές
new-sides = Συλλέκτες
new-sides-about = Κάθε συλλέκτης έχει δύο πλευρές, που πληρώνουν διαφορετικά.
new-sides-first = Όλοι στην πλευρά Α: το καλύτερο για πρώτη παρτίδα
new-sides-b = Όλοι στην πλευρά Β
new-sides-random = Συνδυασμός με κλήρο
new-sides-own = Δικός μου συνδυασμός
new-leader = Πρώτος Αρχηγός
new-leader-about = Ποιος κρατά τον δαυλό στον πρώτο γύρο.
new-leader-random = Με κλήρο
new-recall = Μνήμη
new-recall-about = Τι δείχνει το τραπέζι από τις κάρτες των αντιπάλων που είναι πάλι κλειστές.
new-recall-table = Θυμάται το τραπέζι: όσες αξίες φάνηκαν μένουν φανερές
new-recall-memory = Θυμάσαι εσύ: φαίνεται μόνο το είδος
new-clock = Χρόνος
new-clock-none = Χωρίς ρολόι
new-clock-none-about = Ο καθένας παίζει με την ησυχία του.
new-clock-live = Ζωντανά
new-clock-live-about = Κάθε παίκτης έχει απόθεμα χρόνου για όλη την παρτίδα, και λίγο ακόμη σε κάθε κίνηση.
new-clock-days = Μέρες ανά κίνηση
new-clock-days-about = Παιχνίδι που κρατά μέρες, με ειδοποίηση όταν έρθει η σειρά σου.
new-clock-minutes = Λεπτά για κάθε παίκτη
new-clock-seconds-added = Δευτερόλεπτα επιπλέον ανά κίνηση
new-clock-days-count = { $days ->
    [one] 1 μέρα ανά κίνηση
   *[other] { $days } μέρες ανά κίνηση
}
new-who = Ποιοι μπορούν να έρθουν
new-who-link = Μόνο όσοι έχουν τον σύνδεσμο
new-who-public = Όλοι: το τραπέζι φαίνεται στα ανοιχτά τραπέζια
new-open = Άνοιξε το τραπέζι
