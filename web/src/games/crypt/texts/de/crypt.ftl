crypt-kind = { $kind ->
    [idol] Idol
    [jewelry] Schmuckstück
    [manuscript] Manuskript
    [pottery] Töpferware
    [remains] Überreste
   *[tapestry] Tapisserie
}
crypt-kind-plural = { $kind ->
    [idol] Idole
    [jewelry] Schmuckstücke
    [manuscript] Manuskripte
    [pottery] Töpferwaren
    [remains] Überreste
   *[tapestry] Tapisserien
}
crypt-of-kind = { $kind ->
    [idol] Idolsammler
    [jewelry] Schmucksammler
    [manuscript] Manuskriptsammler
    [pottery] Töpferwarensammler
    [remains] Überrestesammler
   *[tapestry] Tapisseriesammler
}
crypt-kind-letter = { $kind ->
    [idol] I
    [jewelry] S
    [manuscript] M
    [pottery] Tö
    [remains] Ü
   *[tapestry] Ta
}
crypt-coins = { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}
crypt-servants = { $dice ->
    [one] 1 Diener
   *[other] { $dice } Diener
}
crypt-card = { $coins ->
    [0] { crypt-kind }, Wert unbekannt
   *[other] { crypt-kind }, { crypt-coins }
}
crypt-card-flipped = { crypt-card }, umgedreht
crypt-side = { crypt-kind-plural } { $side }
crypt-ghost = Der Geist
crypt-die = { $state ->
    [home] Diener, unerschöpft
    [exhausted] Diener, erschöpft
   *[placed] Diener mit Aufwand { $effort }
}
crypt-rank = { $rank ->
    [0] der Narr
    [1] der Kleinliche
    [2] der Wohlhabende
   *[3] der Großartige
}
crypt-rank-result = Mit { crypt-coins } bist du { crypt-rank }.
crypt-source = { $source ->
    [treasures] Coins auf Schätzen
    [idol] Idolsammler
    [jewelry] Schmucksammler
    [manuscript] Manuskriptsammler
    [pottery] Töpferwarensammler
    [remains] Überrestesammler
    [tapestry] Tapisseriesammler
    [curse] Der Fluch
   *[servants] Unerschöpfte Diener
}

crypt-collector = { crypt-of-kind }, Seite { $side }
crypt-ability-idol-A = Beim Sammeln: Dreh 1 Idol um, um einen Diener neu zu würfeln, der in dieser Runde gescheitert ist.
crypt-ability-idol-B = Wer zuerst 2 Idole hat, dreht sie um und bekommt am Ende 5 Coins; alle anderen mit 2 oder mehr bekommen 2.
crypt-ability-jewelry-A = Mit 2 oder mehr Schmuckstücken zählt dein wertvollstes doppelt.
crypt-ability-jewelry-B = 1 Coin für jedes Schmuckstück.
crypt-ability-manuscript-A = Mit 2 oder mehr Manuskripten zählt jedes davon 4 Coins.
crypt-ability-manuscript-B = Jederzeit: Dreh 1 Manuskript um, um die verdeckten Karten der Gruft anzusehen.
crypt-ability-pottery-A = 2 Töpferwaren bringen 2 Coins, 3 bringen 4, 4 oder mehr bringen 8.
crypt-ability-pottery-B = Vor dem Beanspruchen: Dreh 2 Töpferwaren um, um eine verdeckte Karte aus der Gruft zu nehmen.
crypt-ability-remains-A = Jederzeit: Dreh 2 Überreste um, damit sich ein erschöpfter Diener erholt.
crypt-ability-remains-B = 4 oder mehr Überreste bringen 10 Coins.
crypt-ability-tapestry-A = 5 Coins für die meisten Coins in Tapisserien; bei Gleichstand je 5.
crypt-ability-tapestry-B = 3 oder mehr Tapisserien bringen 7 Coins; haben mehrere so viele, je 4.

