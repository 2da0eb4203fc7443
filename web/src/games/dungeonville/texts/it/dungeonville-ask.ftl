dungeonville-ask-adventurer = { $class }, { $colour }, grado { $rank }
dungeonville-ask-rank = Nello scontro vince il grado più basso. In compenso il grado { $rank } porta fino a { $rank } ori.
dungeonville-ask-letters = Una stanza uccide un membro del gruppo che in quella torre ha la stessa lettera della stanza. Lettere: { $letters }.
dungeonville-ask-colour = Se perde contro il proprio colore, cambia squadra. Se perde contro un altro colore, muore.
dungeonville-ask-colourless = Senza colore non cambia mai squadra e non attira nessuno. Un gruppo in cui nessuno ha un colore è perduto.
dungeonville-ask-class = { $class ->
    [mule] Per un Mulo non si riceve nessun segnalino sangue.
    [oracle] Entrando in una torre, l’Oracolo prende le lettere di un altro membro del gruppo, scelto dal suo proprietario.
   *[jester] Entrando in una torre, il Giullare prende le lettere dell’avventuriero rivelato dal mazzo.
}
dungeonville-ask-room = Lettera { $letter }: un membro del gruppo con questa lettera qui muore; sceglie il suo proprietario. Dopo una morte il gruppo deve proseguire.
dungeonville-ask-gold = { dungeonville-gold }: pesa altrettanto finché la porti, e poi paga gli avventurieri. Non si dà resto.
dungeonville-ask-item = Un oggetto non pesa nulla e in un pagamento vale 5 ori. Dopo averlo pescato il gruppo deve proseguire.
dungeonville-ask-blood = Segnalino sangue: { $name }
dungeonville-ask-blood-zone = Nella zona uccisioni ogni segnalino vale 1 punto.
dungeonville-ask-blood-tower = Su una torre, ogni segnalino altrui dà 1 punto al proprietario; ogni suo segnalino gli costa 1 punto.
dungeonville-ask-deed = Atto di proprietà
dungeonville-ask-deed-secret = Chi ha l’atto di una torre la possiede. Gli atti restano segreti finché qualcuno non dichiara la vittoria a torto.
dungeonville-ask-tower = Entra il gruppo con più membri; in parità, quello con il grado più basso. Gli altri tornano a casa.
dungeonville-ask-first = Agisce per primo in ogni fase. Dopo ogni round la carta passa a sinistra.
dungeonville-ask-key = spiega ciò che è selezionato
