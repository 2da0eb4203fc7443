dungeonville-no-letter = { $class ->
    [oracle] X
   *[jester] ?
}
dungeonville-adventurer = { $adventurer }, { $class }, { $colour }, Rang { $rank }
dungeonville-adventurer-card = { $adventurer }. Buchstaben: { $letters }
dungeonville-letter-at = { $tower } { $letter }
dungeonville-colourless = ohne Farbe
dungeonville-room-card = { $room }, { $tower }: Buchstabe { $letter }, { dungeonville-gold }
dungeonville-item-card = { $room }, Gegenstand aus dem Turm „{ $tower }“, zählt 5 Gold. { $power }
dungeonville-player = { $who ->
    [you] du
   *[other] { $name }
}

dungeonville-town = Stadt
dungeonville-town-spot = { $place }, { $price } Gold: { $adventurer }
dungeonville-town-empty = In der Stadt ist niemand mehr.
dungeonville-towers = Türme
dungeonville-scout-to = Geh { dungeonville-to-tower }
dungeonville-yours = (dein Turm)
dungeonville-parties-here = Am Eingang: { $names }
dungeonville-tokens-of = { $who ->
    [you] { $count ->
        [one] 1 Blutmarker von dir
       *[other] { $count } Blutmarker von dir
    }
   *[other] { $count ->
        [one] 1 Blutmarker von { $name }
       *[other] { $count } Blutmarker von { $name }
    }
}
dungeonville-blood = { $count ->
    [0] Kein Blutmarker am Eingang
    [one] 1 Blutmarker am Eingang
   *[other] { $count } Blutmarker am Eingang
}
dungeonville-worth = wäre es dein Turm: { $score }
dungeonville-deck = { $cards ->
    [one] Noch 1 Karte, nach Buchstaben
   *[other] Noch { $cards } Karten, nach Buchstaben
}
dungeonville-items = Gegenstände
dungeonville-top-known = Nächster Raum (schon gesehen): { $room }
dungeonville-top-seen = Nächsten Raum gesehen: { $names }

dungeonville-now = { $stage ->
    [recruit] { $free ->
        [yes] Wirb jemanden an und entlass dafür einen deiner Abenteurer, oder passe.
       *[no] Wirb einen Abenteurer an: Tipp einen in der Stadt an.
    }
    [scout] Wähle einen Turm für deine Gruppe.
    [battle] Stell deine Kämpfer auf. Vor dem Gefecht sieht es niemand.
    [lute] Dein Barde ist besiegt. Die Silberlaute spielen, damit er bleibt?
    [luteJoins] Soll ein besiegter Kämpfer zu dir kommen?
    [oracle] Welchen Abenteurer ahmt dein Orakel nach?
    [wand] Diesen Raum behalten oder ablegen?
    [death] Hier stirbt ein Abenteurer. Wähle, welcher.
    [burden] Zu schwer: Lass mindestens { $excess } Gold zurück.
    [onward] Mit der Beute hinaus oder weiter hinein?
    [harvest] Für { $gold } Gold darfst du eine andere Urkunde ziehen.
   *[over] Entscheide, was du tust.
}
dungeonville-doing = { $stage ->
    [recruit] { $names }: beim Anwerben
    [scout] { $names }: wählt einen Turm
    [battle] { $names }: bei der Schlachtordnung
    [lute] { $names }: mit der Laute in der Hand
    [luteJoins] { $names }: mit der Laute in der Hand
    [oracle] { $names }: beim Orakel
    [wand] { $names }: mit dem Türenstab in der Hand
    [death] { $names }: wählt das Opfer
    [burden] { $names }: lässt Gold zurück
    [onward] { $names }: hinaus oder weiter?
    [harvest] { $names }: im Urkundenhaus
   *[over] { $names }: überlegt
}
dungeonville-drawing = Karten werden gezogen …
dungeonville-round = Runde { $round } von höchstens { $rounds }
dungeonville-phases = Phasen der Runde
dungeonville-house-set = Mitgelieferte Karten
dungeonville-draft-set = Mitgelieferte Karten, zweite Ausgabe (Entwurf)
dungeonville-card-set = Kartensatz: { $set }

