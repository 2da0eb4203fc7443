dungeonville-letter = { $letter ->
    [A] Α
    [B] Β
    [C] Γ
    [D] Δ
   *[E] Ε
}
dungeonville-gold = { $gold ->
    [one] 1 χρυσό
   *[other] { $gold } χρυσά
}
dungeonville-rank = βαθμός { $rank }
dungeonville-tower = { $tower ->
    [crypt] { tower-crypt }
    [rathaus] { tower-rathaus }
    [iceCave] { tower-ice-cave }
    [goblinCamp] { tower-goblin-camp }
   *[dragonsLair] { tower-dragons-lair }
}
dungeonville-at-tower = { $tower ->
    [crypt] στην Κρύπτη
    [rathaus] στο Δημαρχείο
    [iceCave] στη Σπηλιά των Πάγων
    [goblinCamp] στον Καταυλισμό των Γκόμπλιν
   *[dragonsLair] στη Φωλιά του Δράκου
}
dungeonville-to-tower = { $tower ->
    [crypt] στην Κρύπτη
    [rathaus] στο Δημαρχείο
    [iceCave] στη Σπηλιά των Πάγων
    [goblinCamp] στον Καταυλισμό των Γκόμπλιν
   *[dragonsLair] στη Φωλιά του Δράκου
}
dungeonville-into-tower = { $tower ->
    [crypt] στην Κρύπτη
    [rathaus] στο Δημαρχείο
    [iceCave] στη Σπηλιά των Πάγων
    [goblinCamp] στον Καταυλισμό των Γκόμπλιν
   *[dragonsLair] στη Φωλιά του Δράκου
}
dungeonville-in-tower = { $tower ->
    [crypt] στην Κρύπτη
    [rathaus] στο Δημαρχείο
    [iceCave] στη Σπηλιά των Πάγων
    [goblinCamp] στον Καταυλισμό των Γκόμπλιν
   *[dragonsLair] στη Φωλιά του Δράκου
}
dungeonville-from-tower = { $tower ->
    [crypt] από την Κρύπτη
    [rathaus] από το Δημαρχείο
    [iceCave] από τη Σπηλιά των Πάγων
    [goblinCamp] από τον Καταυλισμό των Γκόμπλιν
   *[dragonsLair] από τη Φωλιά του Δράκου
}
dungeonville-at-place = { $place ->
    [street] στον Δρόμο
    [inn] στο Πανδοχείο
    [temple] στον Ναό
    [guild] στη Συντεχνία
   *[tavern] στην Ταβέρνα
}
dungeonville-phase = { $phase ->
    [setup] Πριν από τον πρώτο γύρο
    [recruit] Στρατολόγηση
    [scout] Ανίχνευση
    [combat] Μάχη
    [explore] Εξερεύνηση
    [harvest] Συγκομιδή
   *[over] Τέλος παιχνιδιού
}

