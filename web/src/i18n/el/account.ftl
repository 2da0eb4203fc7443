account-title = Λογαριασμός
account-guest = Παίζεις χωρίς λογαριασμό
account-guest-about = Τα τραπέζια σου αποθηκεύονται σε αυτόν τον περιηγητή. Με λογαριασμό τα βρίσκεις παντού, μαζί με το ιστορικό και τις αξιολογήσεις σου.
account-register = Δημιουργία λογαριασμού
account-log-in = Σύνδεση
account-log-out = Αποσύνδεση
account-name = Όνομα
account-name-hint = Έως 24 χαρακτήρες· το βλέπουν όλοι.
account-password = Κωδικός
account-password-hint = Τουλάχιστον 8 χαρακτήρες. Λίγες τυχαίες λέξεις αρκούν.
account-password-old = Τωρινός κωδικός
account-password-new = Νέος κωδικός
account-change-name = Αλλαγή ονόματος
account-change-password = Αλλαγή κωδικού
account-changed = Αποθηκεύτηκε.
account-welcome = Καλώς ήρθες, { $name }!
account-history = Παρτίδες που έπαιξες
account-history-none = Δεν υπάρχουν ακόμη τελειωμένες παρτίδες.
account-history-row = { $game }, { $date }: { $result }
account-result = { $place ->
    [1] νίκη με { $score }
   *[other] { $place }η θέση με { $score }
}
account-ratings = Αξιολογήσεις
account-rating = { $game }, { $players } παίκτες: { $rating } ({ $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
})
account-rating-none = Παίξε μια παρτίδα με αξιολόγηση και απόκτησε τη δική σου.
account-history-more = Παλιότερες παρτίδες
account-score = { $score ->
    [one] 1 νόμισμα σε ατομικό παιχνίδι
   *[other] { $score } νομίσματα σε ατομικό παιχνίδι
}
account-resigned = παραίτηση
account-nobody = Πώς σε λένε;
account-nobody-yet = δεν το διάλεξες ακόμη
account-take-name = Κράτησε αυτό το όνομα
