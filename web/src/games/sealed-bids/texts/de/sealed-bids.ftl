sealed-bids-level-master = Denkt am längsten nach.
sealed-bids-option-rounds = Runden
sealed-bids-option-rounds-about = Um wie viele Preise geboten wird.
sealed-bids-choice-rounds-3 = Drei
sealed-bids-choice-rounds-1 = Eine
sealed-bids-choice-rounds-5 = Fünf
sealed-bids-refusal-no-such-setup = Es spielen 2 bis 4 Personen, 1 bis 5 Runden lang.
sealed-bids-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
sealed-bids-refusal-over = Die Partie ist zu Ende.
sealed-bids-refusal-waiting-for-chance = Erst wird ein Preis oder ein Plättchen gezogen.
sealed-bids-refusal-not-waiting-for-chance = Erst ist jemand am Zug.
sealed-bids-refusal-not-your-turn = Du bist jetzt nicht dran.
sealed-bids-refusal-wrong-phase = Das geht jetzt nicht.
sealed-bids-refusal-other-chance = Das Spiel wartet auf etwas anderes.
sealed-bids-refusal-sealed-already = Hier ist schon eine Karte geboten.
sealed-bids-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
sealed-bids-refusal-drawn-already = Hier ist schon ein Plättchen gezogen.
sealed-bids-refusal-not-in-deck = Dieser Preis ist nicht im Stapel.
sealed-bids-refusal-not-in-urn = Dieses Plättchen ist nicht in der Urne.
sealed-bids-number-of = { $who ->
    [you] du { $pips }
   *[other] { $name } { $pips }
}
sealed-bids-sight-turned = Preis { $pips } wird aufgedeckt.
sealed-bids-sight-sealed = { $pips ->
    [-1] { $name } bietet eine Karte.
   *[other] { $who ->
        [you] Du bietest Karte { $pips }.
       *[other] { $name } bietet eine Karte.
    }
}
sealed-bids-sight-opened = Die Karten werden aufgedeckt: { $cards }. { $who ->
    [you] Du bekommst den Preis.
    [nobody] Niemand bekommt den Preis.
   *[other] { $name } bekommt den Preis.
}
sealed-bids-sight-reached = { $who ->
    [you] Du greifst in die Urne.
   *[other] { $name } greift in die Urne.
}
sealed-bids-sight-drew = { $pips ->
    [-1] { $name } zieht ein Plättchen.
   *[other] { $who ->
        [you] Du ziehst Plättchen { $pips }.
       *[other] { $name } zieht ein Plättchen.
    }
}
sealed-bids-sight-shown = { $count ->
    [0] Niemand hat ein Plättchen.
   *[other] Die Plättchen: { $tokens }.
}
sealed-bids-rounds = { $rounds ->
    [one] Noch 1 Runde.
   *[other] Noch { $rounds } Runden.
}
sealed-bids-prize = Preis:
sealed-bids-sealed = { $state ->
    [nothing] Noch nichts geboten.
    [hidden] Eine Karte ist geboten.
   *[known] Geboten: { $pips }.
}
sealed-bids-token = { $state ->
    [nothing] Kein Plättchen.
    [hidden] Hat ein Plättchen.
   *[known] Plättchen: { $pips }.
}
sealed-bids-won = { $count ->
    [0] Keine Preise.
   *[other] Preise:
}
sealed-bids-actions = Deine Aktionen
sealed-bids-bid = Karte { $pips } bieten
sealed-bids-draw = Plättchen ziehen
sealed-bids-score = Preise und Plättchen
sealed-bids-rule = Regel: die Wertung
sealed-bids-keys-help = Tastenkürzel zeigen
