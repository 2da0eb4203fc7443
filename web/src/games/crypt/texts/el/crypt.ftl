crypt-kind = { $kind ->
    [idol] Είδωλο
    [jewelry] Κόσμημα
    [manuscript] Χειρόγραφο
    [pottery] Αγγείο
    [remains] Λείψανο
   *[tapestry] Ταπισερί
}
crypt-kind-plural = { $kind ->
    [idol] Είδωλα
    [jewelry] Κοσμήματα
    [manuscript] Χειρόγραφα
    [pottery] Αγγεία
    [remains] Λείψανα
   *[tapestry] Ταπισερί
}
crypt-of-kind = { $kind ->
    [idol] Ειδώλων
    [jewelry] Κοσμημάτων
    [manuscript] Χειρογράφων
    [pottery] Αγγείων
    [remains] Λειψάνων
   *[tapestry] Ταπισερί
}
crypt-kind-letter = { $kind ->
    [idol] Ε
    [jewelry] Κ
    [manuscript] Χ
    [pottery] Α
    [remains] Λ
   *[tapestry] Τ
}
crypt-coins = { $coins ->
    [one] 1 νόμισμα
   *[other] { $coins } νομίσματα
}
crypt-servants = { $dice ->
    [one] 1 υπηρέτης
   *[other] { $dice } υπηρέτες
}
crypt-card = { $coins ->
    [0] { crypt-kind }, άγνωστη αξία
   *[other] { crypt-kind }, { crypt-coins }
}
crypt-card-flipped = { crypt-card }, γυρισμένη κάρτα
crypt-side = { $side ->
    [A] { crypt-kind-plural } Α
   *[B] { crypt-kind-plural } Β
}
crypt-ghost = Το Φάντασμα
crypt-die = { $state ->
    [home] Διαθέσιμος υπηρέτης
    [exhausted] Εξαντλημένος υπηρέτης
   *[placed] Υπηρέτης με προσπάθεια { $effort }
}
crypt-rank = { $rank ->
    [0] ο Γελωτοποιός
    [1] ο Τιποτένιος
    [2] ο Εύπορος
   *[3] ο Μεγαλοπρεπής
}
crypt-rank-result = Με { crypt-coins } είσαι { crypt-rank }.
crypt-source = { $source ->
    [treasures] Νομίσματα στους θησαυρούς
    [idol] Συλλέκτης Ειδώλων
    [jewelry] Συλλέκτης Κοσμημάτων
    [manuscript] Συλλέκτης Χειρογράφων
    [pottery] Συλλέκτης Αγγείων
    [remains] Συλλέκτης Λειψάνων
    [tapestry] Συλλέκτης Ταπισερί
    [curse] Η κατάρα
   *[servants] Διαθέσιμοι υπηρέτες
}

crypt-collector = { $side ->
    [A] Συλλέκτης { crypt-of-kind }, πλευρά Α
   *[B] Συλλέκτης { crypt-of-kind }, πλευρά Β
}
crypt-ability-idol-A = Στη Συλλογή: γύρισε 1 Είδωλο για να ξαναρίξεις έναν υπηρέτη που απέτυχε σε αυτόν τον γύρο.
crypt-ability-idol-B = Όσοι αποκτήσουν πρώτοι 2 Είδωλα τα γυρίζουν και παίρνουν 5 νομίσματα στο τέλος· οι άλλοι που έχουν 2 ή περισσότερα παίρνουν 2.
crypt-ability-jewelry-A = Με 2 ή περισσότερα Κοσμήματα, το πολυτιμότερό σου μετρά διπλά.
crypt-ability-jewelry-B = 1 νόμισμα για κάθε Κόσμημα.
crypt-ability-manuscript-A = Με 2 ή περισσότερα Χειρόγραφα, καθένα μετρά 4.
crypt-ability-manuscript-B = Οποτεδήποτε: γύρισε 1 Χειρόγραφο για να δεις τις κλειστές κάρτες της κρύπτης.
crypt-ability-pottery-A = 2 Αγγεία δίνουν 2 νομίσματα, 3 δίνουν 4, 4 ή περισσότερα δίνουν 8.
crypt-ability-pottery-B = Πριν από την Απόκτηση: γύρισε 2 Αγγεία για να πάρεις μια κλειστή κάρτα της κρύπτης.
crypt-ability-remains-A = Οποτεδήποτε: γύρισε 2 Λείψανα για να γίνει διαθέσιμος ένας εξαντλημένος υπηρέτης.
crypt-ability-remains-B = 4 ή περισσότερα Λείψανα δίνουν 10 νομίσματα.
crypt-ability-tapestry-A = 5 νομίσματα σε όποιον έχει τα περισσότερα νομίσματα σε Ταπισερί· σε ισοπαλία, 5 στον καθένα.
crypt-ability-tapestry-B = 3 ή περισσότερες Ταπισερί δίνουν 7 νομίσματα· αν τις έχουν περισσότεροι από ένας παίκτες, 4 στον καθένα.