crypt-round = Runde { $round } von { $rounds }
crypt-phase = { $phase ->
    [reveal] Aufdecken
    [tokens] Marken
    [pottery] Vor dem Beanspruchen
    [claim] Beanspruchen
    [collect] Sammeln
    [idol] Neue Würfe
    [give] Schenken
    [curse] Der Fluch
    [last] Letzte Gelegenheit
    [rolloff] Stechen
   *[over] Spielende
}
crypt-leader = Anführer
crypt-lights-out = Lichter Aus
crypt-deck = { $cards ->
    [one] Stapel: 1 Karte, oben { crypt-kind }
   *[other] Stapel: { $cards } Karten, oben { crypt-kind }
}
crypt-deck-untold = { $cards ->
    [0] Der Stapel ist leer
    [one] Stapel: 1 Karte
   *[other] Stapel: { $cards } Karten
}
crypt-discards = Abgelegte Schätze: { $count }
crypt-row = Schätze in der Gruft
crypt-slot = Schatz { $slot }: { crypt-card }
crypt-slot-face-down = Schatz { $slot }: { crypt-card }, verdeckt
crypt-slot-gap = Stelle { $slot } ist leer
crypt-slot-free = frei
crypt-slot-held = { $who ->
    [ghost] beim Geist: { crypt-servants } mit { $effort }, zusammen { $total }
   *[other] bei { $name }: { crypt-servants } mit { $effort }, zusammen { $total }
}
crypt-slot-yours = bei dir: { crypt-servants } mit { $effort }, zusammen { $total }
crypt-board = Auslage von { $name }
crypt-board-yours = Deine Auslage
crypt-board-dice = { $home } unerschöpft, { $exhausted } erschöpft, { $placed } auf Schätzen
crypt-board-cards = { $cards ->
    [0] Noch keine Schätze
    [one] 1 Schatz
   *[other] { $cards } Schätze
}
crypt-board-known = { crypt-board-cards }, { crypt-coins } sicher
crypt-progress = { crypt-kind-plural }: { $have } von { $need }
crypt-progress-idol-earned = Die 5 Coins für Idole sind verdient.

crypt-claim = Beanspruchen
crypt-recover = Erholung
crypt-recover-about = Alle deine erschöpften Diener erholen sich.
crypt-pass-about = Du setzt in diesem Zug keinen Diener.
crypt-pass = Passen
crypt-pick-die = Wähle einen Diener.
crypt-pick-treasure = Wähle einen Schatz.
crypt-pick-more = { $free ->
    [one] 1 Diener übrig: Schick ihn zu einem anderen Schatz oder bestätige.
   *[other] { $free } Diener übrig: Schick sie zu anderen Schätzen oder bestätige.
}
crypt-effort = Aufwand
crypt-servants-name = Diener
crypt-add-die = Diener hinzufügen
crypt-remove-die = Diener zurücknehmen
crypt-staged = { crypt-servants } auf Schatz { $slot } mit Aufwand { $effort }
crypt-staged-all = { $stakes }.
crypt-staged-none = Noch kein Diener gesetzt.
crypt-odds-safe = Aufwand 1: Erschöpfung ausgeschlossen.
crypt-odds = Risiko der Erschöpfung für jeden Diener: { $percent } %.
crypt-odds-none = Keiner erschöpft: { $percent } %.
crypt-to-bump = Um dich hier rauszuwerfen, braucht man mindestens { $total }.
crypt-last-turn = Letzter Zug der Phase: nur ein Schatz.
crypt-must-recover = Du kannst jetzt keinen Diener setzen: Wähle Erholung.
crypt-must-pass = Du kannst jetzt keinen Diener setzen: Du musst passen.

crypt-any-time = Jederzeit
crypt-decline = Jetzt nicht
crypt-choose-flip = { $count ->
    [one] Wähle 1 Karte zum Umdrehen
   *[other] Wähle { $count } Karten zum Umdrehen
}
crypt-choose-exhausted = Wähle den Diener, der sich erholen soll
crypt-choose-face-down = Wähle die verdeckte Karte, die du nimmst
crypt-choose-reroll = Wähle den Diener, den du neu würfelst
crypt-exhausted-earlier = schon vorher erschöpft
crypt-exhausted-failed = mit Aufwand { $effort } gescheitert
crypt-window-pottery = Vor dem Beanspruchen darfst du 2 Töpferwaren umdrehen und eine verdeckte Karte nehmen.
crypt-window-idol = Du darfst ein Idol umdrehen, um einen gescheiterten Diener neu zu würfeln.
crypt-window-last = Letzte Gelegenheit: Dreh 2 Überreste um; ein Diener erholt sich und bringt noch einen Coin.
crypt-rule-link = Regel { $rule }

