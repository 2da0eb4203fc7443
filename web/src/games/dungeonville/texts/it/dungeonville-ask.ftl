dungeonville-ask-adventurer = { $class }, { $colour }, grado { $rank }
dungeonville-ask-rank = In uno scontro vince il grado più basso. Fuori dal combattimento il grado { $rank } porta fino a { $rank } ori.
dungeonville-ask-letters = Un ambiente uccide un membro del gruppo che in quella torre ha la sua stessa lettera. Lettere: { $letters }.
dungeonville-ask-colour = Se perde contro il proprio colore, cambia gruppo. Se perde contro un altro colore, muore.
dungeonville-ask-colourless = Senza colore non cambia mai gruppo e non ne attira altri. Un gruppo in cui nessuno ha un colore è perduto.
dungeonville-ask-class = { $class ->
    [mule] Per un Mulo non si riceve nessun segnalino sangue.
    [oracle] Entrando in una torre, l’Oracolo prende le lettere di un altro membro, scelto da chi guida il gruppo.
   *[jester] Entrando in una torre, il Giullare prende le lettere dell’avventuriero girato dal mazzo.
}
dungeonville-ask-room = Lettera { $letter }: muore un membro che qui ha questa lettera; sceglie chi guida il gruppo. Dopo una morte il gruppo deve andare avanti.
dungeonville-ask-gold = { dungeonville-gold }: tanto pesa finché la si porta, e tanto vale poi per arruolare. Non si dà resto.
dungeonville-ask-item = Un oggetto non pesa nulla e in un pagamento vale 5 ori. Dopo averlo pescato il gruppo deve andare avanti.
dungeonville-ask-blood = Segnalino sangue: { $name }
dungeonville-ask-blood-zone = Nella zona uccisioni ogni segnalino vale 1 punto.
dungeonville-ask-blood-tower = Su una torre, ogni segnalino altrui dà 1 punto a chi possiede la torre; ogni segnalino suo gli costa 1 punto.
dungeonville-ask-deed = Atto di proprietà
dungeonville-ask-deed-secret = Chi ha l’atto di una torre la possiede. Un atto resta segreto finché il suo giocatore non dichiara la vittoria a torto.
dungeonville-ask-tower = Entra il gruppo con più membri; a parità, quello con il grado più basso. Gli altri tornano a casa.
dungeonville-ask-first = Agisce per primo in ogni fase. Dopo ogni round la carta passa a sinistra.
dungeonville-ask-key = spiega ciò che è selezionato
