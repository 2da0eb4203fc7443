common-product = Gravegoods
common-page-title = { $page } – Gravegoods
common-skip = Μετάβαση στο περιεχόμενο
common-close = Κλείσιμο
common-cancel = Άκυρο
common-home = Αρχική
common-retry = Δοκίμασε ξανά
common-loading = Φόρτωση της σελίδας…
common-language = Γλώσσα
common-theme = Εμφάνιση
common-sound = Ήχος

theme-dark = Φως δαυλού
theme-light = Φως ημέρας
theme-contrast = Υψηλή αντίθεση

failed-title = Η σελίδα δεν έφτασε
failed-text = Ίσως έπεσε η σύνδεση ή μόλις ανανεώθηκε το Gravegoods. Δεν χάθηκε τίποτα: δοκίμασε ξανά σε λίγο.
lost-title = Εδώ δεν είναι θαμμένο τίποτα
lost-text = Η σελίδα που ζήτησες δεν υπάρχει, ή κάποιος την πήρε.
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
call-go = Πήγαινε εκεί
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
play-opening = Στρώνεται το τραπέζι…
common-settings = Ρυθμίσεις
common-version = Έκδοση { $version }
common-licenses = Άδειες χρήσης