dungeonville-battle = Kampf
dungeonville-clash = Gefecht { $number }
dungeonville-sealed = { $name }: steht bereit
dungeonville-not-sealed = { $name }: stellt noch auf
dungeonville-halved = kämpft mit { $strength }
dungeonville-fate = { $fate ->
    [won] gewinnt
    [lost] besiegt
    [killed] stirbt
    [joined] wechselt die Seite
    [spared] bleibt
   *[alone] ohne Gegner
}
dungeonville-blood-taken = { $who ->
    [you] Du nimmst einen Blutmarker von { $owner }.
   *[other] { $name } nimmt einen Blutmarker von { $owner }.
}

dungeonville-expedition = { $who ->
    [you] Deine Gruppe { dungeonville-in-tower }
   *[other] { $name } { dungeonville-in-tower }
}
dungeonville-rooms-turned = { $rooms ->
    [0] noch kein Raum aufgedeckt
    [one] 1 Raum aufgedeckt
   *[other] { $rooms } Räume aufgedeckt
}
dungeonville-room-unturned = Ein noch verdeckter Raum
dungeonville-party = Gruppe
dungeonville-endangered = könnte hier sterben
dungeonville-load = Getragen: { $gold } von { $capacity } Gold
dungeonville-carried = Beute
dungeonville-odds-deadly = { $deadly ->
    [0] Der nächste Raum tötet niemanden.
   *[other] { $next ->
        [one] Der nächste Raum tötet jemanden: { $percent } %.
       *[other] Der nächste Raum tötet jemanden in { $deadly } von { $next } Fällen: { $percent } %.
    }
}
dungeonville-odds-items = Ein Gegenstand: { $percent } % ({ $items }).
dungeonville-odds-gold = Im Schnitt { $gold } Gold pro Karte.
dungeonville-odds-none = Es gibt keine Räume mehr aufzudecken.
dungeonville-odds-kills = tötet ein Mitglied der Gruppe

dungeonville-board = Auslage von { $name }
dungeonville-board-yours = Deine Auslage
dungeonville-first-player = beginnt
dungeonville-board-party = { $count ->
    [0] keine Gruppe
    [one] 1 in der Gruppe
   *[other] { $count } in der Gruppe
}
dungeonville-board-gold = Schatzkammer { $gold }
dungeonville-board-tokens = { $gold } Gold in Markern
dungeonville-board-at = { dungeonville-at-tower }
dungeonville-board-score = Punkte { $score }
dungeonville-deed = Besitzurkunde
dungeonville-deed-look = Urkunde ansehen
dungeonville-deed-hide = Urkunde verdecken
dungeonville-deed-of = Urkunde des Turms „{ $tower }“
dungeonville-deed-hidden = Eine verdeckte Urkunde
dungeonville-deed-shown = (offen)
dungeonville-deed-buy = Andere Urkunde für { $gold } Gold ziehen
dungeonville-deed-house = { $count ->
    [0] Urkundenhaus: leer
    [one] Urkundenhaus: 1 verdeckte Urkunde
   *[other] Urkundenhaus: { $count } verdeckte Urkunden
}
dungeonville-kill-zone = Todeszone: { $count }
dungeonville-party-none = Keine Gruppe in dieser Runde.
dungeonville-at-home = Wartet daheim
dungeonville-treasury = Schatzkammer
dungeonville-powers = Aktive Kräfte

