dungeonville-log-name = { $who ->
    [you] εσύ
   *[other] { $name }
}
dungeonville-log-adventurer = { $adventurer } ({ $class } { $rank })
dungeonville-log-room = { $letter ->
    [none] { $room }
   *[other] { $room } ({ dungeonville-letter }, { dungeonville-gold })
}
dungeonville-log-combatant = { $halved ->
    [yes] { $who ->
        [you] { $adventurer } (δικός σου μαχητής, βαθμός { $rank }, στο μισό: { $strength })
       *[other] { $adventurer } ({ $name }, βαθμός { $rank }, στο μισό: { $strength })
    }
   *[no] { $who ->
        [you] { $adventurer } (δικός σου μαχητής, { $rank })
       *[other] { $adventurer } ({ $name }, { $rank })
    }
}
dungeonville-log-fighter = { $axe ->
    [yes] { $adventurer } ({ item-blooded-axe })
   *[no] { $adventurer }
}
dungeonville-log-tokens = { dungeonville-gold } σε μάρκες
dungeonville-log-deed = { $who ->
    [you] εσύ ({ dungeonville-tower })
   *[other] { $name } ({ dungeonville-tower })
}
dungeonville-log-score = { $who ->
    [you] εσύ { $score } ({ dungeonville-tower })
   *[other] { $name } { $score } ({ dungeonville-tower })
}
dungeonville-log-paid = { $how ->
    [free] δωρεάν
    [tokens] για { dungeonville-gold } σε μάρκες
    [gilded] για { dungeonville-gold } ({ item-gilding-flask }). Πληρωμή: { $payment }
   *[cards] για { dungeonville-gold }. Πληρωμή: { $payment }
}

