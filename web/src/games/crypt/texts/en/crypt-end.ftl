crypt-end-rank = { $rank ->
    [0] You come out with dust on your sleeves and next to nothing in your hands. Behind you your father laughs until the lids rattle. The crypt isn’t going anywhere: neither is he.
    [1] Enough for a roof, not for a legend. Your father nods, yawns, and has already forgotten which of his children you were.
    [2] Six collectors bow at your door, and the servants say “Your Grace” without being told to. Your father counts it all again. He can’t find the mistake.
   *[3] Carts roll from the crypt till morning, and nobody asks any more who is to wear the crown. Your father stands at the empty gate. For the first time he has nothing to say.
}
crypt-end-won = The crypt is bare and your cart is full. Your brothers and sisters discover that they always liked you best.
crypt-end-lost = Another heir drives home with the heavy cart. You hold the lantern at the gate, and already know which treasure you should have fought for.
crypt-end-watched = The last torch goes out. One heir goes home rich; the others go home.
crypt-end-shared = Two hands on one crown, and neither lets go. Father would have loved it.