dungeonville-your-actions = Deine Aktionen
dungeonville-recruit-at = ({ $place })
dungeonville-recruit-free = Das kostet nichts.
dungeonville-recruit-tokens = { $gold ->
    [one] 1 Gold in Markern wird automatisch bezahlt.
   *[other] { $gold } Gold in Markern werden automatisch bezahlt.
}
dungeonville-discard-ask = Wen entlässt du?
dungeonville-sum-ask = { $what ->
    [pay] Zahl { $sum } Gold; Wechselgeld gibt es nicht:
   *[drop] Lass mindestens { $sum } Gold zurück:
}
dungeonville-sum = { $what ->
    [pay] Bezahlt: { $total } von { $sum }.
   *[drop] Zurückgelassen: { $total } von { $sum }.
}
dungeonville-sum-bonus = { item-gilding-flask }: { $bonus } dazu.
dungeonville-sum-too-many = Das alles brauchst du nicht.
dungeonville-token = Ein Marker zu 10 Gold
dungeonville-lute-joins-power = Einmal pro Kampf schließt sich dir ein Kämpfer mit Farbe an, den dein Barde schlägt, welche Farbe er auch hat.
dungeonville-order = Schlachtordnung
dungeonville-order-how = { $device ->
    [touch] Zieh einen Kämpfer in ein Gefecht, oder tipp ihn an, um ihn aufzustellen oder herauszunehmen.
   *[mouse] Zieh, klick oder nimm die Tastatur: Pfeile bewegen einen Kämpfer, 1 bis 3 bestimmen sein Gefecht.
}
dungeonville-order-placed = Gefecht { $place }: { $adventurer }
dungeonville-order-waiting = Kämpft nicht: { $adventurer }
dungeonville-order-said = Gefecht { $place }: { $adventurer }.
dungeonville-order-out = { $adventurer } kämpft nicht.
dungeonville-order-empty = noch niemand
dungeonville-order-bench = Kämpfen nicht
dungeonville-choose-member = Wähle einen Abenteurer
dungeonville-fate-do = { $fate ->
    [lose] Diesen opfern
    [save] Diesen retten ({ item-holy-water })
    [name] Diesen nachahmen
   *[lute] Für diesen die Laute spielen
}
dungeonville-press = { $action ->
    [goOn] Weiter: noch einen Raum aufdecken
    [leave] Den Turm verlassen
    [look] Den nächsten Raum ansehen ({ item-lantern-of-cracks })
    [wand] Diesen Raum ablegen ({ item-wand-of-doors })
    [shield] { item-tower-shield } nutzen: Niemand stirbt
    [decline] { $stage ->
        [wand] Diesen Raum behalten
        [luteJoins] Sterben lassen
       *[lute] Die Laute nicht spielen
    }
   *[pass] { $stage ->
        [harvest] Meine Urkunde behalten
       *[recruit] Passen
    }
}
dungeonville-declare = Sieg ausrufen
dungeonville-declare-ask = Den Sieg ausrufen?
dungeonville-declare-score = Du hast { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}; nötig sind { $winning }.
dungeonville-declare-true = Das reicht: Die Partie endet, und du gewinnst.
dungeonville-declare-false = Das reicht nicht. Alle sähen deine Urkunde, und von da an dürftest du den Sieg nur mit { $winning } oder mehr ausrufen.
dungeonville-declare-do = Ja, ausrufen und gewinnen
dungeonville-declare-anyway = Trotzdem ausrufen und meine Urkunde zeigen
dungeonville-declare-shown = Deine Urkunde liegt offen: Du darfst den Sieg nur mit { $score } oder mehr ausrufen.
dungeonville-declare-wait = Du kannst den Sieg ausrufen, sobald das Spiel auf jemanden wartet.
dungeonville-rule = Regel { $rule }
dungeonville-source = { $source ->
    [kills] Todeszone
    [others] Marker anderer auf dem eigenen Turm
   *[own] Eigene Marker dort
}

dungeonville-move-recruit = anwerben: { $whom } ({ $place })
dungeonville-move-scout = zum Turm gehen: { $tower }
dungeonville-move-order = kämpfen in dieser Reihenfolge: { $fighters }
dungeonville-move-drop = zurücklassen: { $rooms }
dungeonville-move-fate = { $fate ->
    [lose] { $whom } stirbt
    [save] { $whom } wird gerettet ({ item-holy-water })
    [name] das Orakel ahmt nach: { $whom }
   *[lute] die Laute spielen für: { $whom }
}
dungeonville-move = { $action ->
    [goOn] weitergehen
    [leave] den Turm verlassen
    [look] den nächsten Raum ansehen
    [wand] diesen Raum ablegen
    [shield] den Schild nutzen
    [decline] keine Kraft nutzen
    [deed] eine andere Urkunde ziehen
    [declare] den Sieg ausrufen
   *[pass] { $stage ->
        [harvest] deine Urkunde behalten
       *[recruit] passen
    }
}
dungeonville-keys-arrows = wechseln zwischen den Möglichkeiten; auf einem Kämpfer verschieben sie ihn in der Schlachtordnung
dungeonville-keys-enter = wählt; noch einmal gedrückt, führt sie zu „Bestätigen“
dungeonville-keys-digits = stellen den Kämpfer in dieses Gefecht
dungeonville-keys-axe = gibt dem Kämpfer die Axt oder nimmt sie ihm
dungeonville-keys-declare = ruft nach einer Rückfrage den Sieg aus
dungeonville-keys-escape = beginnt den Zug von vorn
dungeonville-keys-help = zeigt diese Tastenkürzel