crypt-round = Γύρος { $round } από { $rounds }
crypt-phase = { $phase ->
    [reveal] Αποκάλυψη
    [tokens] Μάρκες
    [pottery] Πριν από την Απόκτηση
    [claim] Απόκτηση
    [collect] Συλλογή
    [idol] Νέες ζαριές
    [give] Δώρα
    [curse] Η κατάρα
    [last] Τελευταία ευκαιρία
    [rolloff] Ζαριά ισοπαλίας
   *[over] Τέλος παιχνιδιού
}
crypt-leader = Αρχηγός
crypt-lights-out = Σβηστά Φώτα
crypt-deck = { $cards ->
    [one] Τράπουλα: 1 κάρτα, στην κορυφή { crypt-kind }
   *[other] Τράπουλα: { $cards } κάρτες, στην κορυφή { crypt-kind }
}
crypt-deck-untold = { $cards ->
    [0] Η τράπουλα τελείωσε
    [one] Τράπουλα: 1 κάρτα
   *[other] Τράπουλα: { $cards } κάρτες
}
crypt-discards = Θησαυροί που απορρίφθηκαν: { $count }
crypt-row = Θησαυροί στην κρύπτη
crypt-slot = Θησαυρός { $slot }: { crypt-card }
crypt-slot-face-down = Θησαυρός { $slot }: { crypt-card }, κλειστή κάρτα
crypt-slot-gap = Η θέση { $slot } είναι άδεια
crypt-slot-free = ελεύθερος
crypt-slot-held = { $who ->
    [ghost] τον κρατά το Φάντασμα: { crypt-servants } με { $effort }, σύνολο { $total }
   *[other] { $name }: { crypt-servants } με { $effort }, σύνολο { $total }
}
crypt-slot-yours = δικός σου: { crypt-servants } με { $effort }, σύνολο { $total }
crypt-board = Ταμπλό: { $name }
crypt-board-yours = Το ταμπλό σου
crypt-board-dice = { $home ->
    [one] 1 διαθέσιμος
   *[other] { $home } διαθέσιμοι
}, { $exhausted ->
    [one] 1 εξαντλημένος
   *[other] { $exhausted } εξαντλημένοι
}, { $placed } σε θησαυρούς
crypt-board-cards = { $cards ->
    [0] Κανένας θησαυρός ακόμη
    [one] 1 θησαυρός
   *[other] { $cards } θησαυροί
}
crypt-board-known = { crypt-board-cards }, σίγουρα { crypt-coins }
crypt-progress = { crypt-kind-plural }: { $have } από { $need }
crypt-progress-idol-earned = Τα 5 νομίσματα για τα Είδωλα κερδήθηκαν.

crypt-claim = Απόκτηση
crypt-recover = Ανάκτηση
crypt-recover-about = Όλοι οι εξαντλημένοι υπηρέτες σου γίνονται διαθέσιμοι.
crypt-pass-about = Σε αυτή την κίνηση δεν τοποθετείς υπηρέτη.
crypt-pass = Πάσο
crypt-pick-die = Διάλεξε υπηρέτη.
crypt-pick-treasure = Διάλεξε θησαυρό.
crypt-pick-more = { $free ->
    [one] Μένει 1 υπηρέτης: στείλε τον σε άλλον θησαυρό, ή επιβεβαίωσε.
   *[other] Μένουν { $free } υπηρέτες: στείλε τους σε άλλους θησαυρούς, ή επιβεβαίωσε.
}
crypt-effort = Προσπάθεια
crypt-servants-name = Υπηρέτες
crypt-add-die = Πρόσθεσε υπηρέτη
crypt-remove-die = Πάρε πίσω έναν υπηρέτη
crypt-staged = { crypt-servants } στον θησαυρό { $slot } με προσπάθεια { $effort }
crypt-staged-all = { $stakes }.
crypt-staged-none = Δεν έβαλες ακόμη υπηρέτη.
crypt-odds-safe = Προσπάθεια 1: δεν εξαντλείται ποτέ.
crypt-odds = Πιθανότητα εξάντλησης για κάθε υπηρέτη: { $percent }%.
crypt-odds-none = Να μην εξαντληθεί κανείς: { $percent }%.
crypt-to-bump = Για να σε διώξει κανείς, χρειάζεται τουλάχιστον { $total }.
crypt-last-turn = Τελευταία κίνηση της φάσης: μόνο ένας θησαυρός.
crypt-must-recover = Δεν μπορείς να τοποθετήσεις υπηρέτη τώρα: κάνε Ανάκτηση.
crypt-must-pass = Δεν μπορείς να τοποθετήσεις υπηρέτη τώρα: πήγαινε πάσο.

