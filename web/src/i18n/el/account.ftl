account-title = Λογαριασμός
account-guest = Παίζεις ως επισκέπτης
account-guest-about = Τα τραπέζια σου φυλάσσονται σε αυτόν τον περιηγητή. Με λογαριασμό τα βρίσκεις παντού, μαζί με το ιστορικό και τις αξιολογήσεις σου.
account-register = Δημιουργία λογαριασμού
account-log-in = Σύνδεση
account-log-out = Αποσύνδεση
account-name = Όνομα
account-name-hint = 2 έως 20 χαρακτήρες· το βλέπουν όλοι.
account-password = Κωδικός
account-password-hint = Τουλάχιστον 10 χαρακτήρες. Λίγες τυχαίες λέξεις αρκούν.
account-password-old = Τωρινός κωδικός
account-password-new = Νέος κωδικός
account-change-name = Αλλαγή ονόματος
account-change-password = Αλλαγή κωδικού
account-changed = Έγινε η αλλαγή.
account-welcome = Καλώς ήρθες, { $name }!
account-delete = Διαγραφή λογαριασμού
account-delete-ask = Να διαγραφεί ο λογαριασμός σου;
account-delete-about = Το όνομά σου φεύγει από όλες τις παρτίδες. Αυτό δεν αναιρείται.
account-history = Παρτίδες που έπαιξες
account-history-none = Δεν υπάρχουν ακόμη τελειωμένες παρτίδες.
account-history-row = { $game }, { $date }: { $result }
account-result = { $place ->
    [1] νίκη
   *[other] { $place }η θέση
}
account-ratings = Αξιολογήσεις
account-rating = { $game }: { $rating } ± { $spread }
account-rating-none = Παίξε μια παρτίδα με αξιολόγηση για να αποκτήσεις βαθμό.
