learn-title = Η πρώτη σου παρτίδα
learn-resume = Έχεις αρχίσει ένα μάθημα. Θέλεις να το συνεχίσεις;
learn-go-on = Συνέχεια
learn-again = Από την αρχή
