crypt-log-name = { $who ->
    [you] εσύ
   *[other] { $name }
}
crypt-log-row-card = { $coins ->
    [0] { crypt-kind } (κλειστή κάρτα)
   *[other] { crypt-kind } { $coins }
}
crypt-log-looked-card = { $coins ->
    [0] { crypt-kind } στη θέση { $slot }
   *[other] { crypt-kind } { $coins } στη θέση { $slot }
}
crypt-log-source = { $source ->
    [treasures] { $coins } από τους θησαυρούς
    [servants] { $coins } από τους διαθέσιμους υπηρέτες
    [curse] { $coins } λιγότερα από την κατάρα
   *[kind] { $coins } από τον συλλέκτη { crypt-of-kind }
}
crypt-log-roll-off = { $who ->
    [you] εσύ { $sum } ({ $rolls })
   *[other] { $name } { $sum } ({ $rolls })
}

crypt-sight-sides-drawn = Οι συλλέκτες δείχνουν τις πλευρές τους: { $sides }.
crypt-sight-leader-drawn = { $who ->
    [you] Παίρνεις τον δαυλό του Αρχηγού και αρχίζεις.
   *[other] { $name } παίρνει τον δαυλό του Αρχηγού και αρχίζει.
}
crypt-sight-revealed = { $kind ->
    [none] Γύρος { $round }: { $row }. Η τράπουλα τελείωσε.
   *[other] Γύρος { $round }: { $row }. Στην κορυφή της τράπουλας: { crypt-kind }.
}
crypt-sight-claimed = { $who ->
    [you] Διεκδικείς τον θησαυρό { $slot }: { crypt-servants } με προσπάθεια { $effort }, σύνολο { $total }.
    [ghost] Το Φάντασμα διεκδικεί τον θησαυρό { $slot }: { crypt-servants } με προσπάθεια { $effort }, σύνολο { $total }.
   *[other] { $name } διεκδικεί τον θησαυρό { $slot }: { crypt-servants } με προσπάθεια { $effort }, σύνολο { $total }.
}
crypt-sight-bumped = { $dice ->
    [one] { $who ->
        [you] Σου διώχνουν 1 υπηρέτη από τον θησαυρό { $slot }· γυρίζει σπίτι.
        [ghost] Διώχνεται 1 υπηρέτης του Φαντάσματος από τον θησαυρό { $slot }.
       *[other] { $name }: 1 υπηρέτης διώχνεται από τον θησαυρό { $slot } και γυρίζει σπίτι.
    }
   *[other] { $who ->
        [you] Σου διώχνουν { $dice } υπηρέτες από τον θησαυρό { $slot }· γυρίζουν σπίτι.
        [ghost] Διώχνονται { $dice } υπηρέτες του Φαντάσματος από τον θησαυρό { $slot }.
       *[other] { $name }: { $dice } υπηρέτες διώχνονται από τον θησαυρό { $slot } και γυρίζουν σπίτι.
    }
}
crypt-sight-recovered = { $dice ->
    [0] { $who ->
        [you] Πηγαίνεις πάσο.
       *[other] { $name } πηγαίνει πάσο.
    }
    [one] { $who ->
        [you] Ανακτάς 1 υπηρέτη.
       *[other] { $name } ανακτά 1 υπηρέτη.
    }
   *[other] { $who ->
        [you] Ανακτάς { $dice } υπηρέτες.
       *[other] { $name } ανακτά { $dice } υπηρέτες.
    }
}
crypt-sight-forced-recovery = { $dice ->
    [0] { $who ->
        [you] Σου έδιωξαν όλους τους υπηρέτες από τους θησαυρούς.
       *[other] { $name }: όλοι οι υπηρέτες διώχτηκαν από τους θησαυρούς.
    }
    [one] { $who ->
        [you] Σου έδιωξαν όλους τους υπηρέτες από τους θησαυρούς· ανακτάς 1 υπηρέτη.
       *[other] { $name }: όλοι οι υπηρέτες διώχτηκαν από τους θησαυρούς· ανάκτηση για 1 υπηρέτη.
    }
   *[other] { $who ->
        [you] Σου έδιωξαν όλους τους υπηρέτες από τους θησαυρούς· ανακτάς { $dice } υπηρέτες.
       *[other] { $name }: όλοι οι υπηρέτες διώχτηκαν από τους θησαυρούς· ανάκτηση για { $dice } υπηρέτες.
    }
}
crypt-sight-flipped = { $who ->
    [you] Γυρίζεις μια κάρτα: { crypt-card }.
   *[other] { $name } γυρίζει μια κάρτα: { crypt-card }.
}
crypt-sight-looked = { $who ->
    [you] Κοιτάζεις τις κλειστές κάρτες: { $cards }.
   *[other] { $name } κοιτάζει τις κλειστές κάρτες: { $cards }.
}
crypt-sight-restored = { $effort ->
    [0] { $who ->
        [you] Κάνεις διαθέσιμο έναν εξαντλημένο υπηρέτη.
       *[other] { $name } κάνει διαθέσιμο έναν εξαντλημένο υπηρέτη.
    }
   *[other] { $who ->
        [you] Κάνεις διαθέσιμο τον υπηρέτη που απέτυχε με προσπάθεια { $effort }.
       *[other] { $name } κάνει διαθέσιμο τον υπηρέτη που απέτυχε με προσπάθεια { $effort }.
    }
}
crypt-sight-taken = { $who ->
    [you] Παίρνεις τον κλειστό θησαυρό { $slot }: { crypt-card }.
   *[other] { $name } παίρνει τον κλειστό θησαυρό { $slot }: { crypt-card }.
}
crypt-sight-ghost-rolled = Το Φάντασμα φέρνει { $rolls }.
crypt-sight-ghost-set-aside = Το Φάντασμα δεν βρίσκει θησαυρό ({ crypt-servants } με { $effort }).
crypt-sight-rolled = { $who ->
    [you] Θησαυρός { $slot }, προσπάθεια { $effort }: φέρνεις { $rolls } ({ crypt-log-exhausted }).
   *[other] Θησαυρός { $slot }, προσπάθεια { $effort }: { $name } φέρνει { $rolls } ({ crypt-log-exhausted }).
}
crypt-log-exhausted = { $exhausted ->
    [0] κανείς δεν εξαντλήθηκε
    [one] εξαντλήθηκε 1 υπηρέτης
   *[other] εξαντλήθηκαν { $exhausted } υπηρέτες
}
crypt-sight-collected = { $who ->
    [you] Συλλέγεις τον θησαυρό { $slot }: { crypt-card }.
   *[other] { $name } συλλέγει τον θησαυρό { $slot }: { crypt-card }.
}
crypt-sight-discarded = Ο θησαυρός { $slot } απορρίπτεται: { crypt-card }.
crypt-sight-rerolled = { $held ->
    [yes] { $who ->
        [you] Ξαναρίχνεις με προσπάθεια { $effort } και φέρνεις { $roll }: ο υπηρέτης είναι πάλι διαθέσιμος.
       *[other] { $name } ξαναρίχνει με προσπάθεια { $effort } και φέρνει { $roll }: ο υπηρέτης είναι πάλι διαθέσιμος.
    }
   *[no] { $who ->
        [you] Ξαναρίχνεις με προσπάθεια { $effort } και φέρνεις { $roll }: ο υπηρέτης μένει εξαντλημένος.
       *[other] { $name } ξαναρίχνει με προσπάθεια { $effort } και φέρνει { $roll }: ο υπηρέτης μένει εξαντλημένος.
    }
}
crypt-sight-idols-earned = { $who ->
    [you] Είσαι στους πρώτους με δύο Είδωλα: 5 νομίσματα στο τέλος.
   *[other] { $name } είναι στους πρώτους με δύο Είδωλα: 5 νομίσματα στο τέλος.
}
crypt-sight-declined = { $who ->
    [you] Το αφήνεις.
   *[other] { $name } το αφήνει.
}
crypt-sight-torches-passed = { $who ->
    [you] Οι δαυλοί περνούν: τώρα Αρχηγός είσαι εσύ.
    [ghost] Οι δαυλοί περνούν στο Φάντασμα.
   *[other] Οι δαυλοί περνούν. Αρχηγός: { $name }.
}
crypt-sight-counted = { $who ->
    [you] Μετράς { crypt-coins }: { $sources }.
   *[other] { $name } μετρά { crypt-coins }: { $sources }.
}
crypt-sight-rolled-off = Ζαριά για την πρώτη θέση: { $rollers }.
crypt-sight-won = { $rank ->
    [none] { $count ->
        [one] { $who ->
            [you] Κερδίζεις το παιχνίδι!
           *[other] { $name } κερδίζει το παιχνίδι.
        }
       *[other] Τη νίκη μοιράζονται: { $winners }.
    }
   *[other] { $who ->
        [you] Είσαι { crypt-rank }.
       *[other] { $name } είναι { crypt-rank }.
    }
}
crypt-says-bumps = { $line ->
    [0] Αυτό είναι δικό μου, ευχαριστώ.
    [1] Κάνε λίγο πιο πέρα.
   *[2] Τίποτα προσωπικό. Οικογένεια είμαστε.
}
crypt-says-bumped = { $line ->
    [0] Έι! Εγώ ήμουν εδώ πρώτα.
    [1] Θα το μετανιώσεις.
   *[2] Ο πατέρας θα ντρεπόταν για σένα.
}
crypt-says-exhausted = { $line ->
    [0] Πού να βρεις καλούς υπηρέτες πια.
    [1] Πάνω, πάνω! … Όχι;
   *[2] Θα συνέλθουν. Μάλλον.
}
crypt-sight-joined = { $who ->
    [you] Ενισχύεις τον σύμμαχό σου στον θησαυρό { $slot }: { crypt-servants } με προσπάθεια { $effort }.
   *[other] { $name } ενισχύει σύμμαχο στον θησαυρό { $slot }: { crypt-servants } με προσπάθεια { $effort }.
}
crypt-sight-tokens-dealt = { $count ->
    [0] Μοιράζονται οι ασφαλείς μάρκες. Στην άκρη: { $aside }.
   *[other] Μοιράζονται οι ασφαλείς μάρκες. Ασφαλή είδη που ξέρεις: { $kinds }. Στην άκρη: { $aside }.
}
crypt-sight-asked = { $who ->
    [you] Εξαντλείς έναν υπηρέτη για να ρωτήσεις τους νεκρούς.
   *[other] { $name } εξαντλεί έναν υπηρέτη για να ρωτήσει τους νεκρούς.
}
crypt-sight-token-found = { $kind ->
    [unknown] { $name } κοιτάζει μια μάρκα.
   *[other] Η μάρκα δείχνει ότι αυτό το είδος είναι ασφαλές: { crypt-kind }.
}
crypt-sight-gift-sealed = { $who ->
    [you] Αποφάσισες τι θα χαρίσεις.
   *[other] { $name } αποφάσισε τι θα χαρίσει.
}
crypt-sight-gifts-opened = { $gifts ->
    [0] Κανείς δεν χαρίζει τίποτα.
   *[other] Τα δώρα ανοίγουν.
}
crypt-sight-given = { $who ->
    [you] Χαρίζεις έναν θησαυρό: { crypt-card }. Παραλήπτης: { $receiver }.
   *[other] { $name } χαρίζει έναν θησαυρό: { crypt-card }. Παραλήπτης: { $receiver }.
}
crypt-sight-curse-shown = Το καταραμένο είδος: { crypt-kind }. Δεν αξίζει τίποτα για κανέναν.