crypt-any-time = Οποτεδήποτε
crypt-decline = Όχι τώρα
crypt-choose-flip = { $count ->
    [one] Διάλεξε 1 κάρτα για να τη γυρίσεις
   *[other] Διάλεξε { $count } κάρτες για να τις γυρίσεις
}
crypt-choose-exhausted = Διάλεξε τον υπηρέτη που θα γίνει διαθέσιμος
crypt-choose-face-down = Διάλεξε την κλειστή κάρτα που θα πάρεις
crypt-choose-reroll = Διάλεξε τον υπηρέτη που θα ξαναρίξεις
crypt-exhausted-earlier = εξαντλημένος από πριν
crypt-exhausted-failed = απέτυχε με προσπάθεια { $effort }
crypt-window-pottery = Πριν από την Απόκτηση μπορείς να γυρίσεις 2 Αγγεία και να πάρεις μια κλειστή κάρτα.
crypt-window-idol = Μπορείς να γυρίσεις ένα Είδωλο για να ξαναρίξεις έναν υπηρέτη που απέτυχε.
crypt-window-last = Τελευταία ευκαιρία: γύρισε 2 Λείψανα για να γίνει διαθέσιμος ένας υπηρέτης, για ένα νόμισμα ακόμη.
crypt-rule-link = Κανόνας { $rule }

crypt-slot-seen = ποιοι την έχουν δει: { $names }
crypt-slot-staged = τοποθετείς { $dice ->
    [one] 1 υπηρέτη
   *[other] { $dice } υπηρέτες
} με { $effort }, σύνολο { $total }
crypt-ghost-bumped = { $dice ->
    [0] Κανένας υπηρέτης του δεν διώχτηκε σε αυτόν τον γύρο
    [one] 1 υπηρέτης του διώχτηκε σε αυτόν τον γύρο
   *[other] { $dice } υπηρέτες του διώχτηκαν σε αυτόν τον γύρο
}
crypt-collectors = Συλλέκτες
crypt-progress-count = { crypt-kind-plural }: { $have }
crypt-progress-coins = { crypt-kind-plural }: { crypt-coins }
crypt-progress-face-down = { crypt-kind-plural }, ακόμη κλειστά: { $have } από { $need }
crypt-doing = { $phase ->
    [pottery] { $names } μπορεί να πάρει κλειστή κάρτα…
    [idol] { $names } μπορεί να ξαναρίξει…
    [give] Αποφασίζουν για τα δώρα: { $names }…
    [last] { $names }: τελευταία ευκαιρία…
   *[claim] Παίζει: { $names }…
}
crypt-your-actions = Οι ενέργειές σου
crypt-to-bump-none = Κανείς δεν μπορεί να σε διώξει.
crypt-use-name = { $ability ->
    [look] Δες τις κλειστές κάρτες
    [restore] Κάνε έναν υπηρέτη διαθέσιμο
    [take] Πάρε μια κλειστή κάρτα
   *[reroll] Ξαναρίξε έναν υπηρέτη
}
crypt-move = { $action ->
    [recover] κάνε Ανάκτηση
    [pass] πάσο
    [decline] όχι τώρα
    [look] δες τις κλειστές κάρτες
    [restore] κάνε έναν υπηρέτη διαθέσιμο
    [take] πάρε μια κλειστή κάρτα
    [give] χάρισε έναν θησαυρό
    [ask] ρώτα τους νεκρούς
   *[reroll] ξαναρίξε έναν υπηρέτη
}
crypt-use-odds = Πετυχαίνει σε { $holds } από τις 6 πλευρές: { $percent }%
crypt-roll-against = έναντι { $effort }
crypt-rolls-past = Προηγούμενος γύρος:
crypt-keys-arrows = πηγαίνουν από θησαυρό σε θησαυρό
crypt-keys-digits = ορίζουν την προσπάθεια
crypt-keys-dice = προσθέτουν ή παίρνουν πίσω έναν υπηρέτη
crypt-keys-enter = τοποθετεί έναν υπηρέτη σε θησαυρό· με δεύτερο πάτημα, πηγαίνει στην επιβεβαίωση
crypt-keys-escape = ξεκινά την κίνηση από την αρχή
crypt-keys-help = δείχνει αυτές τις συντομεύσεις

