end-title = Τέλος παιχνιδιού
end-won = { $who ->
    [you] Κέρδισες!
   *[other] { $name } κέρδισε.
}
end-shared = Τη νίκη μοιράζονται: { $names }.
end-place = { $place }η θέση
end-sheet = Πίνακας βαθμολογίας
end-source = Προέλευση
end-total = Σύνολο
end-rating = { $change ->
    [0] Αξιολόγηση αμετάβλητη: { $rating }
   *[other] Αξιολόγηση { $change }, τώρα { $rating }
}
end-replay = Δες την αναπαραγωγή
end-verify = Έλεγξε την τύχη
end-verify-text = Η σφραγίδα άνοιξε: τώρα ο καθένας μπορεί να ελέγξει ότι ο διακομιστής δεν διάλεξε ούτε ζάρι ούτε κάρτα.
end-verify-good = Ελέγχθηκε: η σφραγίδα ταιριάζει με την παρτίδα.
end-verify-bad = Η σφραγίδα δεν ταιριάζει με την παρτίδα. Ανάφερέ μας αυτό το τραπέζι.
end-new = Νέο τραπέζι
end-resigned = { $name } παραιτήθηκε.
end-seal = Σφραγίδα, πριν από την παρτίδα
end-seed = Σπόρος, τώρα φανερός
end-verify-seal = Έλεγξε τη σφραγίδα
end-verify-how = Για να ελέγξεις και κάθε κάρτα και ζαριά, κατέβασε την παρτίδα και εκτέλεσε: { $command }
end-export = Κατέβασε την παρτίδα

end-share = Κοινοποίησε μια εικόνα
end-shared-saved = Η εικόνα αποθηκεύτηκε.
end-share-failed = Η εικόνα δεν δημιουργήθηκε.
end-best-new = Προσωπικό ρεκόρ!
end-best = Το ρεκόρ σου: { $score }
end-streak = { $count ->
    [one] 1 καλή παρτίδα
   *[other] { $count } καλές παρτίδες στη σειρά
}
end-wins = { $count ->
    [one] 1 νίκη
   *[other] { $count } νίκες στη σειρά
}
