dungeonville-no-letter = { $class ->
    [oracle] Χ
   *[jester] ?
}
dungeonville-adventurer = { $adventurer }, { $class }, { $colour }, βαθμός { $rank }
dungeonville-adventurer-card = { $adventurer }. Γράμματα: { $letters }
dungeonville-letter-at = { $tower } { $letter }
dungeonville-colourless = χωρίς χρώμα
dungeonville-room-card = { $room }, { $tower }: γράμμα { $letter }, { dungeonville-gold }
dungeonville-item-card = { $room }, αντικείμενο από τον πύργο «{ $tower }», μετρά 5 χρυσά. { $power }
dungeonville-player = { $who ->
    [you] εσύ
   *[other] { $name }
}

dungeonville-town = Πόλη
dungeonville-town-spot = { $place }, { $price ->
    [one] 1 χρυσό
   *[other] { $price } χρυσά
}: { $adventurer }
dungeonville-town-empty = Δεν έμεινε κανείς στην πόλη.
dungeonville-towers = Πύργοι
dungeonville-scout-to = Πήγαινε { dungeonville-to-tower }
dungeonville-yours = (δικός σου)
dungeonville-parties-here = Στην είσοδο: { $names }
dungeonville-tokens-of = { $who ->
    [you] { $count ->
        [one] 1 δική σου μάρκα αίματος
       *[other] { $count } δικές σου μάρκες αίματος
    }
   *[other] { $count ->
        [one] { $name }: 1 μάρκα αίματος
       *[other] { $name }: { $count } μάρκες αίματος
    }
}
dungeonville-blood = { $count ->
    [0] Καμία μάρκα αίματος στην είσοδο
    [one] 1 μάρκα αίματος στην είσοδο
   *[other] { $count } μάρκες αίματος στην είσοδο
}
dungeonville-worth = αν ήταν δικός σου: { $score }
dungeonville-deck = { $cards ->
    [one] Κάρτες που μένουν ανά γράμμα: 1 συνολικά
   *[other] Κάρτες που μένουν ανά γράμμα: { $cards } συνολικά
}
dungeonville-items = αντικείμενα
dungeonville-top-known = Το επόμενο δωμάτιο (το έχεις δει): { $room }
dungeonville-top-seen = Ποιοι ξέρουν το επόμενο δωμάτιο: { $names }

dungeonville-now = { $stage ->
    [recruit] { $free ->
        [yes] Στρατολόγησε διώχνοντας έναν δικό σου, ή πήγαινε πάσο.
       *[no] Στρατολόγησε έναν τυχοδιώκτη: διάλεξε έναν στην πόλη.
    }
    [scout] Διάλεξε πύργο για την ομάδα σου.
    [battle] Βάλε τους μαχητές σου στη σειρά. Κανείς δεν τη βλέπει πριν από τη σύγκρουση.
    [lute] Ο Βάρδος σου νικήθηκε. Θα παίξεις το Ασημένιο Λαούτο για να τον κρατήσεις;
    [luteJoins] Θέλεις να έρθει μαζί σου ένας ηττημένος;
    [oracle] Ποιον τυχοδιώκτη μιμείται ο Μάντης σου;
    [wand] Κρατάς αυτό το δωμάτιο ή το απορρίπτεις;
    [death] Εδώ πεθαίνει ένας τυχοδιώκτης. Διάλεξε ποιος.
    [burden] Πολύ βάρος: άφησε πίσω τουλάχιστον { $excess ->
        [one] 1 χρυσό
       *[other] { $excess } χρυσά
    }.
    [onward] Φεύγεις με όσα έχεις ή συνεχίζεις;
    [harvest] Με { dungeonville-gold } μπορείς να τραβήξεις άλλον τίτλο.
   *[over] Αποφάσισε τι θα κάνεις.
}
dungeonville-doing = { $stage ->
    [recruit] { $names }: στρατολόγηση
    [scout] { $names }: επιλογή πύργου
    [battle] { $names }: σειρά μάχης
    [lute] { $names }: με το λαούτο στο χέρι
    [luteJoins] { $names }: με το λαούτο στο χέρι
    [oracle] { $names }: ερώτηση στον Μάντη
    [wand] { $names }: με το ραβδί στο χέρι
    [death] { $names }: επιλογή θύματος
    [burden] { $names }: χρυσάφι που μένει πίσω
    [onward] { $names }: φυγή ή συνέχεια
    [harvest] { $names }: στο Σπίτι των Τίτλων
   *[over] { $names }: σκέφτεται
}
dungeonville-drawing = Τραβιούνται κάρτες…
dungeonville-round = Γύρος { $round } από { $rounds } το πολύ
dungeonville-phases = Φάσεις του γύρου
dungeonville-house-set = Ενσωματωμένες κάρτες
dungeonville-draft-set = Ενσωματωμένες κάρτες, δεύτερη έκδοση (προσχέδιο)
dungeonville-card-set = Κάρτες: { $set }