crypt-refusal-players = Η Κρύπτη παίζεται με 1 έως 4 παίκτες.
crypt-refusal-no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
crypt-refusal-solo-leader = Στο Μοναχοπαίδι, στον πρώτο γύρο Αρχηγός είσαι πάντα εσύ.
crypt-refusal-over = Η παρτίδα τελείωσε.
crypt-refusal-waiting-for-chance = Τα ζάρια κυλούν ακόμη.
crypt-refusal-not-waiting-for-chance = Πρώτα πρέπει να αποφασίσει ένας παίκτης.
crypt-refusal-not-your-turn = Δεν είναι η σειρά σου.
crypt-refusal-wrong-phase = Αυτό δεν γίνεται σε αυτή τη φάση.
crypt-refusal-empty-claim = Βάλε τουλάχιστον έναν υπηρέτη.
crypt-refusal-too-few-dice = { $home ->
    [0] Δεν έχεις διαθέσιμο υπηρέτη.
    [one] Έχεις μόνο 1 διαθέσιμο υπηρέτη.
   *[other] Έχεις μόνο { $home } διαθέσιμους υπηρέτες.
}
crypt-refusal-no-treasure = Δεν υπάρχει θησαυρός στη θέση { $slot }.
crypt-refusal-own-dice = Στον θησαυρό { $slot } βρίσκονται ήδη υπηρέτες σου.
crypt-refusal-effort-too-low = Το { $offered } δεν φτάνει για τον θησαυρό { $slot }: θέλει πάνω από { $standing }.
crypt-refusal-one-treasure-only = Στην τελευταία κίνηση της φάσης μπορείς να διεκδικήσεις έναν μόνο θησαυρό.
crypt-refusal-other-side = Αυτή η πλευρά του συλλέκτη { crypt-of-kind } δεν το προσφέρει.
crypt-refusal-cannot-flip = Αυτή η κάρτα δεν γυρίζει για αυτόν τον σκοπό.
crypt-refusal-nothing-to-see = Έχεις ήδη δει όλες τις κλειστές κάρτες.
crypt-refusal-not-face-down = Ο θησαυρός { $slot } δεν είναι κλειστός.
crypt-refusal-no-such-exhausted-die = Δεν έχεις τέτοιον εξαντλημένο υπηρέτη.
crypt-refusal-no-failed-die = Σε αυτόν τον γύρο κανένας υπηρέτης σου δεν απέτυχε με προσπάθεια { $effort }.
crypt-refusal-twins = Η Συνωμοσία Διδύμων παίζεται με 2 παίκτες.
crypt-refusal-houses = Η Σύγκρουση Οίκων παίζεται με 6 ή 8 παίκτες.
crypt-refusal-other-edition = Αυτό το τραπέζι δεν μπορεί να παίξει παραλλαγή.
crypt-refusal-join-at-effort = Για να ενισχύσουν τον σύμμαχό σου στον θησαυρό { $slot }, οι υπηρέτες πρέπει να έχουν προσπάθεια { $effort }.
crypt-refusal-cannot-give = Μπορείς να χαρίσεις μόνο θησαυρό αυτού του γύρου που δεν τον έχεις γυρίσει.
crypt-refusal-gift-is-sealed = Έχεις ήδη αποφασίσει. Περίμενε τους άλλους.
crypt-refusal-no-curse = Σε αυτή την παρτίδα τίποτα δεν είναι καταραμένο.
crypt-refusal-no-die-to-ask = Για να ρωτήσεις τους νεκρούς χρειάζεσαι διαθέσιμο υπηρέτη.
crypt-refusal-no-token-to-see = Έχεις ήδη δει όλες τις μάρκες στην άκρη.
crypt-refusal-other-chance = Το παιχνίδι περιμένει κάτι άλλο.
crypt-refusal-impossible-chance = Αυτό το αποτέλεσμα δεν είναι δυνατό.
crypt-solo = Σε ατομικό παιχνίδι παίζεις το Μοναχοπαίδι: αδέλφια δεν έχεις, αλλά το Φάντασμα του πατέρα σου θέλει πίσω τους θησαυρούς του.
crypt-level-master = Σκέφτεται περισσότερο. Με δύο παίκτες είναι το πιο δυνατό επίπεδο.
crypt-option-variant = Παραλλαγή
crypt-option-variant-about = Οι παραλλαγές, για δύο εναντίον του Φαντάσματος και για έξι ή οκτώ παίκτες, ακολουθούν κανόνες του Gravegoods.
crypt-choice-variant-base = Το βασικό παιχνίδι
crypt-choice-variant-twins = Συνωμοσία Διδύμων: μαζί εναντίον του Φαντάσματος (δικοί μας κανόνες)
crypt-choice-variant-houses = Σύγκρουση Οίκων: ζευγάρια εναντίον ζευγαριών (δικοί μας κανόνες)
crypt-option-curse = Κατάρα
crypt-option-curse-about = Ένα είδος θησαυρού είναι καταραμένο και κανείς δεν ξέρει ποιο ως το τέλος. Με κανόνες του Gravegoods.
crypt-choice-curse-off = Χωρίς κατάρα
crypt-choice-curse-on = Καταραμένος Θησαυρός (δικοί μας κανόνες)
crypt-option-sides = Συλλέκτες
crypt-option-sides-about = Κάθε συλλέκτης έχει δύο πλευρές, που πληρώνουν διαφορετικά.
crypt-choice-sides-AAAAAA = Όλοι στην πλευρά Α: το καλύτερο για πρώτη παρτίδα
crypt-choice-sides-BBBBBB = Όλοι στην πλευρά Β
crypt-choice-sides-random = Τυχαίος συνδυασμός
crypt-option-leader = Πρώτος Αρχηγός
crypt-option-leader-about = Ποιος κρατά τον δαυλό στον πρώτο γύρο.
crypt-choice-leader-random = Τυχαία
crypt-option-recall = Μνήμη
crypt-option-recall-about = Το τραπέζι μπορεί να δείχνει και μετά τις αξίες που είδατε, ή να πρέπει να τις θυμάστε εσείς.
crypt-choice-recall-table = Τις θυμάται το τραπέζι
crypt-choice-recall-memory = Τις θυμάστε εσείς: οι κάρτες των άλλων και οι απορρίψεις δείχνουν μόνο το είδος
crypt-tie = Ισοπαλία στην πρώτη θέση: όσοι ισοβαθμούν ρίχνουν τους διαθέσιμους υπηρέτες τους και κερδίζει το μεγαλύτερο άθροισμα.

crypt-discards-door = Απορρίψεις
crypt-collected = Οι θησαυροί σου
crypt-option-ghost = Ζάρια του Φαντάσματος
crypt-option-ghost-about = Το χρώμα των ζαριών που ρίχνει το Φάντασμα.
crypt-choice-ghost-pale = Χλωμά
crypt-choice-ghost-red = Κόκκινα
crypt-choice-ghost-violet = Βιολετί
crypt-choice-ghost-teal = Πετρόλ
crypt-choice-ghost-black = Μαύρα
crypt-choice-ghost-gold = Χρυσά
crypt-choice-ghost-green = Πράσινα
crypt-choice-ghost-blue = Μπλε
crypt-choice-ghost-pink = Ροζ
crypt-house = { $house ->
    [0] Ο Οίκος του Στέμματος
    [1] Ο Οίκος του Κλειδιού
    [2] Ο Οίκος του Πύργου
   *[3] Ο Οίκος του Κυπέλλου
}
crypt-twins = Οι δίδυμοι
crypt-pool-variant-twins = Συνωμοσία Διδύμων
crypt-pool-variant-houses = Σύγκρουση Οίκων
crypt-pool-curse-on = Καταραμένος Θησαυρός
