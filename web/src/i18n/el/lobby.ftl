lobby-title = Ανοιχτά τραπέζια
lobby-none = Αυτή τη στιγμή δεν υπάρχουν ανοιχτά τραπέζια.
lobby-open-one = Άνοιξε ένα τραπέζι: { $game }
lobby-seats = { $free ->
    [one] 1 ελεύθερη θέση
   *[other] { $free } ελεύθερες θέσεις
}
lobby-join = Μπες
lobby-watch = Παρακολούθησε
lobby-running = Παρτίδες για παρακολούθηση
lobby-rated = Με αξιολόγηση
lobby-more = Περισσότερα τραπέζια