dungeonville-battle = Μάχη
dungeonville-clash = Σύγκρουση { $number }
dungeonville-sealed = { $name }: η σειρά ορίστηκε
dungeonville-not-sealed = { $name }: η σειρά δεν ορίστηκε ακόμη
dungeonville-halved = πολεμά με { $strength }
dungeonville-fate = { $fate ->
    [won] νικά
    [lost] χάνει
    [killed] πεθαίνει
    [joined] αλλάζει ομάδα
    [spared] μένει
   *[alone] χωρίς αντίπαλο
}
dungeonville-blood-taken = { $who ->
    [you] Παίρνεις μια μάρκα αίματος από: { $owner }.
   *[other] { $name } παίρνει μια μάρκα αίματος από: { $owner }.
}

dungeonville-expedition = { $who ->
    [you] Η ομάδα σου { dungeonville-in-tower }
   *[other] { $name } { dungeonville-in-tower }
}
dungeonville-rooms-turned = { $rooms ->
    [0] κανένα δωμάτιο ακόμη
    [one] άνοιξε 1 δωμάτιο
   *[other] άνοιξαν { $rooms } δωμάτια
}
dungeonville-room-unturned = Δωμάτιο που δεν άνοιξε ακόμη
dungeonville-party = Ομάδα
dungeonville-endangered = κινδυνεύει να πεθάνει εδώ
dungeonville-load = Φορτίο: { $gold } από { $capacity } χρυσά
dungeonville-carried = Λάφυρα
dungeonville-odds-deadly = { $deadly ->
    [0] Το επόμενο δωμάτιο δεν σκοτώνει κανέναν.
   *[other] { $next ->
        [one] Το επόμενο δωμάτιο σκοτώνει κάποιον: { $percent }%.
       *[other] Το επόμενο δωμάτιο σκοτώνει κάποιον σε { $deadly } από τις { $next } περιπτώσεις: { $percent }%.
    }
}
dungeonville-odds-items = Αντικείμενο: { $percent }% ({ $items }).
dungeonville-odds-gold = Κατά μέσο όρο { dungeonville-gold } η κάρτα.
dungeonville-odds-none = Δεν έμεινε δωμάτιο για άνοιγμα.
dungeonville-odds-kills = σκοτώνει ένα μέλος της ομάδας

dungeonville-board = Ταμπλό: { $name }
dungeonville-board-yours = Το ταμπλό σου
dungeonville-first-player = πρώτος παίκτης
dungeonville-board-party = { $count ->
    [0] χωρίς ομάδα
    [one] ομάδα με 1 μέλος
   *[other] ομάδα με { $count } μέλη
}
dungeonville-board-gold = θησαυροφυλάκιο { $gold }
dungeonville-board-tokens = { dungeonville-gold } σε μάρκες
dungeonville-board-at = { dungeonville-at-tower }
dungeonville-board-score = βαθμολογία { $score }
dungeonville-deed = Τίτλος ιδιοκτησίας
dungeonville-deed-look = Δες τον τίτλο σου
dungeonville-deed-hide = Κλείσε τον τίτλο σου
dungeonville-deed-of = Τίτλος του πύργου «{ $tower }»
dungeonville-deed-hidden = Ένας κλειστός τίτλος
dungeonville-deed-shown = (φανερός)
dungeonville-deed-buy = Τράβηξε άλλον τίτλο για { dungeonville-gold }
dungeonville-deed-house = { $count ->
    [0] Σπίτι των Τίτλων: άδειο
    [one] Σπίτι των Τίτλων: 1 τίτλος, κλειστός
   *[other] Σπίτι των Τίτλων: { $count } τίτλοι, κλειστοί
}
dungeonville-kill-zone = Ζώνη φόνων: { $count }
dungeonville-party-none = Χωρίς ομάδα σε αυτόν τον γύρο.
dungeonville-at-home = Στο σπίτι, σε αναμονή
dungeonville-treasury = Θησαυροφυλάκιο
dungeonville-powers = Ενεργές δυνάμεις

