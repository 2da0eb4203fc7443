crypt-slot-joined = { $who ->
    [you] von dir verstärkt: { crypt-servants }, zusammen { $total }
   *[other] von { $name } verstärkt: { crypt-servants }, zusammen { $total }
}
crypt-slot-joining = du verstärkst: { crypt-servants } mit Aufwand { $effort }, zusammen { $total }
crypt-joins = Verstärkt deinen Verbündeten: zusammen { $total }.
crypt-window-give = Du kannst deinem Verbündeten einen Schatz schenken.
crypt-window-give-to = Du kannst { $name } einen Schatz aus dieser Runde schenken. Alle entscheiden geheim, und alle Geschenke wechseln gleichzeitig den Besitzer.
crypt-give = An { $name } verschenken
crypt-give-nothing = Nichts verschenken
crypt-give-sealed = Du hast entschieden, was du verschenkst.
crypt-give-decided = entschieden
crypt-give-deciding = überlegt …
crypt-ask-dead = Die Toten befragen
crypt-ask-dead-about = Erschöpfe einen Diener, um eine beiseitegelegte Marke anzusehen.
crypt-ask-dead-cost = { $left ->
    [one] Das ist dein ganzer Zug. Er erschöpft 1 Diener und zeigt dir die letzte beiseitegelegte Marke, die du nicht kennst. Alle sehen, dass du fragst, aber nicht, was du siehst.
   *[other] Das ist dein ganzer Zug. Er erschöpft 1 Diener und zeigt dir eine der { $left } beiseitegelegten Marken, die du nicht kennst. Alle sehen, dass du fragst, aber nicht, was du siehst.
}
crypt-ask-dead-confirm = 1 Diener erschöpfen und fragen
crypt-token = { $where ->
    [hand] { crypt-kind }: sicher, laut einer ausgeteilten Marke
   *[seen] { crypt-kind }: sicher, laut einer angesehenen, beiseitegelegten Marke
}
crypt-tokens-aside = Beiseitegelegte Marken: { $aside }
crypt-tokens-unseen = { $count ->
    [one] 1 beiseitegelegte Marke, die du nicht kennst
   *[other] { $count } beiseitegelegte Marken, die du nicht kennst
}
crypt-tokens-looked = Kennt { $looked } der { $aside } beiseitegelegten Marken
crypt-curse = Der Fluch
crypt-curse-is = Verflucht: { crypt-kind-plural }
crypt-curse-open = Vielleicht verflucht: { $kinds }.
crypt-curse-letters = Verflucht: { $letters }?
crypt-moment-cursed = Der Fluch liegt auf: { $kinds }. Sie bringen niemandem etwas, und wer die meisten hat, verliert Coins.
crypt-moment-dealt = Du weißt, dass dies sicher ist: { $kinds }.
crypt-moment-found = { $who ->
    [you] Die Toten verraten dir, was sicher ist: { $kinds }.
   *[other] Die Toten verraten { $name }, was sicher ist: { $kinds }.
}
crypt-ask-joined = Hier stehen { $names } gemeinsam, zusammen { $total }.
crypt-ask-ally = Hier stehen Diener deines Verbündeten. Rauswerfen kannst du sie nicht, aber einmal Diener mit Aufwand { $effort } dazusetzen. Den Schatz bekommt trotzdem dein Verbündeter.
crypt-ask-house = Zum Haus gehören { $names }. Ihre Diener haben dieselbe Farbe und denselben Rand; das Zeichen ist bei beiden verschieden.
crypt-ask-house-score = Jeder Erbe zählt für sich, und das Haus kommt auf die Summe. Die Erben eines Hauses gewinnen gemeinsam.
crypt-ask-token = Eine Art, deren Marke bekannt ist, ist nicht verflucht. Das weiß nur, wer die Marke gesehen hat.
crypt-ask-aside = Sichere Marken, die niemand bekommen hat. In deinem Zug kannst du einen Diener erschöpfen, um eine davon anzusehen.
crypt-ask-curse = Eine Art ist verflucht, und bis zum Ende weiß niemand, welche. Dann bringen ihre Schätze nichts, und wer die meisten davon hat, verliert Coins.
crypt-twins-result = Euer Paar kommt auf { crypt-coins }, das niedrigere eurer beiden Ergebnisse. Ihr seid { crypt-twins-rank }.
crypt-pair-score = Das Paar kommt auf { crypt-coins }, das niedrigere der beiden Ergebnisse.
crypt-score-result = Du verlässt die Gruft mit { crypt-coins }.
crypt-house-won = { crypt-house } gewinnt mit { crypt-coins }.
crypt-houses-shared = Geteilter Sieg: { $names }.
crypt-houses = Häuser
crypt-curse-was = Der Fluch lag auf: { $kinds }. Sie haben niemandem etwas gebracht.
crypt-end-twins = { $rank ->
    [0] Neun Runden lang habt ihr getuschelt, und euer Vater hat jedes Wort gehört. Jetzt erzählt er es den anderen Toten, mit verstellter Stimme.
    [1] Ein Beutel für zwei, und er ist leicht. Ihr seid euch einig, wer schuld ist. Euer Vater auch: beide.
    [2] Zwei Karren, zweimal Grinsen, ein Alibi. Euer Vater fragt, wer wo war, und bekommt zweimal dieselbe Antwort.
   *[3] Niemand hat gemerkt, wer von euch was getragen hat, und jetzt könnte es niemand mehr zurücktragen. Euer Vater verneigt sich, nach links und nach rechts.
}
crypt-end-pair = Das Tor fällt hinter euch zu. Gezählt habt ihr gemeinsam; was es wert war, wisst nur ihr zwei.
crypt-end-house-won = Ein Wappen und die schwersten Karren der Nacht. Die anderen Häuser klatschen, ohne die Handschuhe auszuziehen.
crypt-end-house-lost = Heute Nacht hängt ein anderes Wappen über dem Tor. Die Schuld teilt ihr euch zu zweit, zu gleichen Teilen.
crypt-end-house-watched = Die Fackeln erlöschen. Ein Haus tafelt; die anderen beraten, wessen Idee das war.
crypt-own-rules = Nach den eigenen Regeln von Gravegoods
crypt-twins-rank = { $rank ->
    [0] die Narren
    [1] die Kleinlichen
    [2] die Wohlhabenden
   *[3] die Großartigen
}
crypt-log-twins-won = Die Zwillinge verlassen gemeinsam die Gruft.
crypt-intro-twins-1 = Ihr Zwillinge spielt gemeinsam gegen den Geist. In seinem Zug wirft er drei Würfel und übernimmt, was er kann.
crypt-intro-twins-2 = Deinen Zwilling kannst du nicht rauswerfen. Wähle einen Schatz deines Zwillings, um Diener mit demselben Aufwand dazuzusetzen: Sie zählen zusammen, und er bekommt den Schatz.
crypt-intro-twins-3 = Nach dem Sammeln könnt ihr einander heimlich je einen neuen Schatz schenken. Am Ende zählt das niedrigere eurer Ergebnisse: Hilf, wenn dein Zwilling zurückliegt.
crypt-intro-houses-1 = Zwei Erben bilden ein Haus. Sie haben dasselbe Wappen und dieselbe Farbe, aber jeder ein eigenes Zeichen. Dein Verbündeter sitzt dir gegenüber.
crypt-intro-houses-2 = Deinen Verbündeten kannst du nicht rauswerfen. Wähle einen seiner Schätze, um Diener mit demselben Aufwand dazuzusetzen: Sie zählen zusammen, und er bekommt den Schatz.
crypt-intro-houses-3 = Nach dem Sammeln kannst du deinem Verbündeten heimlich einen neuen Schatz schenken. Am Ende kommt ein Haus auf die Summe beider Erben.
crypt-intro-curse-1 = Eine Art von Schätzen ist verflucht, und bis zum Ende weiß niemand, welche. Dann bringt sie nichts, und wer die meisten davon hat, verliert Coins.
crypt-intro-curse-2 = Deine Auslage zeigt Marken der Arten, von denen du weißt, dass sie sicher sind. Jede andere Art kann verflucht sein.
crypt-intro-curse-3 = Statt zu beanspruchen, kannst du die Toten befragen: Erschöpfe einen Diener und sieh dir eine beiseitegelegte Marke an. Alle sehen, dass du fragst, aber nicht, was du siehst.
crypt-log-house-won = { crypt-house } gewinnt die Partie.
crypt-ask-ghost-twins = Gegen Zwillinge hat er einen Zug pro Runde, mit allen drei Würfeln. Hat er Lichter Aus, setzt er nur die höchste Gruppe oder den höchsten Würfel.
crypt-so-far-curse = Was der Fluch nehmen kann, ist hier nicht mitgezählt.
crypt-ask-gift = In dieser Runde gesammelt: Die Karte darf einem Verbündeten geschenkt werden, so wie sie liegt. Den Wert erfährt nur, wer sie bekommt.