dungeonville-sight-dealt = { $known ->
    [own] Οι τίτλοι ιδιοκτησίας μοιράζονται κρυφά. Ο δικός σου: { $deeds }.
    [all] Οι τίτλοι ιδιοκτησίας μοιράζονται: { $deeds }.
   *[none] Οι τίτλοι ιδιοκτησίας μοιράζονται κρυφά.{ $deeds }
}
dungeonville-sight-first-drawn = { $who ->
    [you] Κλήρωση: αρχίζεις εσύ.
   *[other] Κλήρωση: αρχίζει { $name }.
}
dungeonville-sight-round-began = { $who ->
    [you] Αρχίζει ο γύρος { $round }. Πρώτος παίκτης: εσύ.
   *[other] Αρχίζει ο γύρος { $round }. Πρώτος παίκτης: { $name }.
}
dungeonville-sight-deck-shuffled = { $cards ->
    [one] Ο τυχοδιώκτης που είχε απορριφθεί γίνεται η νέα τράπουλα.
   *[other] Οι { $cards } τυχοδιώκτες που είχαν απορριφθεί ανακατεύονται σε νέα τράπουλα.
}
dungeonville-sight-arrived = Έρχεται στην πόλη: { $adventurer }.
dungeonville-sight-dismissed = { $who ->
    [you] Διώχνεις από την ομάδα σου: { $adventurer }.
   *[other] { $name } διώχνει από την ομάδα: { $adventurer }.
}
dungeonville-sight-recruited = { $who ->
    [you] Στρατολογείς { dungeonville-at-place }: { $adventurer }, { dungeonville-log-paid }.
   *[other] { $name } στρατολογεί { dungeonville-at-place }: { $adventurer }, { dungeonville-log-paid }.
}
dungeonville-sight-passed = { $who ->
    [you] Πηγαίνεις πάσο.
   *[other] { $name } πηγαίνει πάσο.
}
dungeonville-sight-tokens-lost = { $who ->
    [you] Χάνεις ό,τι δεν ξόδεψες: { dungeonville-gold }.
   *[other] { $name } χάνει ό,τι δεν ξόδεψε: { dungeonville-gold }.
}
dungeonville-sight-disbanded = { $loot ->
    [yes] { $who ->
        [you] Στην ομάδα σου κανείς δεν έχει πια χρώμα. Απορρίπτεται ολόκληρη: { $party }. Χάνεται μαζί της: { $carried }.
       *[other] { $name }: στην ομάδα κανείς δεν έχει πια χρώμα. Απορρίπτεται ολόκληρη: { $party }. Χάνεται μαζί της: { $carried }.
    }
   *[no] { $who ->
        [you] Στην ομάδα σου κανείς δεν έχει πια χρώμα. Απορρίπτεται ολόκληρη: { $party }.
       *[other] { $name }: στην ομάδα κανείς δεν έχει πια χρώμα. Απορρίπτεται ολόκληρη: { $party }.
    }
}
dungeonville-sight-scouted = { $who ->
    [you] Πηγαίνεις { dungeonville-to-tower }.
   *[other] { $name } πηγαίνει { dungeonville-to-tower }.
}
dungeonville-sight-sealed = { $known ->
    [yes] { $who ->
        [you] Η σειρά μάχης σου: { $fighters }.
       *[other] Σειρά μάχης, { $name }: { $fighters }.
    }
   *[no] { $who ->
        [you] Η σειρά μάχης σου είναι έτοιμη.
       *[other] { $name }: η σειρά μάχης είναι έτοιμη.
    }
}
dungeonville-sight-clashed = { $who ->
    [you] Σύγκρουση { $clash } { dungeonville-at-tower }: { $fighters }. Νικάς.
    [nobody] Σύγκρουση { $clash } { dungeonville-at-tower }: { $fighters }, χωρίς αντίπαλο.
   *[other] Σύγκρουση { $clash } { dungeonville-at-tower }: { $fighters }. Νικά: { $name }.
}
dungeonville-sight-joined = { $lute ->
    [yes] { $who ->
        [you] { item-silver-lute }: { $adventurer } αφήνει άλλη ομάδα ({ $rival }) και έρχεται μαζί σου.
       *[other] { $whom ->
            [you] { item-silver-lute }: { $adventurer } σε αφήνει για άλλη ομάδα ({ $name }).
           *[other] { item-silver-lute }: { $adventurer } αλλάζει ομάδα: { $rival } → { $name }.
        }
    }
   *[no] { $who ->
        [you] Ίδιο χρώμα: { $adventurer } αφήνει άλλη ομάδα ({ $rival }) και έρχεται μαζί σου.
       *[other] { $whom ->
            [you] Ίδιο χρώμα: { $adventurer } σε αφήνει για άλλη ομάδα ({ $name }).
           *[other] Ίδιο χρώμα: { $adventurer } αλλάζει ομάδα: { $rival } → { $name }.
        }
    }
}
dungeonville-sight-spared = { $who ->
    [you] { item-silver-lute }: { $adventurer } μένει στην ομάδα σου.
   *[other] { item-silver-lute }: { $adventurer } μένει στην ίδια ομάδα ({ $name }).
}
dungeonville-sight-killed = { $who ->
    [you] { $rival } σκοτώνει από την ομάδα σου: { $adventurer }.
   *[other] { $whom ->
        [you] Σκοτώνεις έναν αντίπαλο ({ $name }): { $adventurer }.
       *[other] { $rival } σκοτώνει έναν αντίπαλο ({ $name }): { $adventurer }.
    }
}
dungeonville-sight-blood-taken = { $who ->
    [you] Παίρνεις στη ζώνη φόνων σου μια μάρκα αίματος από: { $rival }.
   *[other] { $whom ->
        [you] { $name } παίρνει στη ζώνη φόνων μια δική σου μάρκα αίματος.
       *[other] { $name } παίρνει στη ζώνη φόνων μια μάρκα αίματος από: { $rival }.
    }
}
dungeonville-sight-stayed = { $who ->
    [you] Η ομάδα σου επικρατεί { dungeonville-at-tower } και μπαίνει.{ dungeonville-log-holds }
   *[other] { $name }: η ομάδα επικρατεί { dungeonville-at-tower } και μπαίνει.{ dungeonville-log-holds }
}
dungeonville-sight-went-home = { $who ->
    [you] Η ομάδα σου γυρίζει σπίτι { dungeonville-from-tower }.
   *[other] { $name }: η ομάδα γυρίζει σπίτι { dungeonville-from-tower }.
}
dungeonville-sight-entered = { $who ->
    [you] Η ομάδα σου μπαίνει { dungeonville-into-tower }.
   *[other] { $name }: η ομάδα μπαίνει { dungeonville-into-tower }.
}
dungeonville-sight-took-letter = { $from ->
    [nobody] { $adventurer } δεν βρίσκει κανέναν να μιμηθεί{ $other } και έχει γράμμα { dungeonville-letter } παντού.
   *[someone] { $letter ->
        [none] { $adventurer } μιμείται: { $other }. Εδώ κανένα γράμμα.
       *[other] { $adventurer } μιμείται: { $other }. Εδώ γράμμα { dungeonville-letter }.
    }
}
dungeonville-sight-set-aside = Από την τράπουλα βγαίνει { $adventurer }, χωρίς γράμματα να δώσει, και μπαίνει στην άκρη.
dungeonville-sight-rooms-shuffled = { $cards ->
    [one] { dungeonville-tower }: το δωμάτιο που είχε απορριφθεί γίνεται η νέα τράπουλα.
   *[other] { dungeonville-tower }: { $cards } δωμάτια που είχαν απορριφθεί ανακατεύονται σε νέα τράπουλα.
}
dungeonville-sight-turned = { $who ->
    [you] Ανοίγεις ένα δωμάτιο: { $room }.
   *[other] { $name } ανοίγει ένα δωμάτιο: { $room }.
}
dungeonville-sight-wand-used = { $who ->
    [you] { item-wand-of-doors }: απορρίπτεις το δωμάτιο ({ $room }) και ανοίγεις άλλο.
   *[other] { item-wand-of-doors }: { $name } απορρίπτει το δωμάτιο ({ $room }) και ανοίγει άλλο.
}
dungeonville-sight-shielded = { $who ->
    [you] { item-tower-shield }: στην ομάδα σου δεν πεθαίνει κανείς.
   *[other] { item-tower-shield }, { $name }: δεν πεθαίνει κανείς.
}
dungeonville-sight-died = { $who ->
    [you] { $adventurer }, από την ομάδα σου, πεθαίνει { dungeonville-in-tower }. { dungeonville-log-blood }
   *[other] { $name }: { $adventurer } πεθαίνει { dungeonville-in-tower }. { dungeonville-log-blood }
}
dungeonville-log-blood = { $blood ->
    [yes] { $saved ->
        [yes] Στην είσοδο μένει μια μάρκα αίματος, αλλά χάρη στο αντικείμενο «{ item-holy-water }» το θύμα περιμένει στο σπίτι.
       *[no] Στην είσοδο μένει μια μάρκα αίματος.
    }
   *[no] { $saved ->
        [yes] Μάρκα αίματος δεν μένει, και χάρη στο αντικείμενο «{ item-holy-water }» το θύμα περιμένει στο σπίτι.
       *[no] Μάρκα αίματος δεν μένει.
    }
}
dungeonville-sight-took = { $who ->
    [you] Παίρνεις μαζί σου: { $room }.
   *[other] { $name } παίρνει: { $room }.
}
dungeonville-sight-dropped = { $who ->
    [you] Πολύ βάρος! Αφήνεις πίσω: { $rooms }.
   *[other] Πολύ βάρος! { $name } αφήνει πίσω: { $rooms }.
}
dungeonville-sight-looked = { $known ->
    [yes] { $who ->
        [you] { item-lantern-of-cracks }: βλέπεις το επόμενο δωμάτιο { dungeonville-in-tower }: { $room }.
       *[other] { item-lantern-of-cracks }: { $name } βλέπει το επόμενο δωμάτιο { dungeonville-in-tower }: { $room }.
    }
   *[no] { $who ->
        [you] { item-lantern-of-cracks }: βλέπεις το επόμενο δωμάτιο { dungeonville-in-tower }.
       *[other] { item-lantern-of-cracks }: { $name } βλέπει το επόμενο δωμάτιο { dungeonville-in-tower }.
    }
}
dungeonville-sight-wiped-out = { $loot ->
    [yes] { $who ->
        [you] Όλη η ομάδα σου είναι νεκρή. Χάθηκαν: { $carried }.
       *[other] { $name }: όλη η ομάδα είναι νεκρή. Χάθηκαν: { $carried }.
    }
   *[no] { $who ->
        [you] Όλη η ομάδα σου είναι νεκρή.
       *[other] { $name }: όλη η ομάδα είναι νεκρή.
    }
}
dungeonville-log-escape = { $rope ->
    [yes] ξεφεύγει { dungeonville-from-tower } ({ item-silk-rope })
   *[no] βγαίνει { dungeonville-from-tower }
}
dungeonville-sight-left = { $loot ->
    [yes] { $who ->
        [you] Η ομάδα σου { dungeonville-log-escape }. Φέρνει: { $carried }.
       *[other] { $name }: η ομάδα { dungeonville-log-escape }. Φέρνει: { $carried }.
    }
   *[no] { $who ->
        [you] Η ομάδα σου { dungeonville-log-escape } με άδεια χέρια.
       *[other] { $name }: η ομάδα { dungeonville-log-escape } με άδεια χέρια.
    }
}
dungeonville-sight-gathered = { $loot ->
    [yes] { $returned ->
        [yes] { $who ->
            [you] Στο θησαυροφυλάκιό σου: { $cards }. Πάλι στην ομάδα σου: { $home }.
           *[other] { $name }, στο θησαυροφυλάκιο: { $cards }. Πάλι στην ομάδα: { $home }.
        }
       *[no] { $who ->
            [you] Στο θησαυροφυλάκιό σου: { $cards }.
           *[other] { $name }, στο θησαυροφυλάκιο: { $cards }.
        }
    }
   *[no] { $who ->
        [you] Πάλι στην ομάδα σου: { $home }.
       *[other] { $name }, πάλι στην ομάδα: { $home }.
    }
}
dungeonville-sight-paid-for-deed = { $how ->
    [gilded] { $who ->
        [you] Πληρώνεις για άλλον τίτλο ({ item-gilding-flask }): { $payment }.
       *[other] { $name } πληρώνει για άλλον τίτλο ({ item-gilding-flask }): { $payment }.
    }
   *[cards] { $who ->
        [you] Πληρώνεις για άλλον τίτλο: { $payment }.
       *[other] { $name } πληρώνει για άλλον τίτλο: { $payment }.
    }
}
dungeonville-sight-drew-deed = { $known ->
    [both] { $who ->
        [you] Τραβάς έναν τίτλο ({ $drawn }) και βάζεις πίσω τον δικό σου ({ $returned }).
       *[other] { $name } τραβά έναν τίτλο ({ $drawn }) και βάζει πίσω τον παλιό ({ $returned }).
    }
    [returned] { $who ->
        [you] Τραβάς έναν τίτλο και βάζεις πίσω τον δικό σου ({ $returned }).
       *[other] { $name } τραβά έναν τίτλο και βάζει πίσω τον παλιό ({ $returned }).
    }
   *[none] { $who ->
        [you] Τραβάς έναν τίτλο και βάζεις πίσω τον δικό σου.
       *[other] { $name } τραβά έναν τίτλο και βάζει πίσω τον παλιό.
    }
}
dungeonville-sight-declared = { $wins ->
    [yes] { $who ->
        [you] Δηλώνεις νίκη και δείχνεις τον τίτλο σου: { dungeonville-tower }. Βαθμολογία { $score }: είναι αλήθεια!
       *[other] { $name } δηλώνει νίκη και δείχνει τίτλο: { dungeonville-tower }. Βαθμολογία { $score }: είναι αλήθεια!
    }
   *[no] { $who ->
        [you] Δηλώνεις νίκη και δείχνεις τον τίτλο σου: { dungeonville-tower }. Βαθμολογία { $score }: δεν φτάνει. Το παιχνίδι συνεχίζεται.
       *[other] { $name } δηλώνει νίκη και δείχνει τίτλο: { dungeonville-tower }. Βαθμολογία { $score }: δεν φτάνει. Το παιχνίδι συνεχίζεται.
    }
}
dungeonville-sight-ended = { $count ->
    [one] { $who ->
        [you] Κερδίζεις το παιχνίδι! Βαθμολογίες: { $scores }.
       *[other] { $name } κερδίζει το παιχνίδι. Βαθμολογίες: { $scores }.
    }
   *[other] Τη νίκη μοιράζονται: { $winners }. Βαθμολογίες: { $scores }.
}
dungeonville-says-died = { $line ->
    [0] Γενναία ψυχή. Να περάσει ο επόμενος!
    [1] Το έγραφε όμως η πόρτα.
   *[2] Πάλι πρέπει να στρατολογήσω.
}
dungeonville-says-beats = { $line ->
    [0] Αυτό ήταν όλο;
    [1] Καλύτερη τύχη στον επόμενο πύργο.
   *[2] Χα! Το είδες αυτό;
}
dungeonville-log-holds = { $by ->
    [mostMembers] { " " }Είναι η μεγαλύτερη.
    [lowestRank] { " " }Έχει τον μικρότερο βαθμό.
   *[alone] { "" }
}