dungeonville-clash-at = Gefecht { $number }: { $tower }
dungeonville-clash-won = { $who ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
}
dungeonville-clash-rule = Der niedrigste Rang gewinnt.
dungeonville-clash-tied = Gleicher Rang: Wer ohne { item-blooded-axe } kämpft, gewinnt.
dungeonville-clash-alone = Hier ist kein Gegner.
dungeonville-lowest-rank = niedrigster Rang { $rank }
dungeonville-holds = { $by ->
    [alone] Behauptet sich: Sonst ist niemand mehr da.
    [lowestRank] Behauptet sich: gleich viele Mitglieder, aber der niedrigste Rang.
   *[mostMembers] Behauptet sich: die größte Gruppe.
}
dungeonville-order-rule = Jedes Gefecht gewinnt der niedrigste Rang. Danach bleibt die größte Gruppe, bei Gleichstand die mit dem niedrigsten Rang.
dungeonville-room-verdict = { $verdict ->
    [kills] Der Buchstabe passt: Jemand stirbt.
    [item] Ein Gegenstand!
   *[safe] Niemand hier hat diesen Buchstaben.
}
dungeonville-their-blood = In deinem Turm: +1 für dich
dungeonville-own-blood = Eigenes Blut an deinem Turm: −1
dungeonville-declared-true = Das reicht: Sieg!
dungeonville-declared-false = Das reicht nicht. Das Spiel geht weiter.
dungeonville-track = { $score } von { $winning } Punkten
dungeonville-track-kills = { $score } von { $winning }, ohne Turm
dungeonville-can-win = Du kannst den Sieg ausrufen und gewinnen!
dungeonville-letters-here = Deine Buchstaben hier:
dungeonville-first-room = { $jester ->
    [yes] Erster Raum tötet: mindestens { $percent } %
   *[no] Erster Raum tötet: { $percent } %
}
dungeonville-to-come = Können noch kommen: { $names }
dungeonville-none-to-come = Nach dir wählt niemand mehr.
dungeonville-tower-of = { $who ->
    [you] Dein Turm: alle wissen es
   *[other] Turm von { $name }
}
dungeonville-advice = { $stage ->
    [scout] Gruppen, die sich an einem Turm treffen, kämpfen, und eine geht hinein. Sterben Abenteurer der anderen im Turm deiner Urkunde, bringt dir das Punkte.
   *[recruit] Im Gefecht gewinnt der niedrigste Rang. Jeder Buchstabe gilt für einen Turm: A ist dort am sichersten, E am tödlichsten.
}
dungeonville-unspent = Du hast noch { $gold } Gold in Markern. Was am Ende des Anwerbens übrig ist, verfällt.
dungeonville-unspent-last = Damit endet das Anwerben: { $gold } Gold in Markern verfallen.
dungeonville-notebook = Notizbuch
dungeonville-notebook-how = Wer wo war, seit er seine Urkunde hat, und wessen Blut am Eingang liegt. Tipp auf ein Feld, um zu notieren, wem was gehören könnte. Das siehst nur du.
dungeonville-notebook-visits = { $count ->
    [one] 1 Besuch
   *[other] { $count } Besuche
}
dungeonville-notebook-rooms = { $count ->
    [one] 1 Raum
   *[other] { $count } Räume
}
dungeonville-notebook-known = { $known ->
    [owner] Besitzer
   *[other] Sicher nicht
}
dungeonville-notebook-mark = { $tower }, { $name }: { $mark ->
    [maybe] vielleicht
    [yes] wahrscheinlich ja
    [no] wahrscheinlich nein
   *[none] keine Notiz
}
dungeonville-finale = { $result ->
    [won] { $who ->
        [you] { $tower }: Der Turm gehört dir, und der Sieg auch.
       *[other] Auch { $name } gewinnt, mit diesem Turm: { $tower }.
    }
   *[lost] { $tower }: Dieser Turm gehörte die ganze Zeit { $name }.
}
dungeonville-deaths = Wer wo gestorben ist
dungeonville-died-by = { $by ->
    [clash] im Gefecht gefallen
   *[room] in einem Raum gestorben
}
dungeonville-waits-here = Hier wartet: { $names }
