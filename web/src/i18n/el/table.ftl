table-invite = Πρόσκληση
table-invite-about = Στείλε αυτόν τον σύνδεσμο: όποιος τον ανοίξει μπορεί να παίξει ή να παρακολουθήσει.
table-copy = Αντιγραφή συνδέσμου
table-copied = Ο σύνδεσμος αντιγράφηκε.
table-your-name = Το όνομά σου σε αυτό το τραπέζι
table-your-name-is = Το όνομά σου σε αυτό το τραπέζι:
table-sit = Κάθισε εδώ
table-stand = Άφησε τη θέση
table-watching = Παρακολουθείς.
table-watchers = { $count ->
    [0] Δεν παρακολουθεί κανείς
    [one] Παρακολουθεί 1 άτομο
   *[other] Παρακολουθούν { $count } άτομα
}
table-waiting-seats = { $count ->
    [one] Λείπει ακόμη 1 παίκτης
   *[other] Λείπουν ακόμη { $count } παίκτες
}
table-start = Έναρξη
table-your-turn = Η σειρά σου
table-waiting-dice = Τα ζάρια κυλούν…
table-of = { $name }:
table-confirm = Επιβεβαίωση
table-skip = Επόμενο
table-skip-all = Παράλειψη όλων
table-undo-all = Από την αρχή
table-resign = Παραίτηση
table-resign-ask = Να παραιτηθείς από την παρτίδα;
table-resign-about = Για σένα η παρτίδα μετρά ως ήττα. Αν συνεχίσουν οι άλλοι, ένας υπολογιστής παίζει στη θέση σου· αν δεν μένει κανείς, η παρτίδα τελειώνει.
table-leave = Φύγε από το τραπέζι
table-leave-ask = Να φύγεις από το τραπέζι;
table-leave-about = { $clock ->
    [live] Από εδώ και πέρα παίζει για σένα ένας υπολογιστής, ώσπου να γυρίσεις με τον ίδιο σύνδεσμο.
    [days] Η θέση σου μένει δική σου και κανείς δεν παίζει για σένα. Έχεις { $days ->
        [one] 1 ημέρα
       *[other] { $days } ημέρες
    } για κάθε κίνηση· μόνο όταν τελειώσει ο χρόνος παίζει για σένα ένας υπολογιστής.
   *[none] Η θέση σου μένει δική σου και κανείς δεν παίζει για σένα. Η παρτίδα σε περιμένει.
}
table-hint = Υπόδειξη
table-hint-thinking = Σκέφτομαι την κίνησή σου…
table-hint-text = Υπόδειξη: { $move }. Πιθανότητα νίκης: { $percent }%.
table-hint-solo = Υπόδειξη: { $move }. Αναμενόμενη βαθμολογία: { $score }.
table-hints = Υποδείξεις
table-hint-stage = Ετοίμασε την κίνηση
table-chat = Συνομιλία
table-chat-write = Γράψε ένα μήνυμα
table-chat-send = Στείλε
table-chat-empty = Δεν υπάρχουν ακόμη μηνύματα.
table-chat-said = { $name }: { $text }
table-log = Ιστορικό
table-clock = Χρόνος που απομένει, { $name }: { $time }
table-clock-low = Ο χρόνος σου τελειώνει.
table-take-back = Πάρε πίσω τη θέση σου
table-menu = Μενού τραπεζιού
table-options = Επιλογές τραπεζιού
table-keys = Συντομεύσεις
table-reconnecting = Η σύνδεση χάθηκε. Προσπαθούμε ξανά…
table-reconnected = Η σύνδεση επανήλθε. Δεν έχασες τίποτα.
table-fair = Επαληθεύσιμη τύχη
table-fair-about = Τα ζάρια και οι κάρτες της παρτίδας σφραγίζονται πριν αρχίσει: αυτή είναι η σφραγίδα. Ο περιηγητής κάθε παίκτη προσθέτει δικό του αριθμό, ώστε κανείς να μην μπορεί να τα διαλέξει. Στο τέλος ο καθένας μπορεί να το ελέγξει.
table-notify = Ειδοποίησέ με όταν έρθει η σειρά μου
table-page = Τραπέζι
table-fetching = Φόρτωση του τραπεζιού…
table-gone = Το τραπέζι δεν βρέθηκε
table-link = Σύνδεσμος για το τραπέζι
table-share = Κοινοποίηση…
table-players = Παίκτες
table-appoint = Πρόσθεσε υπολογιστή
table-vacate = Αφαίρεση
table-ready = Πάμε!
table-unready = Μια στιγμή
table-all-here = Όλες οι θέσεις γέμισαν. Άρχισε όποτε θέλεις.
table-seated = Παίρνει θέση: { $name }.
table-is-ready = { $name }: «Πάμε!»
table-dissolve = Διαγραφή τραπεζιού
table-dissolve-ask = Να διαγραφεί το τραπέζι;
table-dissolve-about = Όσοι κάθονται εδώ χάνουν τη θέση τους. Δεν έχει παιχτεί τίποτα ακόμη.
table-free = Ελευθέρωσε τη θέση: { $name }
table-free-ask = Να ελευθερωθεί η θέση; ({ $name })
table-free-about = Χάνει τη θέση και δεν μπορεί να ξανακαθίσει σε αυτό το τραπέζι. Μπορεί όμως να παρακολουθεί.
table-free-sure = Ελευθέρωσε τη θέση
table-claim = Διεκδίκησε τη νίκη: λείπει { $name }
table-claim-about = { $players ->
    [2] { $name } λείπει από αυτή την παρτίδα με αξιολόγηση. Αν διεκδικήσεις τη νίκη, η παρτίδα τελειώνει και κερδίζεις.
   *[other] { $name } λείπει από αυτή την παρτίδα με αξιολόγηση. Αν διεκδικήσεις τη νίκη, συνεχίζει ο υπολογιστής και { $name } παίρνει την τελευταία θέση.
}
table-claim-sure = Διεκδίκησε τη νίκη
table-abort = Ακύρωση παρτίδας
table-abort-ask = Να ακυρωθεί η παρτίδα;
table-abort-about = Δεν έχουν παίξει ακόμη όλοι. Η παρτίδα τελειώνει χωρίς νικητή και δεν μετρά.
table-aborted = Η παρτίδα ακυρώθηκε πριν αρχίσει στ’ αλήθεια. Δεν μετρά.
table-leave-rated = Η παρτίδα μετρά για την αξιολόγηση: αν λείψεις ένα λεπτό, άλλος παίκτης μπορεί να διεκδικήσει τη νίκη.
table-spectators-mute = Σίγαση θεατών
seat-forfeited = ήττα λόγω απουσίας
table-dissolved = Αυτό το τραπέζι διαγράφηκε πριν αρχίσει η παρτίδα.
table-bot-for-you = Ο υπολογιστής παίζει για εσένα.
table-chat-unread = { $count ->
    [one] Συνομιλία: 1 νέο
   *[other] Συνομιλία: { $count } νέα
}
table-mute = Σίγαση: { $name }
table-unmute = Τέλος σίγασης: { $name }
table-notify-on = Θα σε ειδοποιήσουμε όταν έρθει η σειρά σου.
table-notify-off = Ο περιηγητής σου μπλοκάρει τις ειδοποιήσεις. Άλλαξέ το στις ρυθμίσεις του.
table-turn-title = ▸ Η σειρά σου – { $game }
table-resign-sure = Ναι, παραίτηση
table-undo-move = Αναίρεση της κίνησής μου
table-undo-ask = Ζήτα αναίρεση
table-undo-asked = { $name } ζητά να αναιρέσει μια κίνηση.
table-undo-agree = Συμφωνώ
table-undo-refuse = Δεν συμφωνώ
table-undo-waiting = Ζήτησες να αναιρέσεις μια κίνηση. Περιμένουμε την απάντηση των άλλων.
table-undo-withdraw = Απόσυρε το αίτημα
seat-you = εσύ
seat-here = εδώ
seat-not-here = λείπει
seat-ready = ✓ πάμε!
seat-to-move = παίζει:
seat-resigned = παραιτήθηκε
seat-bot-plays = παίζει ο υπολογιστής
time-days = { $days } ημ. { $hours } ώρ.
time-hours = { $hours } ώρ. { $minutes } λεπ.
time-minutes = { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
} και { $seconds ->
    [one] 1 δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}
