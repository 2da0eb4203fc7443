learn-title = Η πρώτη σου παρτίδα
learn-resume = Έχεις αρχίσει ένα μάθημα. Θέλεις να το συνεχίσεις;
learn-go-on = Συνέχεια
learn-again = Από την αρχή

learn-heading = Μάθε παίζοντας
learn-intro = Μια παρτίδα με οδηγό, εναντίον του υπολογιστή. Σταματάς όποτε θέλεις και συνεχίζεις αργότερα.
learn-start = Άρχισε το μάθημα

guide-title = Μάθημα
guide-step = Βήμα { $step } από { $steps }
guide-next = Επόμενο
guide-back = Πίσω
guide-hide = Απόκρυψη οδηγού
guide-show = Εμφάνιση οδηγού
guide-point = Δείξε μου: { $what }
guide-look = Κοίτα εδώ: { $what }
guide-done = (έγινε)
guide-watch = Δες τι γίνεται.
guide-wrong = Όχι ακριβώς. Κοίτα πάλι.
guide-steer = Επιτρέπεται, αλλά όχι σε αυτό το μάθημα. Κάνε το εξής: { $what }.
guide-play = Παίξε μια παρτίδα
guide-lessons = Όλα τα μαθήματα
guide-end = Τέλος μαθήματος
guide-end-ask = Να τελειώσει το μάθημα;
guide-end-about = Μπορείς να το ξαναρχίσεις όποτε θέλεις.
