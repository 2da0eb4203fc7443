sealed-bids-level-master = Σκέφτεται περισσότερο απ’ όλους.
sealed-bids-option-rounds = Γύροι
sealed-bids-option-rounds-about = Πόσα έπαθλα παίζονται.
sealed-bids-choice-rounds-3 = Τρεις
sealed-bids-choice-rounds-1 = Ένας
sealed-bids-choice-rounds-5 = Πέντε
sealed-bids-refusal-no-such-setup = Παίζουν 2 έως 4 παίκτες, 1 έως 5 γύρους.
sealed-bids-refusal-no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
sealed-bids-refusal-over = Η παρτίδα τελείωσε.
sealed-bids-refusal-waiting-for-chance = Το παιχνίδι περιμένει έπαθλο ή μάρκα.
sealed-bids-refusal-not-waiting-for-chance = Το παιχνίδι περιμένει έναν παίκτη.
sealed-bids-refusal-not-your-turn = Δεν μπορείς να παίξεις τώρα.
sealed-bids-refusal-wrong-phase = Αυτό δεν γίνεται τώρα.
sealed-bids-refusal-other-chance = Το παιχνίδι περιμένει άλλη απάντηση.
sealed-bids-refusal-sealed-already = Ο παίκτης έχει ήδη προσφέρει κάρτα.
sealed-bids-refusal-not-in-hand = Δεν έχεις αυτή την κάρτα.
sealed-bids-refusal-drawn-already = Ο παίκτης έχει ήδη τραβήξει μάρκα.
sealed-bids-refusal-not-in-deck = Αυτό το έπαθλο δεν είναι στην τράπουλα.
sealed-bids-refusal-not-in-urn = Αυτή η μάρκα δεν είναι στην κάλπη.
sealed-bids-number-of = { $who ->
    [you] εσύ { $pips }
   *[other] { $name } { $pips }
}
sealed-bids-sight-turned = Αποκαλύπτεται το έπαθλο { $pips }.
sealed-bids-sight-sealed = { $pips ->
    [-1] { $name }: προσφέρει μια κάρτα.
   *[other] { $who ->
        [you] Προσφέρεις την κάρτα { $pips }.
       *[other] { $name }: προσφέρει μια κάρτα.
    }
}
sealed-bids-sight-opened = Οι κάρτες ανοίγουν: { $cards }. { $who ->
    [you] Παίρνεις το έπαθλο.
    [nobody] Το έπαθλο χάνεται.
   *[other] { $name }: παίρνει το έπαθλο.
}
sealed-bids-sight-reached = { $who ->
    [you] Βάζεις το χέρι στην κάλπη.
   *[other] { $name }: βάζει το χέρι στην κάλπη.
}
sealed-bids-sight-drew = { $pips ->
    [-1] { $name }: τραβά μια μάρκα.
   *[other] { $who ->
        [you] Τραβάς τη μάρκα { $pips }.
       *[other] { $name }: τραβά μια μάρκα.
    }
}
sealed-bids-sight-shown = { $count ->
    [0] Κανείς δεν έχει μάρκα.
   *[other] Οι μάρκες: { $tokens }.
}
sealed-bids-rounds = { $rounds ->
    [one] Μένει 1 γύρος.
   *[other] Μένουν { $rounds } γύροι.
}
sealed-bids-prize = Έπαθλο:
sealed-bids-sealed = { $state ->
    [nothing] Καμία προσφορά.
    [hidden] Έχει προσφέρει μια κάρτα.
   *[known] Προσφορά: { $pips }.
}
sealed-bids-token = { $state ->
    [nothing] Καμία μάρκα.
    [hidden] Έχει μάρκα.
   *[known] Μάρκα: { $pips }.
}
sealed-bids-won = { $count ->
    [0] Κανένα έπαθλο.
   *[other] Έπαθλα:
}
sealed-bids-actions = Οι ενέργειές σου
sealed-bids-bid = Πρόσφερε την κάρτα { $pips }
sealed-bids-draw = Τράβα μια μάρκα
sealed-bids-score = Έπαθλα και μάρκα
sealed-bids-rule = Κανόνας: η βαθμολογία
sealed-bids-keys-help = Δείξε τις συντομεύσεις
