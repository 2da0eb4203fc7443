table-title = { $game }
table-invite = Πρόσκληση
table-invite-about = Στείλε αυτόν τον σύνδεσμο: όποιος τον ανοίξει μπορεί να καθίσει ή να παρακολουθήσει.
table-copy = Αντιγραφή συνδέσμου
table-copied = Ο σύνδεσμος αντιγράφηκε.
table-your-name = Το όνομά σου σε αυτό το τραπέζι
table-sit = Κάθισε εδώ
table-stand = Άφησε τη θέση
table-watch = Παρακολούθησε
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
table-fill-bots = Γέμισε τις άδειες θέσεις με υπολογιστές
table-start = Έναρξη
table-your-turn = Η σειρά σου
table-turn-of = Παίζει: { $name }
table-waiting-dice = Τα ζάρια κυλούν…
table-confirm = Επιβεβαίωση
table-undo = Αναίρεση
table-undo-all = Ξανά από την αρχή της κίνησης
table-undo-hint = Τίποτα δεν είναι οριστικό πριν επιβεβαιώσεις.
table-resign = Παραίτηση
table-resign-ask = Να παραιτηθείς από την παρτίδα;
table-resign-about = Ένας υπολογιστής παίζει τη θέση σου ως το τέλος· για σένα η παρτίδα μετρά ως ήττα.
table-leave = Φύγε από το τραπέζι
table-leave-ask = Να φύγεις από το τραπέζι;
table-leave-about = Η θέση σου μένει δική σου. Γυρίζεις με τον ίδιο σύνδεσμο.
table-hint = Υπόδειξη
table-hint-thinking = Σκέφτομαι τη θέση σου…
table-hint-text = Πρόταση: { $move }. Πιθανότητα νίκης: { $percent } %.
table-hint-solo = Πρόταση: { $move }. Αναμενόμενη βαθμολογία: { $score }.
table-chat = Συνομιλία
table-chat-write = Γράψε ένα μήνυμα
table-chat-send = Στείλε
table-chat-empty = Δεν υπάρχουν ακόμη μηνύματα.
table-log = Τι έγινε
table-clock = Χρόνος που απομένει, { $name }: { $time }
table-clock-yours = Ο χρόνος που σου απομένει: { $time }
table-clock-low = Ο χρόνος σου τελειώνει.
table-clock-out = { $name }: ο χρόνος τελείωσε και συνεχίζει ο υπολογιστής.
table-away = { $name }: εκτός σύνδεσης
table-back = { $name }: ξανά στο τραπέζι
table-bot-took = { $name }: ως την επιστροφή παίζει ο υπολογιστής.
table-take-back = Παίρνω πίσω τη θέση μου
table-give-bot = Να παίζει ο υπολογιστής στη θέση: { $name }
table-menu = Μενού τραπεζιού
table-options = Επιλογές αυτού του τραπεζιού
table-keys = Πλήκτρα
table-connected = Υπάρχει σύνδεση
table-reconnecting = Η σύνδεση έπεσε. Προσπαθούμε ξανά…
table-reconnected = Η σύνδεση επανήλθε. Δεν έχασες τίποτα.
table-fair = Τύχη με απόδειξη
table-fair-about = Η τύχη αυτής της παρτίδας σφραγίστηκε πριν από το μοίρασμα· η σφραγίδα της είναι { $seal }. Στο τέλος μπορεί να την ελέγξει ο καθένας.
table-notify = Ειδοποίησέ με όταν έρθει η σειρά μου
table-rematch = Ρεβάνς
