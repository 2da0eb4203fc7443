play-log-started = Η παρτίδα αρχίζει.
play-log-relieved = { $absence ->
    [away] { $name } λείπει· συνεχίζει ο υπολογιστής.
    [left] { $name } έφυγε από το τραπέζι· συνεχίζει ο υπολογιστής.
    [forfeited] { $name } λείπει και χάνει.
   *[resigned] { $name } παραιτείται.
}
play-log-spectators = { $muted ->
    [yes] { $who ->
        [you] Βάζεις τους θεατές σε σίγαση.
       *[other] { $name } βάζει τους θεατές σε σίγαση.
    }
   *[no] { $who ->
        [you] Αφήνεις ξανά τους θεατές να γράφουν.
       *[other] { $name } αφήνει ξανά τους θεατές να γράφουν.
    }
}
play-log-returned = { $name } επέστρεψε.
play-log-undo-asked = { $who ->
    [you] Ζητάς να αναιρεθεί η τελευταία κίνηση.
   *[other] { $name } ζητά να αναιρεθεί η τελευταία κίνηση.
}
play-log-undo-answered = { $agree ->
    [yes] { $who ->
        [you] Συμφωνείς.
       *[other] { $name } συμφωνεί.
    }
   *[no] { $who ->
        [you] Δεν συμφωνείς.
       *[other] { $name } δεν συμφωνεί.
    }
}
play-log-undo-withdrawn = { $who ->
    [you] Αποσύρεις το αίτημα.
   *[other] { $name } αποσύρει το αίτημα.
}
play-log-undone = { $who ->
    [you] { $moves ->
        [one] Αναιρείς την τελευταία κίνηση.
       *[other] Αναιρείς τις { $moves } τελευταίες κινήσεις σου.
    }
   *[other] { $moves ->
        [one] { $name } αναιρεί την τελευταία κίνηση.
       *[other] { $name } αναιρεί { $moves } κινήσεις.
    }
}
bot-says-won = { $line ->
    [0] Κέρδισα! Παίζουμε άλλη μία;
    [1] Ωραία παρτίδα. Η δική μου, κυρίως.
   *[2] Το διασκέδασα.
}
bot-says-lost = { $line ->
    [0] Ωραία έπαιξες.
    [1] Παρά τρίχα!
   *[2] Την άλλη φορά δεν θα μου ξεφύγεις.
}

play-log-round = Γύρος { $round }
play-recap = Από την τελευταία σου κίνηση
play-recap-away = Όσο έλειπες
play-recap-again = Δες το ξανά