crypt-slot-seen = angesehen von { $names }
crypt-slot-staged = du setzt { crypt-servants } mit { $effort }, zusammen { $total }
crypt-ghost-bumped = { $dice ->
    [0] In dieser Runde wurde kein Diener rausgeworfen
    [one] In dieser Runde wurde 1 Diener rausgeworfen
   *[other] In dieser Runde wurden { $dice } Diener rausgeworfen
}
crypt-collectors = Sammler
crypt-progress-count = { crypt-kind-plural }: { $have }
crypt-progress-coins = { crypt-kind-plural }: { crypt-coins }
crypt-progress-face-down = { crypt-kind-plural }, noch verdeckt: { $have } von { $need }
crypt-doing = { $phase ->
    [pottery] { $names } darf eine verdeckte Karte nehmen …
    [idol] { $names } darf noch einmal würfeln …
    [give] Geschenke: Warten auf { $names } …
    [last] Letzte Gelegenheit für { $names } …
   *[claim] { $names } ist am Zug …
}
crypt-your-actions = Deine Aktionen
crypt-to-bump-none = Hier kann dich niemand rauswerfen.
crypt-use-name = { $ability ->
    [look] Verdeckte Karten ansehen
    [restore] Einen Diener erholen lassen
    [take] Eine verdeckte Karte nehmen
   *[reroll] Einen Diener neu würfeln
}
crypt-move = { $action ->
    [recover] Erholung
    [pass] passen
    [decline] jetzt nicht
    [look] verdeckte Karten ansehen
    [restore] einen Diener erholen lassen
    [take] eine verdeckte Karte nehmen
    [give] einen Schatz schenken
    [ask] die Toten befragen
   *[reroll] einen Diener neu würfeln
}
crypt-use-odds = Gelingt bei { $holds } von 6 Seiten: { $percent } %
crypt-roll-against = gegen { $effort }
crypt-rolls-past = Vorige Runde:
crypt-keys-arrows = gehen von Schatz zu Schatz
crypt-keys-digits = legen den Aufwand fest
crypt-keys-dice = setzen einen Diener mehr oder weniger
crypt-keys-enter = setzt einen Diener auf einen Schatz; noch einmal gedrückt, führt sie zu „Bestätigen“
crypt-keys-escape = beginnt den Zug von vorn
crypt-keys-help = zeigt diese Tastenkürzel

