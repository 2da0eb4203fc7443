dungeonville-letter = { $letter ->
    [A] A
    [B] B
    [C] C
    [D] D
   *[E] E
}
dungeonville-gold = { $gold } Gold
dungeonville-rank = Rang { $rank }
dungeonville-tower = { $tower ->
    [crypt] { tower-crypt }
    [rathaus] { tower-rathaus }
    [iceCave] { tower-ice-cave }
    [goblinCamp] { tower-goblin-camp }
   *[dragonsLair] { tower-dragons-lair }
}
dungeonville-at-tower = { $tower ->
    [crypt] an der Gruft
    [rathaus] am Rathaus
    [iceCave] an der Eishöhle
    [goblinCamp] am Goblinlager
   *[dragonsLair] am Drachenhort
}
dungeonville-to-tower = { $tower ->
    [crypt] zur Gruft
    [rathaus] zum Rathaus
    [iceCave] zur Eishöhle
    [goblinCamp] zum Goblinlager
   *[dragonsLair] zum Drachenhort
}
dungeonville-into-tower = { $tower ->
    [crypt] in die Gruft
    [rathaus] ins Rathaus
    [iceCave] in die Eishöhle
    [goblinCamp] ins Goblinlager
   *[dragonsLair] in den Drachenhort
}
dungeonville-in-tower = { $tower ->
    [crypt] in der Gruft
    [rathaus] im Rathaus
    [iceCave] in der Eishöhle
    [goblinCamp] im Goblinlager
   *[dragonsLair] im Drachenhort
}
dungeonville-from-tower = { $tower ->
    [crypt] aus der Gruft
    [rathaus] aus dem Rathaus
    [iceCave] aus der Eishöhle
    [goblinCamp] aus dem Goblinlager
   *[dragonsLair] aus dem Drachenhort
}
dungeonville-at-place = { $place ->
    [street] auf der Straße
    [inn] im Gasthof
    [temple] im Tempel
    [guild] in der Gilde
   *[tavern] in der Taverne
}
dungeonville-phase = { $phase ->
    [setup] Vor der ersten Runde
    [recruit] Anwerben
    [scout] Kundschaften
    [combat] Kampf
    [explore] Erforschen
    [harvest] Ernte
   *[over] Spielende
}

dungeonville-refusal-players = Dungeonville ist für 2 bis 5 Personen.
dungeonville-refusal-gold = Alle beginnen mit 40 oder 80 Gold.
dungeonville-refusal-points = Gewonnen wird mit 5, 7 oder 9 Punkten.
dungeonville-refusal-too-many-card-sets = Gerade sind zu viele verschiedene Kartensätze im Spiel. Versuch es später noch einmal, oder spiel mit den mitgelieferten Karten.
dungeonville-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
dungeonville-refusal-over = Die Partie ist zu Ende.
dungeonville-refusal-waiting-for-chance = Es werden noch Karten gezogen.
dungeonville-refusal-not-waiting-for-chance = Zuerst muss jemand entscheiden.
dungeonville-refusal-not-your-turn = Du bist nicht am Zug.
dungeonville-refusal-wrong-phase = Das geht in dieser Phase nicht.
dungeonville-refusal-not-in-town = Der Abenteurer mit Rang { $rank } ist nicht in der Stadt.
dungeonville-refusal-not-in-party = Der Abenteurer mit Rang { $rank } ist nicht in deiner Gruppe.
dungeonville-refusal-nothing-to-discard = Mit weniger als drei Abenteurern wirbst du an, ohne einen abzulegen.
dungeonville-refusal-must-discard = Du hast schon drei Abenteurer: Wähle zuerst einen zum Ablegen.
dungeonville-refusal-must-recruit = Mit weniger als drei Abenteurern musst du anwerben.
dungeonville-refusal-not-in-treasury = Diese Karte ist nicht in deiner Schatzkammer.
dungeonville-refusal-too-little = Das sind { $paid } von { $price } Gold.
dungeonville-refusal-not-needed = Für den Preis brauchst du nicht alle diese Karten.
dungeonville-refusal-tokens = Du kannst nicht { $gold } Gold in Markern zahlen.
dungeonville-refusal-token-not-needed = Für den Preis brauchst du nicht alle diese Marker.
dungeonville-refusal-fighters = { $fighters ->
    [one] Dein einziger Abenteurer muss kämpfen; aufgestellt hast du { $found }.
   *[other] { $fighters } deiner Abenteurer müssen kämpfen, jeder einmal; aufgestellt hast du { $found }.
}
dungeonville-refusal-already-sealed = Deine Schlachtordnung steht schon.
dungeonville-refusal-no-power = { $item }: geht jetzt nicht.
dungeonville-refusal-cannot-join = Der Abenteurer mit Rang { $rank } kann sich dir nicht anschließen.
dungeonville-refusal-cannot-name = Das Orakel kann die Buchstaben des Abenteurers mit Rang { $rank } nicht übernehmen.
dungeonville-refusal-not-the-letter = Der Abenteurer mit Rang { $rank } hat nicht den Buchstaben dieses Raums.
dungeonville-refusal-not-carried = Deine Gruppe trägt diese Karte nicht.
dungeonville-refusal-still-too-much = { $left ->
    [one] 1 Gold ist noch zu viel
   *[other] { $left } Gold sind noch zu viel
}: Die Gruppe trägt { $capacity }.
dungeonville-refusal-need-not-go = Du musst nicht alle diese Karten zurücklassen.
dungeonville-refusal-shown-already = Deine Urkunde liegt offen: Du darfst den Sieg nur ausrufen, wenn deine Punkte reichen.
dungeonville-refusal-other-chance = Das Spiel wartet auf etwas anderes.
dungeonville-refusal-bad-deal = Alle bekommen eine Urkunde, jede eine andere.
dungeonville-refusal-not-in-deck = Der Abenteurer mit Rang { $rank } ist nicht im Stapel.
dungeonville-refusal-room-not-in-deck = Diese Karte ist nicht im Stapel.
dungeonville-refusal-not-in-deed-house = Diese Urkunde ist nicht im Urkundenhaus: { dungeonville-tower }.
dungeonville-level-master = Denkt am längsten nach, spielt dieses Spiel aber nicht merklich stärker als „Experte“.
dungeonville-option-gold = Startgold
dungeonville-option-gold-about = Was alle in der ersten Runde ausgeben dürfen; was an ihrem Ende übrig ist, verfällt.
dungeonville-choice-gold-40 = 40 Gold: Standard
dungeonville-choice-gold-80 = 80 Gold: von Anfang an stärkere Gruppen
dungeonville-option-points = Punkte zum Sieg
dungeonville-option-points-about = Wie viele Punkte man braucht, um den Sieg auszurufen. Gewertet werden nur Partien bis sieben.
dungeonville-choice-points-7 = 7 Punkte: Standard
dungeonville-choice-points-5 = 5 Punkte: kurze Partie
dungeonville-choice-points-9 = 9 Punkte: lange Partie
dungeonville-option-edition = Karten
dungeonville-option-edition-about = Die Ausgabe der mitgelieferten Karten. Die zweite ist ein Entwurf und kann sich noch ändern; Partien mit ihr werden nicht gewertet.
dungeonville-choice-edition-2 = Zweite Ausgabe (Entwurf)
dungeonville-choice-edition-1 = Erste Ausgabe
dungeonville-option-first = Wer beginnt
dungeonville-option-first-about = Wer in der ersten Runde zuerst an der Reihe ist; jede Runde geht es nach links weiter.
dungeonville-choice-first-random = Zufällig
