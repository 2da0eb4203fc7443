crypt-percent = { $percent } %
crypt-face = Aufwand { $effort }: { $percent } % Risiko der Erschöpfung.
crypt-face-ghost = Der Geist wirft dich raus: { $percent } %.
crypt-face-closed = Aufwand { $effort }: hier zu wenig
crypt-faces-exhausted = erschöpft
crypt-faces-ghost = rausgeworfen
crypt-ghost-bumps = Mit { $total } oder mehr wirft dich der Geist raus: { $percent } %.
crypt-so-far = { $certain ->
    [yes] Wäre jetzt Schluss: { crypt-coins }
   *[no] Wäre jetzt Schluss: mindestens { crypt-coins }
}
crypt-so-far-short = { $certain ->
    [yes] jetzt { $coins }
   *[no] jetzt { $coins }+
}
crypt-so-far-hidden = Der Bonus für Tapisserien hängt von Karten ab, die du nicht siehst. Er ist hier nicht mitgezählt.
crypt-ask-key = erklärt das ausgewählte Element
crypt-ask-worth = Bringt am Ende { crypt-coins }, umgedreht oder nicht.
crypt-ask-hidden = Verdeckt: Die Rückseite zeigt nur die Art. Den Wert siehst du, wenn du die Karte sammelst.
crypt-ask-peeked = Verdeckt, aber du kennst den Wert.
crypt-ask-collector = { crypt-of-kind }: { $ability }
crypt-ask-free = Noch hat ihn niemand beansprucht. Ein Diener reicht, mit beliebigem Aufwand.
crypt-ask-held = Gesamtaufwand hier: { $total }. Um den Schatz zu übernehmen, setz mehr als { $total }; Gleichstand reicht nicht. Rausgeworfene Diener kommen unerschöpft nach Hause.
crypt-ask-mine = Hier stehen deine Diener. Du kannst keine weiteren dazusetzen.
crypt-ask-flipped = Umgedreht: Ihre Fähigkeit ist verbraucht. Sie bringt weiter Coins und gehört weiter zu jedem Satz.
crypt-ask-servants = Diener
crypt-ask-servants-rolled = Beim Sammeln wird jeder Diener gewürfelt. Ein Wurf unter seinem Aufwand erschöpft ihn; Aufwand 1 scheitert nie.
crypt-ask-servants-tired = Ein erschöpfter Diener lässt sich erst nach der Erholung wieder setzen. Am Ende bringt jeder unerschöpfte Diener 1 Coin.
crypt-ask-leader = Der Anführer beginnt die Runde. Nach jeder Runde wandern beide Fackeln eine Person nach links.
crypt-ask-lights-out = Wer Lichter Aus hat, macht den letzten Zug der Runde: Niemand kann mehr antworten, aber es darf nur ein Schatz beansprucht werden.
crypt-ask-ghost = Er würfelt mit drei Würfeln. Gleiche Würfel zählen zusammen. Von der höchsten Summe abwärts kommt jede auf den ersten Schatz von links, der frei ist oder auf dem deine Summe niedriger ist.
crypt-ask-ghost-ties = Bei Gleichstand wirft er dich nicht raus. Was der Geist am Ende einer Runde hält, wird abgelegt.
crypt-ask-ghost-last = In seinem zweiten Zug würfelt er nur mit den Würfeln, die du rausgeworfen hast, und setzt nur die höchste Summe.
crypt-ask-deck = Der Stapel
crypt-ask-deck-top = Die Rückseiten zeigen die Art: So sehen alle, welche Art als Nächstes kommt. Ist der Stapel leer, endet die Partie nach dieser Runde.
crypt-ask-discard = Abgelegt: Niemand hat ihn beansprucht, oder der Geist hielt ihn. Er ist aus dem Spiel.
