common-product = Gravegoods
common-page-title = { $page } – Gravegoods
common-skip = Μετάβαση στο περιεχόμενο
common-close = Κλείσιμο
common-cancel = Άκυρο
common-home = Αρχική
common-retry = Δοκίμασε ξανά
common-loading = Φόρτωση…
common-language = Γλώσσα
common-theme = Θέμα
common-speed = Εφέ κίνησης
common-sound = Ήχος

theme-dark = Φως δαυλού
theme-light = Φως ημέρας
theme-contrast = Υψηλή αντίθεση
speed-slow = Αργά
speed-normal = Κανονικά
speed-fast = Γρήγορα
speed-off = Κανένα

failed-title = Η σελίδα δεν φορτώθηκε
failed-text = Ίσως έπεσε η σύνδεση ή μόλις ενημερώθηκε το Gravegoods. Δεν χάθηκε τίποτα: δοκίμασε ξανά σε λίγο.
lost-title = Εδώ δεν είναι θαμμένο τίποτα
lost-text = Αυτή η σελίδα δεν υπάρχει ή έχει αφαιρεθεί.
gallery-title = Πινακοθήκη

verbatim = { $text }

common-menu = Σελίδες
common-reload = Επαναφόρτωση
guest-name = Επισκέπτης { $number }
call-turn = Είναι η σειρά σου σε άλλο τραπέζι.
call-turn-at = { $game }: είναι η σειρά σου σε άλλο τραπέζι.
call-go = Δες το τραπέζι
seat-open = ελεύθερη θέση
seat-bot = { $level ->
    [novice] Υπολογιστής: αρχάριος
    [steady] Υπολογιστής: μέτριος
    [sharp] Υπολογιστής: έμπειρος
   *[master] Υπολογιστής: δεξιοτέχνης
}
seat-account = έχει λογαριασμό
clock-none = Χωρίς όριο χρόνου
clock-live = { $seconds ->
    [one] 1 δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
} ανά κίνηση, { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
} απόθεμα
clock-days = { $days ->
    [one] 1 ημέρα ανά κίνηση
   *[other] { $days } ημέρες ανά κίνηση
}
play-title = Παίξε { $game }
play-opening = Ετοιμάζεται το τραπέζι…
common-settings = Ρυθμίσεις
common-version = Έκδοση { $version }
common-licenses = Άδειες χρήσης
seat-bot-called = { $name } ({ seat-bot })
bot-name = { $character ->
    [ottilia] Οτίλια
    [balthasar] Βαλτάσαρ
    [cosima] Κόζιμα
    [dorian] Ντόριαν
    [elektra] Ηλέκτρα
    [florian] Φλόριαν
    [hector] Έκτορας
   *[melusina] Μελουζίνα
}

settings-page = Σελίδα
settings-table = Τραπέζι
settings-colours = Χρώματα
settings-text = Μέγεθος κειμένου
settings-pace = Οι υπολογιστές παίζουν
settings-confirm = Επιβεβαίωση κάθε κίνησης
settings-confirm-about = Να ζητείται επιβεβαίωση και για κινήσεις που γίνονται με ένα πάτημα.
settings-palette = Χρώματα των κομματιών
settings-sound = Αναπαραγωγή ήχων
settings-volume = Ένταση
settings-eyes = Προεπισκόπηση με
settings-eyes-about = Κάθε κομμάτι έχει και ένα σημάδι με δικό του σχήμα.
settings-percent = { $value }%
pace-slow = Αργά
pace-normal = Κανονικά
pace-fast = Γρήγορα
palette-usual = Συνηθισμένα
palette-safe = Για αχρωματοψία
eyes-all = κανονική όραση
eyes-protan = πρωτανωπία (χωρίς κόκκινο)
eyes-deutan = δευτερανωπία (χωρίς πράσινο)
eyes-tritan = τριτανωπία (χωρίς μπλε)
piece-red = Κόκκινο
piece-violet = Βιολετί
piece-teal = Πετρόλ
piece-black = Μαύρο
piece-gold = Χρυσό
piece-green = Πράσινο
piece-blue = Μπλε
piece-pink = Ροζ

settings-remarks = Σχόλια των υπολογιστών
settings-remarks-about = Όσα λένε οι υπολογιστές στη διάρκεια του παιχνιδιού και στο τέλος του.