dungeonville-refusal-players = Το Dungeonville παίζεται με 2 έως 5 παίκτες.
dungeonville-refusal-gold = Όλοι αρχίζουν με 40 ή 80 χρυσά.
dungeonville-refusal-points = Μια παρτίδα κερδίζεται με 5, 7 ή 9 πόντους.
dungeonville-refusal-too-many-card-sets = Αυτή τη στιγμή χρησιμοποιούνται πάρα πολλά διαφορετικά σετ καρτών. Δοκίμασε ξανά αργότερα ή παίξε με τις ενσωματωμένες κάρτες.
dungeonville-refusal-no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
dungeonville-refusal-over = Η παρτίδα τελείωσε.
dungeonville-refusal-waiting-for-chance = Τραβιούνται ακόμη κάρτες.
dungeonville-refusal-not-waiting-for-chance = Πρώτα πρέπει να αποφασίσει κάποιος.
dungeonville-refusal-not-your-turn = Δεν είναι η σειρά σου.
dungeonville-refusal-wrong-phase = Αυτό δεν γίνεται σε αυτή τη φάση.
dungeonville-refusal-not-in-town = Ο τυχοδιώκτης με βαθμό { $rank } δεν είναι στην πόλη.
dungeonville-refusal-not-in-party = Ο τυχοδιώκτης με βαθμό { $rank } δεν είναι στην ομάδα σου.
dungeonville-refusal-nothing-to-discard = Με λιγότερους από τρεις τυχοδιώκτες στρατολογείς χωρίς να απορρίψεις κανέναν.
dungeonville-refusal-must-discard = Έχεις ήδη τρεις τυχοδιώκτες: διάλεξε πρώτα ποιον θα απορρίψεις.
dungeonville-refusal-must-recruit = Με λιγότερους από τρεις τυχοδιώκτες πρέπει να στρατολογήσεις.
dungeonville-refusal-not-in-treasury = Αυτή η κάρτα δεν είναι στο θησαυροφυλάκιό σου.
dungeonville-refusal-too-little = Έτσι πληρώνεις { $paid } από τα { $price } χρυσά.
dungeonville-refusal-not-needed = Για την τιμή δεν χρειάζονται όλες αυτές οι κάρτες.
dungeonville-refusal-tokens = Δεν μπορείς να πληρώσεις { dungeonville-gold } σε μάρκες.
dungeonville-refusal-token-not-needed = Για την τιμή δεν χρειάζονται όλες αυτές οι μάρκες.
dungeonville-refusal-fighters = { $fighters ->
    [one] Ο μόνος τυχοδιώκτης σου πρέπει να πολεμήσει· έβαλες στη σειρά { $found }.
   *[other] Πρέπει να πολεμήσουν { $fighters } τυχοδιώκτες σου, μία φορά ο καθένας· έβαλες στη σειρά { $found }.
}
dungeonville-refusal-already-sealed = Η σειρά μάχης σου έχει ήδη οριστεί.
dungeonville-refusal-no-power = { $item }: δεν γίνεται τώρα.
dungeonville-refusal-cannot-join = Ο τυχοδιώκτης με βαθμό { $rank } δεν μπορεί να έρθει μαζί σου.
dungeonville-refusal-cannot-name = Ο Μάντης δεν μπορεί να πάρει τα γράμματα του τυχοδιώκτη με βαθμό { $rank }.
dungeonville-refusal-not-the-letter = Ο τυχοδιώκτης με βαθμό { $rank } δεν έχει το γράμμα αυτού του δωματίου.
dungeonville-refusal-not-carried = Η ομάδα σου δεν κουβαλά αυτή την κάρτα.
dungeonville-refusal-still-too-much = { $left ->
    [one] 1 χρυσό είναι ακόμη πολύ
   *[other] { $left } χρυσά είναι ακόμη πολλά
}: η ομάδα κουβαλά { $capacity }.
dungeonville-refusal-need-not-go = Δεν χρειάζεται να αφήσεις πίσω όλες αυτές τις κάρτες.
dungeonville-refusal-shown-already = Ο τίτλος σου είναι φανερός: μπορείς να δηλώσεις νίκη μόνο αν φτάνουν οι πόντοι σου.
dungeonville-refusal-other-chance = Το παιχνίδι περιμένει κάτι άλλο.
dungeonville-refusal-bad-deal = Ο καθένας παίρνει έναν τίτλο, διαφορετικό από των άλλων.
dungeonville-refusal-not-in-deck = Ο τυχοδιώκτης με βαθμό { $rank } δεν είναι στην τράπουλα.
dungeonville-refusal-room-not-in-deck = Αυτή η κάρτα δεν είναι στην τράπουλα.
dungeonville-refusal-not-in-deed-house = Αυτός ο τίτλος δεν είναι στο Σπίτι των Τίτλων: { dungeonville-tower }.
dungeonville-level-master = Σκέφτεται περισσότερο, αλλά σε αυτό το παιχνίδι δεν είναι αισθητά δυνατότερος από τον έμπειρο.
dungeonville-option-gold = Αρχικό χρυσάφι
dungeonville-option-gold-about = Όσα μπορεί να ξοδέψει ο καθένας στον πρώτο γύρο· ό,τι μείνει στο τέλος του χάνεται.
dungeonville-choice-gold-40 = 40 χρυσά: κανονική παρτίδα
dungeonville-choice-gold-80 = 80 χρυσά: πιο δυνατές ομάδες από την αρχή
dungeonville-option-points = Πόντοι για τη νίκη
dungeonville-option-points-about = Πόσοι πόντοι χρειάζονται για να δηλώσει κανείς νίκη. Για την κατάταξη μετρούν μόνο οι παρτίδες στους επτά.
dungeonville-choice-points-7 = 7 πόντοι: κανονική παρτίδα
dungeonville-choice-points-5 = 5 πόντοι: σύντομη παρτίδα
dungeonville-choice-points-9 = 9 πόντοι: μεγάλη παρτίδα
dungeonville-option-edition = Κάρτες
dungeonville-option-edition-about = Η έκδοση των ενσωματωμένων καρτών. Η δεύτερη είναι προσχέδιο και μπορεί ακόμη να αλλάξει· οι παρτίδες της δεν μετρούν για την κατάταξη.
dungeonville-choice-edition-2 = Δεύτερη έκδοση (προσχέδιο)
dungeonville-choice-edition-1 = Πρώτη έκδοση
dungeonville-option-first = Πρώτος παίκτης
dungeonville-option-first-about = Ποιος παίζει πρώτος στον πρώτο γύρο· μετά η κάρτα περνά κάθε γύρο προς τα αριστερά.
dungeonville-choice-first-random = Τυχαία