table-rematch = Ρεβάνς
table-rematch-open = Άνοιξε τραπέζι για ρεβάνς.
table-rematch-join = Στη ρεβάνς
table-summary = Σύνοψη κανόνων

table-showing = Δες τι συμβαίνει
table-waiting-for = Περιμένουμε: { $names }…
table-remarks-off = Απόκρυψη σχολίων των υπολογιστών
table-remarks-on = Εμφάνιση σχολίων των υπολογιστών
table-sure = Να γίνει αυτή η κίνηση;
table-sure-about = Ισχύει μόλις την επιβεβαιώσεις.
table-colour = Το χρώμα σου
table-undo-back = Αναίρεση των { $count } τελευταίων κινήσεών μου
table-start-bots = Έναρξη, με υπολογιστές στις ελεύθερες θέσεις
invite-from = Πρόσκληση από { $name }: { $game }
invite-to = Πρόσκληση: { $game }
invite-sit = Κάθισε
invite-players = { $count ->
    [one] Παρτίδα για 1
   *[other] Παρτίδα για { $count }
}
table-intro = Νέο σε αυτή την παρτίδα
table-intro-step = { $step } από { $steps }
table-intro-next = Επόμενο
table-intro-skip = Παράλειψη
table-intro-done = Ας παίξουμε
table-intro-rules = Κανόνες αυτής της παραλλαγής
table-chat-all = Όλοι
table-chat-allies = Μόνο σύμμαχοι
table-chat-allies-about = Το διαβάζετε μόνο εσύ και οι σύμμαχοί σου.
table-chat-write-allies = Γράψε στους συμμάχους σου
table-chat-said-allies = { $name }, προς συμμάχους: { $text }
table-chat-who = Ποιος διαβάζει
table-chat-segment = { $count ->
    [0] { $name }
   *[other] { $name } ({ $count })
}
