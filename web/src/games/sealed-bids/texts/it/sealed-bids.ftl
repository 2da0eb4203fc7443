sealed-bids-level-master = Pensa più a lungo di tutti.
sealed-bids-option-rounds = Round
sealed-bids-option-rounds-about = Per quanti premi si gioca.
sealed-bids-choice-rounds-3 = Tre
sealed-bids-choice-rounds-1 = Uno
sealed-bids-choice-rounds-5 = Cinque
sealed-bids-refusal-no-such-setup = Una partita ha da 2 a 4 giocatori e da 1 a 5 round.
sealed-bids-refusal-no-such-seat = Questo posto non esiste a questo tavolo.
sealed-bids-refusal-over = La partita è finita.
sealed-bids-refusal-waiting-for-chance = Si attende un premio o un gettone.
sealed-bids-refusal-not-waiting-for-chance = Si attende un giocatore.
sealed-bids-refusal-not-your-turn = Ora non puoi agire.
sealed-bids-refusal-wrong-phase = Ora non si può fare.
sealed-bids-refusal-other-chance = Si attende un’altra risposta.
sealed-bids-refusal-sealed-already = Questo giocatore ha già offerto una carta.
sealed-bids-refusal-not-in-hand = Non hai questa carta in mano.
sealed-bids-refusal-drawn-already = Questo giocatore ha già pescato un gettone.
sealed-bids-refusal-not-in-deck = Questo premio non è nel mazzo.
sealed-bids-refusal-not-in-urn = Questo gettone non è nell’urna.
sealed-bids-number-of = { $who ->
    [you] tu { $pips }
   *[other] { $name } { $pips }
}
sealed-bids-sight-turned = Viene scoperto il premio { $pips }.
sealed-bids-sight-sealed = { $pips ->
    [-1] { $name } offre una carta.
   *[other] { $who ->
        [you] Offri la carta { $pips }.
       *[other] { $name } offre una carta.
    }
}
sealed-bids-sight-opened = Le carte scoperte: { $cards }. { $who ->
    [you] Vinci il premio.
    [nobody] Il premio va perso.
   *[other] { $name } vince il premio.
}
sealed-bids-sight-reached = { $who ->
    [you] Metti la mano nell’urna.
   *[other] { $name } mette la mano nell’urna.
}
sealed-bids-sight-drew = { $pips ->
    [-1] { $name } pesca un gettone.
   *[other] { $who ->
        [you] Peschi il gettone { $pips }.
       *[other] { $name } pesca un gettone.
    }
}
sealed-bids-sight-shown = { $count ->
    [0] Nessuno ha un gettone.
   *[other] I gettoni: { $tokens }.
}
sealed-bids-rounds = { $rounds ->
    [one] Manca 1 round.
   *[other] Mancano { $rounds } round.
}
sealed-bids-prize = Premio:
sealed-bids-sealed = { $state ->
    [nothing] Nessuna carta offerta.
    [hidden] Una carta è stata offerta.
   *[known] Carta offerta: { $pips }.
}
sealed-bids-token = { $state ->
    [nothing] Nessun gettone.
    [hidden] Ha un gettone.
   *[known] Gettone: { $pips }.
}
sealed-bids-won = { $count ->
    [0] Nessun premio.
   *[other] Premi:
}
sealed-bids-actions = Le tue azioni
sealed-bids-bid = Offri la carta { $pips }
sealed-bids-draw = Pesca un gettone
sealed-bids-score = Premi e gettone
sealed-bids-rule = Regola: il punteggio
sealed-bids-keys-help = Mostra le scorciatoie
