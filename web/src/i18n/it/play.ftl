play-log-started = La partita comincia.
play-log-relieved = { $absence ->
    [away] { $name } non c’è: gioca il computer.
    [left] { $name } ha lasciato il tavolo: gioca il computer.
    [forfeited] { $name } è assente e perde.
   *[resigned] { $name } abbandona.
}
play-log-spectators = { $muted ->
    [yes] { $who ->
        [you] Togli la parola a chi guarda.
       *[other] { $name } toglie la parola a chi guarda.
    }
   *[no] { $who ->
        [you] Ridai la parola a chi guarda.
       *[other] { $name } ridà la parola a chi guarda.
    }
}
play-log-returned = { $name } è di nuovo al tavolo.
play-log-undo-asked = { $who ->
    [you] Chiedi di annullare l’ultima mossa.
   *[other] { $name } chiede di annullare l’ultima mossa.
}
play-log-undo-answered = { $agree ->
    [yes] { $who ->
        [you] Accetti.
       *[other] { $name } accetta.
    }
   *[no] { $who ->
        [you] Rifiuti.
       *[other] { $name } rifiuta.
    }
}
play-log-undo-withdrawn = { $who ->
    [you] Ritiri la richiesta.
   *[other] { $name } ritira la richiesta.
}
play-log-undone = { $who ->
    [you] { $moves ->
        [one] Annulli l’ultima mossa.
       *[other] Annulli le tue ultime { $moves } mosse.
    }
   *[other] { $moves ->
        [one] { $name } annulla l’ultima mossa.
       *[other] { $name } annulla le sue ultime { $moves } mosse.
    }
}
bot-says-won = { $line ->
    [0] Ho vinto! Ne facciamo un’altra?
    [1] Bella partita. La mia, soprattutto.
   *[2] Che divertimento.
}
bot-says-lost = { $line ->
    [0] Ben giocato.
    [1] C’è mancato poco!
   *[2] La prossima volta non mi freghi.
}

play-log-round = Round { $round }
play-recap = Dopo il tuo ultimo turno
play-recap-away = Mentre non c’eri
play-recap-again = Rivedi