dungeonville-your-actions = Οι ενέργειές σου
dungeonville-recruit-at = ({ $place })
dungeonville-recruit-free = Είναι δωρεάν.
dungeonville-recruit-tokens = { $gold ->
    [one] 1 χρυσό σε μάρκες πληρώνεται αυτόματα.
   *[other] { $gold } χρυσά σε μάρκες πληρώνονται αυτόματα.
}
dungeonville-discard-ask = Ποιον διώχνεις;
dungeonville-sum-ask = { $what ->
    [pay] Πλήρωσε { $sum ->
        [one] 1 χρυσό
       *[other] { $sum } χρυσά
    }· δεν παίρνεις ρέστα:
   *[drop] Άφησε πίσω τουλάχιστον { $sum ->
        [one] 1 χρυσό
       *[other] { $sum } χρυσά
    }:
}
dungeonville-sum = { $what ->
    [pay] Πληρωμή: { $total } από { $sum }.
   *[drop] Μένουν πίσω: { $total } από { $sum }.
}
dungeonville-sum-bonus = { item-gilding-flask }: { $bonus } παραπάνω.
dungeonville-sum-too-many = Δεν χρειάζονται όλα αυτά.
dungeonville-token = Μια μάρκα των 10 χρυσών
dungeonville-lute-joins-power = Μία φορά σε κάθε μάχη, ένας μαχητής με χρώμα που τον νίκησε ο Βάρδος σου έρχεται μαζί σου, όποιο χρώμα κι αν έχει.
dungeonville-order = Σειρά μάχης
dungeonville-order-how = { $device ->
    [touch] Σύρε έναν μαχητή σε μια σύγκρουση ή άγγιξέ τον για να μπει ή να βγει.
   *[mouse] Σύρε, άγγιξε ή χρησιμοποίησε τα πλήκτρα: τα βέλη μετακινούν έναν μαχητή, τα 1 έως 3 ορίζουν τη σύγκρουσή του.
}
dungeonville-order-placed = Σύγκρουση { $place }: { $adventurer }
dungeonville-order-waiting = Δεν πολεμά: { $adventurer }
dungeonville-order-said = Σύγκρουση { $place }: { $adventurer }.
dungeonville-order-out = { $adventurer } μένει έξω.
dungeonville-order-empty = κανείς ακόμη
dungeonville-order-bench = Δεν πολεμούν
dungeonville-choose-member = Διάλεξε έναν τυχοδιώκτη
dungeonville-fate-do = { $fate ->
    [lose] Θυσίασε αυτόν
    [save] Σώσε αυτόν ({ item-holy-water })
    [name] Να μιμηθεί αυτόν
   *[lute] Παίξε το λαούτο γι’ αυτόν
}
dungeonville-press = { $action ->
    [goOn] Συνέχισε: άνοιξε κι άλλο δωμάτιο
    [leave] Φύγε από τον πύργο
    [look] Δες το επόμενο δωμάτιο ({ item-lantern-of-cracks })
    [wand] Απόρριψε αυτό το δωμάτιο ({ item-wand-of-doors })
    [shield] { item-tower-shield }: δεν πεθαίνει κανείς
    [decline] { $stage ->
        [wand] Κράτησε αυτό το δωμάτιο
        [luteJoins] Άφησέ τους να πεθάνουν
       *[lute] Μην παίξεις το λαούτο
    }
   *[pass] { $stage ->
        [harvest] Κράτησε τον τίτλο σου
       *[recruit] Πάσο
    }
}
dungeonville-declare = Δήλωση νίκης
dungeonville-declare-ask = Δηλώνεις νίκη;
dungeonville-declare-score = Η βαθμολογία σου είναι { $score }· χρειάζονται { $winning }.
dungeonville-declare-true = Φτάνει: το παιχνίδι τελειώνει και κερδίζεις.
dungeonville-declare-false = Δεν φτάνει. Όλοι θα έβλεπαν τον τίτλο σου, και από τότε θα μπορούσες να δηλώσεις νίκη μόνο με βαθμολογία { $winning } ή μεγαλύτερη.
dungeonville-declare-do = Ναι, δήλωσε και κέρδισε
dungeonville-declare-anyway = Δήλωσε παρ’ όλα αυτά και δείξε τον τίτλο σου
dungeonville-declare-shown = Ο τίτλος σου είναι φανερός: μπορείς να δηλώσεις νίκη μόνο με βαθμολογία { $score } ή μεγαλύτερη.
dungeonville-declare-wait = Μπορείς να δηλώσεις νίκη μόλις το παιχνίδι περιμένει έναν παίκτη.
dungeonville-rule = Κανόνας { $rule }
dungeonville-source = { $source ->
    [kills] Ζώνη φόνων
    [others] Μάρκες των άλλων στον πύργο του
   *[own] Δικές του μάρκες στον πύργο του
}

