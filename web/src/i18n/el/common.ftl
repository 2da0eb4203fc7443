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
common-sound = Ήχος

theme-dark = Φως δαυλού
theme-light = Φως ημέρας
theme-contrast = Υψηλή αντίθεση

failed-title = Η σελίδα δεν φορτώθηκε
failed-text = Ίσως έπεσε η σύνδεση ή μόλις ενημερώθηκε το Gravegoods. Δεν χάθηκε τίποτα: δοκίμασε ξανά σε λίγο.
lost-title = Εδώ δεν είναι θαμμένο τίποτα
lost-text = Αυτή η σελίδα δεν υπάρχει ή έχει αφαιρεθεί.
gallery-title = Πινακοθήκη

verbatim = { $text }

game-name = { $game ->
    [crypt] Κρύπτη
   *[dungeonville] Dungeonville
}
game-about = { $game ->
    [crypt] Στείλε τους υπηρέτες σου για τους θησαυρούς της οικογενειακής κρύπτης. Αν τους ζητήσεις πολλά, γυρίζουν εξαντλημένοι.
   *[dungeonville] Στρατολόγησε μια ομάδα, κάνε έφοδο στους πύργους και κράτα κρυφό τον τίτλο ιδιοκτησίας σου.
}
game-facts = { $game ->
    [crypt] 1 έως 4 παίκτες · 15 λεπτά
   *[dungeonville] 2 έως 5 παίκτες
}
common-menu = Σελίδες
common-reload = Επαναφόρτωση
guest-name = Κληρονόμος { $number }
call-turn = Είναι η σειρά σου σε άλλο τραπέζι.
call-turn-at = { game-name }: είναι η σειρά σου σε άλλο τραπέζι.
call-go = Στο τραπέζι
seat-open = ελεύθερη θέση
seat-bot = { $level ->
    [novice] Υπολογιστής: αρχάριος
    [steady] Υπολογιστής: σταθερός
    [sharp] Υπολογιστής: οξυδερκής
   *[master] Υπολογιστής: άριστος
}
seat-list = { $seats }
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
play-title = Παίξε { game-name }
play-opening = Ετοιμάζεται το τραπέζι…
common-settings = Ρυθμίσεις
common-version = Έκδοση { $version }
common-licenses = Άδειες χρήσης
