crypt-percent = { $percent }%
crypt-face = Sforzo { $effort }: { $percent }% di rischio di finire esausto.
crypt-face-ghost = Il Fantasma ti scaccia: { $percent }%.
crypt-face-closed = Sforzo { $effort }: qui non basta
crypt-faces-exhausted = esausto
crypt-faces-ghost = scacciato
crypt-ghost-bumps = Con { $total } o più il Fantasma ti scaccia: { $percent }%.
crypt-so-far = { $certain ->
    [yes] Se finisse adesso: { crypt-coins }
   *[no] Se finisse adesso: almeno { crypt-coins }
}
crypt-so-far-short = { $certain ->
    [yes] ora { $coins }
   *[no] ora { $coins }+
}
crypt-so-far-hidden = Il bonus degli Arazzi dipende da carte che non vedi. Qui non è contato.
crypt-ask-key = spiega ciò che è selezionato
crypt-ask-worth = Alla fine vale { crypt-coins }, rivelata o no.
crypt-ask-hidden = Coperta: il dorso mostra solo il tipo. Ne vedi il valore se la raccogli.
crypt-ask-peeked = Coperta, ma ne conosci il valore.
crypt-ask-collector = Mercante { crypt-of-kind }: { $ability }
crypt-ask-free = Nessuno l’ha reclamato. Basta un servitore, con qualsiasi sforzo.
crypt-ask-held = Totale presente: { $total }. Per prenderlo devi piazzare più di { $total }; la parità non basta. I servitori scacciati tornano a casa, non esausti.
crypt-ask-mine = Qui ci sono i tuoi servitori. Non puoi aggiungerne altri.
crypt-ask-flipped = Rivelata: la sua abilità è già usata. Dà ancora monete e conta ancora nelle serie.
crypt-ask-servants = Servitori
crypt-ask-servants-rolled = Quando si raccoglie, ogni servitore viene tirato. Un tiro più basso del suo sforzo lo rende esausto; lo sforzo 1 non fallisce mai.
crypt-ask-servants-tired = Un servitore esausto non si può piazzare finché non recuperi. Alla fine ogni servitore non esausto vale 1 moneta.
crypt-ask-leader = Il Leader gioca per primo. Dopo ogni round entrambe le torce passano al giocatore a sinistra.
crypt-ask-lights-out = Chi ha Luci Spente gioca l’ultimo turno del round: nessuno gli può più rispondere, ma in quel turno si reclama un solo tesoro.
crypt-ask-ghost = Tira tre dadi. I dadi uguali si sommano. Dal totale più alto in giù, ognuno va sul primo tesoro da sinistra che non è reclamato o su cui il tuo totale è più basso.
crypt-ask-ghost-ties = La parità non ti scaccia. Ciò che il Fantasma tiene alla fine di un round viene scartato.
crypt-ask-ghost-last = Nel suo secondo turno tira solo i dadi che hai scacciato e piazza solo il totale più alto.
crypt-ask-deck = Il mazzo
crypt-ask-deck-top = I dorsi mostrano il tipo: tutti vedono quale arriverà. Quando il mazzo è finito, la partita termina dopo questo round.
crypt-ask-discard = Scartato: nessuno l’ha reclamato, o lo teneva il Fantasma. È fuori dal gioco.