dungeonville-move-recruit = στρατολόγησε: { $whom } ({ $place })
dungeonville-move-scout = πήγαινε: { $tower }
dungeonville-move-order = πολέμησε με τη σειρά: { $fighters }
dungeonville-move-drop = άφησε πίσω: { $rooms }
dungeonville-move-fate = { $fate ->
    [lose] πεθαίνει { $whom }
    [save] σώζεται { $whom } ({ item-holy-water })
    [name] ο Μάντης μιμείται: { $whom }
   *[lute] παίξε το λαούτο για: { $whom }
}
dungeonville-move = { $action ->
    [goOn] συνέχισε
    [leave] φύγε από τον πύργο
    [look] δες το επόμενο δωμάτιο
    [wand] απόρριψε αυτό το δωμάτιο
    [shield] χρησιμοποίησε την ασπίδα
    [decline] μη χρησιμοποιήσεις δύναμη
    [deed] τράβηξε άλλον τίτλο
    [declare] δήλωσε νίκη
   *[pass] { $stage ->
        [harvest] κράτησε τον τίτλο σου
       *[recruit] πήγαινε πάσο
    }
}
dungeonville-keys-arrows = πηγαίνουν από επιλογή σε επιλογή· πάνω σε μαχητή, τον μετακινούν στη σειρά
dungeonville-keys-enter = διαλέγει· με δεύτερο πάτημα, πηγαίνει στην επιβεβαίωση
dungeonville-keys-digits = βάζουν τον μαχητή σε αυτή τη σύγκρουση
dungeonville-keys-axe = δίνει το τσεκούρι στον μαχητή ή του το παίρνει
dungeonville-keys-declare = δηλώνει νίκη, μετά από επιβεβαίωση
dungeonville-keys-escape = ξεκινά την κίνηση από την αρχή
dungeonville-keys-help = δείχνει αυτές τις συντομεύσεις