crypt-refusal-players = Gruft ist für 1 bis 4 Personen.
crypt-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
crypt-refusal-solo-leader = Allein führst du die erste Runde immer selbst an.
crypt-refusal-over = Die Partie ist zu Ende.
crypt-refusal-waiting-for-chance = Die Würfel rollen noch.
crypt-refusal-not-waiting-for-chance = Erst muss sich jemand entscheiden.
crypt-refusal-not-your-turn = Du bist nicht am Zug.
crypt-refusal-wrong-phase = Das geht in dieser Phase nicht.
crypt-refusal-empty-claim = Setz mindestens einen Diener.
crypt-refusal-too-few-dice = { $home ->
    [0] Du hast keinen unerschöpften Diener frei.
    [one] Du hast nur 1 unerschöpften Diener frei.
   *[other] Du hast nur { $home } unerschöpfte Diener frei.
}
crypt-refusal-no-treasure = An Stelle { $slot } liegt kein Schatz.
crypt-refusal-own-dice = Auf Schatz { $slot } stehen schon deine Diener.
crypt-refusal-effort-too-low = { $offered } reicht auf Schatz { $slot } nicht: Es braucht mehr als { $standing }.
crypt-refusal-one-treasure-only = Im letzten Zug der Phase darfst du nur einen Schatz beanspruchen.
crypt-refusal-other-side = Diese Seite des { crypt-of-kind }s bietet das nicht.
crypt-refusal-cannot-flip = Diese Karte lässt sich dafür nicht umdrehen.
crypt-refusal-nothing-to-see = Du kennst schon alle verdeckten Karten.
crypt-refusal-not-face-down = Schatz { $slot } ist nicht verdeckt.
crypt-refusal-no-such-exhausted-die = Du hast keinen solchen erschöpften Diener.
crypt-refusal-no-failed-die = In dieser Runde ist kein Diener von dir mit Aufwand { $effort } gescheitert.
crypt-refusal-twins = Verschworene Zwillinge ist für 2 Personen.
crypt-refusal-houses = Kampf der Häuser ist für 6 oder 8 Personen.
crypt-refusal-other-edition = Dieser Tisch kann keine Variante spielen.
crypt-refusal-join-at-effort = Wer auf Schatz { $slot } verstärkt, braucht Diener mit Aufwand { $effort }.
crypt-refusal-cannot-give = Verschenken kannst du nur einen nicht umgedrehten Schatz aus dieser Runde.
crypt-refusal-gift-is-sealed = Du hast dich schon entschieden. Warte auf die anderen.
crypt-refusal-no-curse = In dieser Partie ist nichts verflucht.
crypt-refusal-no-die-to-ask = Um die Toten zu befragen, brauchst du einen unerschöpften Diener.
crypt-refusal-no-token-to-see = Du kennst schon alle beiseitegelegten Marken.
crypt-refusal-other-chance = Das Spiel wartet auf etwas anderes.
crypt-refusal-impossible-chance = Dieses Ergebnis ist nicht möglich.
crypt-solo = Allein spielst du Einzelkind: Geschwister hast du keine, aber der Geist deines Vaters will seine Schätze zurück.
crypt-level-master = Denkt am längsten nach. Zu zweit ist es die stärkste Stufe.
crypt-option-variant = Spiel
crypt-option-variant-about = Die Varianten, zu zweit gegen den Geist und zu sechst oder zu acht, folgen unseren eigenen Regeln.
crypt-choice-variant-base = Das Grundspiel
crypt-choice-variant-twins = Verschworene Zwillinge: gemeinsam gegen den Geist (eigene Regeln)
crypt-choice-variant-houses = Kampf der Häuser: Paare gegen Paare (eigene Regeln)
crypt-option-curse = Fluch
crypt-option-curse-about = Eine Art von Schätzen ist verflucht, und bis zum Schluss weiß niemand, welche. Nach unseren eigenen Regeln.
crypt-choice-curse-off = Kein Fluch
crypt-choice-curse-on = Verfluchter Schatz (eigene Regeln)
crypt-option-sides = Sammler
crypt-option-sides-about = Jeder Sammler hat zwei Seiten, die verschieden zahlen.
crypt-choice-sides-AAAAAA = Alle auf Seite A: am besten für die erste Partie
crypt-choice-sides-BBBBBB = Alle auf Seite B
crypt-choice-sides-random = Zufällig gemischt
crypt-option-leader = Erster Anführer
crypt-option-leader-about = Wer in der ersten Runde die Fackel hält.
crypt-choice-leader-random = Zufällig
crypt-option-recall = Gedächtnis
crypt-option-recall-about = Ob der Tisch bekannte Werte weiter zeigt oder ihr sie euch merken müsst.
crypt-choice-recall-table = Der Tisch merkt sie sich
crypt-choice-recall-memory = Ihr merkt sie euch: Karten der anderen und abgelegte Karten zeigen nur ihre Art
crypt-tie = Gleichstand an der Spitze: Alle Beteiligten würfeln mit ihren unerschöpften Dienern; die höchste Summe gewinnt.

crypt-discards-door = Ablage
crypt-collected = Deine Schätze
crypt-option-ghost = Würfel des Geistes
crypt-option-ghost-about = Die Farbe der Würfel, mit denen der Geist würfelt.
crypt-choice-ghost-pale = Bleich
crypt-choice-ghost-red = Rot
crypt-choice-ghost-violet = Violett
crypt-choice-ghost-teal = Petrol
crypt-choice-ghost-black = Schwarz
crypt-choice-ghost-gold = Gold
crypt-choice-ghost-green = Grün
crypt-choice-ghost-blue = Blau
crypt-choice-ghost-pink = Rosa
crypt-house = { $house ->
    [0] Das Haus der Krone
    [1] Das Haus des Schlüssels
    [2] Das Haus des Turms
   *[3] Das Haus des Kelchs
}
crypt-twins = Die Zwillinge
crypt-pool-variant-twins = Verschworene Zwillinge
crypt-pool-variant-houses = Kampf der Häuser
crypt-pool-curse-on = Verfluchter Schatz
