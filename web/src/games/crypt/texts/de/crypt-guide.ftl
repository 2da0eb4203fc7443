crypt-lesson = Die letzten drei Runden einer Partie zu zweit, in fünf Minuten.
crypt-guide-place = Schatz { $slot }
crypt-guide-rolls = Die geworfenen Würfel

crypt-step-welcome = Der König ist tot. Du bist einer seiner Erben, dein Gegner auch. Die ganze Nacht räumt ihr schon die Familiengruft leer; neun Schätze sind noch da. Wer am Ende die meisten Coins hat, gewinnt.
crypt-step-row = In jeder Runde liegen drei Schätze in der Gruft. Die Coins zeigen, was eine Karte wert ist. Die dritte liegt verdeckt: Du siehst, was sie ist, aber nicht, was sie wert ist.
crypt-step-claim = Deine drei Würfel sind Diener. Schick einen los und bestimm selbst seinen Aufwand. Hoher Aufwand ist schwer zu überbieten; aber beim Sammeln wird gewürfelt, und ein Diener, der weniger wirft, ist erschöpft. Wie groß das Risiko ist, steht daneben.
crypt-step-bumped = Dein Gegner hat 5 gegen deine 4 geboten und deinen Diener rausgeworfen. Er ist unversehrt wieder zu Hause. Aber sieh dir deine Fackeln an: Du hast Lichter Aus. Der letzte Zug der Runde gehört dir, und darin darfst du nur einen Schatz beanspruchen.
crypt-step-bump = Wirf jetzt ihn raus: Biete zusammen mehr als 5. Auf demselben Schatz zeigen alle Diener denselben Aufwand, also ergeben zwei mit je 3 zusammen 6.
crypt-step-collect = Jetzt wird gesammelt. Ein beanspruchter Schatz gehört dir, was immer du würfelst, und nur du darfst ihn ansehen. Einer deiner Diener hat 2 geworfen, weniger als seinen Aufwand von 3: Er ist erschöpft.
crypt-step-flip = Ein Sammler hilft: Dreh ein Idol um, und dieser Diener würfelt noch einmal. Eine umgedrehte Karte zählt weiter, lässt sich aber nicht noch einmal umdrehen.
crypt-step-collectors = Geschafft. Das sind die Sammler: Jeder will eine Art von Schatz und zahlt auf seine Weise. Die Fackeln sind weitergewandert, jetzt beginnt dein Gegner.
crypt-step-spread = Du kannst Diener auch zu mehreren Schätzen schicken. Nimm die Tapisserie und die Töpferware, mit hohem Aufwand, damit dich niemand rauswirft.
crypt-step-recover = Du hast beide bekommen, aber beide Diener sind erschöpft. Die Fackeln sind wieder bei dir, also hast du in dieser Runde zwei Züge. Nutz den ersten zur Erholung: Deine erschöpften Diener wachen auf.
crypt-step-last = Der Zug mit Lichter Aus, der letzte der Partie: ein Schatz. Das Manuskript zeigt nur 2 Coins, aber beim Sammler sind zwei Manuskripte je 4 wert, und eins hast du schon. Dein Gegner bietet dafür 2.
crypt-step-count = Die Gruft ist leer. Deine Schätze allein sind 24 Coins wert. Rechne nun aus, was von den Sammlern dazukommt.
crypt-step-end = Du gewinnst, mit deinen Schätzen, den Sammlern und deinen Dienern. Jetzt kennst du das Spiel. Allein spielst du gegen den Geist: deinen Vater, der alles zurückhaben will.

crypt-task-servant = { $device ->
    [touch] Tipp einen Diener an.
   *[mouse] Klick einen Diener an oder drück auf ihm die Leertaste.
}
crypt-task-jewelry = { $device ->
    [touch] Tipp Schatz 1 an, das Schmuckstück im Wert von 4.
   *[mouse] Klick Schatz 1 an, das Schmuckstück im Wert von 4.
}
crypt-task-effort-4 = { $device ->
    [touch] Stell den Aufwand auf 4.
   *[mouse] Stell den Aufwand auf 4 oder drück die 4.
}
crypt-task-confirm = Bestätige.
crypt-task-again = { $device ->
    [touch] Tipp Schatz 1 noch einmal an.
   *[mouse] Klick Schatz 1 noch einmal an.
}
crypt-task-second = { $device ->
    [touch] Schick einen zweiten Diener mit.
   *[mouse] Schick einen zweiten Diener mit oder drück +.
}
crypt-task-effort-3 = { $device ->
    [touch] Stell den Aufwand auf 3.
   *[mouse] Stell den Aufwand auf 3 oder drück die 3.
}
crypt-task-flip = Würfle noch einmal.
crypt-task-tapestry = Schatz 1 mit Aufwand 5.
crypt-task-pottery = Schatz 3 mit Aufwand 4.
crypt-task-recover = Wähle Erholung.
crypt-task-manuscript = { $device ->
    [touch] Tipp Schatz 1 an, das Manuskript.
   *[mouse] Klick Schatz 1 an, das Manuskript.
}
crypt-task-beat = Stell den Aufwand auf 3: Das schlägt 2.
crypt-task-count-jewelry = Deine Schmuckstücke sind 3 und 4 wert; das wertvollste zählt doppelt. Wie viel kommt dazu?
crypt-task-count-manuscripts = Deine Manuskripte zeigen 1 und 2, zählen aber je 4. Wie viel kommt dazu?
crypt-task-count-servants = Jeder Diener, der nicht erschöpft ist, bringt einen Coin. Wie viele bekommst du?