dungeonville-clash-at = Σύγκρουση { $number }: { $tower }
dungeonville-clash-won = { $who ->
    [you] Νικάς στη σύγκρουση.
   *[other] { $name } νικά στη σύγκρουση.
}
dungeonville-clash-rule = Νικά ο μικρότερος βαθμός.
dungeonville-clash-tied = Ίσοι βαθμοί: νικά όποιος πολεμά χωρίς { item-blooded-axe }.
dungeonville-clash-alone = Δεν υπάρχει αντίπαλος εδώ.
dungeonville-lowest-rank = μικρότερος βαθμός: { $rank }
dungeonville-holds = { $by ->
    [alone] Επικρατεί: δεν έμεινε κανείς άλλος.
    [lowestRank] Επικρατεί: ίσα μέλη, αλλά ο μικρότερος βαθμός.
   *[mostMembers] Επικρατεί: είναι η μεγαλύτερη ομάδα.
}
dungeonville-order-rule = Σε κάθε σύγκρουση νικά ο μικρότερος βαθμός. Μετά μένει η μεγαλύτερη ομάδα· σε ισοπαλία, αυτή με τον μικρότερο βαθμό.
dungeonville-room-verdict = { $verdict ->
    [kills] Ίδιο γράμμα: ένας από αυτούς πεθαίνει.
    [item] Ένα αντικείμενο!
   *[safe] Κανείς εδώ δεν έχει αυτό το γράμμα.
}
dungeonville-their-blood = Στον πύργο σου: +1 για σένα
dungeonville-own-blood = Δικό σου αίμα στον πύργο σου: −1
dungeonville-declared-true = Φτάνουν: νίκη!
dungeonville-declared-false = Δεν φτάνουν. Το παιχνίδι συνεχίζεται.
dungeonville-track = { $score } από { $winning } πόντους
dungeonville-track-kills = { $score } από { $winning }, χωρίς τον πύργο
dungeonville-can-win = Μπορείς να δηλώσεις νίκη και να κερδίσεις!
dungeonville-letters-here = Τα γράμματά σου εδώ:
dungeonville-first-room = { $jester ->
    [yes] Το πρώτο δωμάτιο σκοτώνει: τουλάχιστον { $percent }%
   *[no] Το πρώτο δωμάτιο σκοτώνει: { $percent }%
}
dungeonville-to-come = Μπορούν ακόμη να έρθουν: { $names }
dungeonville-none-to-come = Κανείς δεν διαλέγει μετά από σένα.
dungeonville-tower-of = { $who ->
    [you] Δικός σου πύργος: το ξέρουν όλοι
   *[other] Πύργος: { $name }
}
dungeonville-advice = { $stage ->
    [scout] Ομάδες που συναντιούνται σε έναν πύργο συγκρούονται, και μόνο μία τον εξερευνά. Όποιος άλλος χάνει κάποιον στον πύργο του τίτλου σου, σου δίνει πόντους.
   *[recruit] Στη σύγκρουση νικά ο μικρότερος βαθμός. Κάθε γράμμα αφορά έναν πύργο: εκεί το Α είναι το πιο ασφαλές, το Ε το πιο θανάσιμο.
}
dungeonville-unspent = Έχεις { dungeonville-gold } σε μάρκες. Ό,τι δεν ξοδέψεις ως το τέλος της στρατολόγησης χάνεται.
dungeonville-unspent-last = Έτσι τελειώνει η στρατολόγηση: χάνεις { dungeonville-gold } σε μάρκες.
dungeonville-notebook = Σημειώσεις
dungeonville-notebook-how = Ποιος πήγε πού από τότε που έχει τον τίτλο του, και ποιανού αίμα είναι στην είσοδο. Πάτησε ένα κελί για να σημειώσεις ποιανού νομίζεις ότι είναι ο πύργος· το βλέπεις μόνο εσύ.
dungeonville-notebook-visits = { $count ->
    [one] 1 επίσκεψη
   *[other] { $count } επισκέψεις
}
dungeonville-notebook-rooms = { $count ->
    [one] 1 δωμάτιο
   *[other] { $count } δωμάτια
}
dungeonville-notebook-known = { $known ->
    [owner] Σίγουρα ναι
   *[other] Σίγουρα όχι
}
dungeonville-notebook-mark = { $tower }, { $name }: { $mark ->
    [maybe] ίσως
    [yes] μάλλον ναι
    [no] μάλλον όχι
   *[none] χωρίς σημείωση
}
dungeonville-finale = { $result ->
    [won] { $who ->
        [you] { $tower }: ο πύργος είναι δικός σου, και η νίκη επίσης.
       *[other] { $name } μοιράζεται τη νίκη. Ο πύργος ήταν: { $tower }.
    }
   *[lost] { $tower }: τον πύργο τον είχε από την αρχή { $name }.
}
dungeonville-deaths = Ποιος πέθανε και πού
dungeonville-died-by = { $by ->
    [clash] σκοτώθηκε σε σύγκρουση
   *[room] πέθανε σε δωμάτιο
}
dungeonville-waits-here = Περιμένει εδώ: { $names }
