dungeonville-ask-adventurer = { $class }, { $colour }, Rang { $rank }
dungeonville-ask-rank = Im Gefecht gewinnt der niedrigste Rang. Im Turm trägt Rang { $rank } bis zu { $rank } Gold.
dungeonville-ask-letters = Ein Raum tötet ein Mitglied der Gruppe, dessen Buchstabe in diesem Turm dem des Raums gleicht. Buchstaben: { $letters }.
dungeonville-ask-colour = Wer gegen die eigene Farbe verliert, wechselt die Seite. Wer gegen eine andere Farbe verliert, stirbt.
dungeonville-ask-colourless = Wer keine Farbe hat, wechselt nie die Seite und wirbt niemanden ab. Eine Gruppe, in der niemand Farbe hat, ist verloren.
dungeonville-ask-class = { $class ->
    [mule] Für ein Maultier gibt es keinen Blutmarker.
    [oracle] Beim Betreten eines Turms übernimmt das Orakel die Buchstaben eines anderen Mitglieds, das sein Besitzer wählt.
   *[jester] Beim Betreten eines Turms übernimmt der Narr die Buchstaben des Abenteurers, der vom Stapel aufgedeckt wird.
}
dungeonville-ask-room = Buchstabe { $letter }: Ein Mitglied der Gruppe, das hier diesen Buchstaben hat, stirbt; der Besitzer wählt, welches. Nach einem Tod muss die Gruppe weitergehen.
dungeonville-ask-gold = { $gold } Gold: Unterwegs wiegt die Karte genauso viel, später bezahlt sie neue Abenteurer. Wechselgeld gibt es nicht.
dungeonville-ask-item = Ein Gegenstand wiegt nichts und zählt beim Bezahlen 5 Gold. Wer einen zieht, muss weitergehen.
dungeonville-ask-blood = Blutmarker: { $name }
dungeonville-ask-blood-zone = In der Todeszone ist jeder Marker 1 Punkt wert.
dungeonville-ask-blood-tower = Am Turm bringt jeder fremde Marker dem Besitzer 1 Punkt; jeder eigene kostet ihn 1 Punkt.
dungeonville-ask-deed = Besitzurkunde
dungeonville-ask-deed-secret = Wem die Urkunde gehört, dem gehört der Turm. Urkunden bleiben geheim, bis jemand zu Unrecht den Sieg ausruft.
dungeonville-ask-tower = Die Gruppe mit den meisten Mitgliedern betritt den Turm; bei Gleichstand die mit dem niedrigsten Rang. Die anderen gehen heim.
dungeonville-ask-first = Beginnt jede Phase. Nach jeder Runde wandert die Karte nach links.
dungeonville-ask-key = erklärt das ausgewählte Element
