play-log-started = La partie commence.
play-log-relieved = { $absence ->
    [away] { $name } n’est plus là : l’ordinateur continue.
    [left] { $name } a quitté la table : l’ordinateur continue.
    [forfeited] { $name } perd par absence.
   *[resigned] { $name } abandonne.
}
play-log-spectators = { $muted ->
    [yes] { $who ->
        [you] Vous coupez la parole aux spectateurs.
       *[other] { $name } coupe la parole aux spectateurs.
    }
   *[no] { $who ->
        [you] Vous rendez la parole aux spectateurs.
       *[other] { $name } rend la parole aux spectateurs.
    }
}
play-log-returned = { $name } est de retour.
play-log-undo-asked = { $who ->
    [you] Vous demandez à annuler le dernier coup.
   *[other] { $name } demande à annuler le dernier coup.
}
play-log-undo-answered = { $agree ->
    [yes] { $who ->
        [you] Vous acceptez.
       *[other] { $name } est d’accord.
    }
   *[no] { $who ->
        [you] Vous refusez.
       *[other] { $name } n’est pas d’accord.
    }
}
play-log-undo-withdrawn = { $who ->
    [you] Vous retirez la demande.
   *[other] { $name } retire sa demande.
}
play-log-undone = { $who ->
    [you] { $moves ->
        [one] Vous annulez le dernier coup.
       *[other] Vous annulez vos { $moves } derniers coups.
    }
   *[other] { $moves ->
        [one] { $name } annule le dernier coup.
       *[other] { $name } annule ses { $moves } derniers coups.
    }
}
bot-says-won = { $line ->
    [0] Gagné ! On remet ça ?
    [1] Bien joué. Surtout moi.
   *[2] C’était amusant.
}
bot-says-lost = { $line ->
    [0] Bien joué.
    [1] C’était à un cheveu !
   *[2] La prochaine fois, je ne me laisserai pas faire.
}

play-log-round = Manche { $round }
play-recap = Depuis votre dernier tour
play-recap-away = En votre absence
play-recap-again = Revoir
