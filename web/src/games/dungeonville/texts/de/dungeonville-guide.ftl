dungeonville-lesson = Zwei Runden gegen zwei Zauberer, in sechs Minuten.
dungeonville-guide-deed = Deine Urkunde
dungeonville-guide-fights = Der Kampf
dungeonville-guide-member = Dein Abenteurer

dungeonville-step-welcome = Du bist ein verrückter Zauberer, und einer der fünf Türme gehört heimlich dir. Du gewinnst mit sieben Punkten: einem für jeden Gegner, den du im Kampf tötest, und einem für jeden Fremden, der in deinem Turm stirbt. Hast du sieben, rufst du den Sieg aus.
dungeonville-step-deed = Das ist deine Urkunde. Außer dir kennt sie niemand.
dungeonville-step-town = Die { tower-ice-cave } gehört dir. Aber erst brauchst du eine dreiköpfige Gruppe. In der Stadt gilt: Je stärker, desto teurer, und ein niedriger Rang ist stark. Du hast 40 Gold; was du in dieser Runde nicht ausgibst, verfällt.
dungeonville-step-recruit = Der Ritter hat Rang 4: Im Kampf schlägt ihn kaum jemand. Er steht in der Gilde und kostet 30 Gold.
dungeonville-step-letters = Jeder Abenteurer hat für jeden Turm einen Buchstaben, von A (am besten) bis E. Ein Raum tötet einen mit demselben Buchstaben. Die meisten Räume zeigen D und E, mit seltenen Buchstaben lebt man also länger. Der Waldläufer im Gasthof hat ein B für das { tower-goblin-camp }.
dungeonville-step-street = Auf der Straße kostet Anwerben nichts. Auch dieser Waldläufer hat ein B für das { tower-goblin-camp }.
dungeonville-step-towers = Jetzt zieht jede Gruppe zu einem Turm. Die Zahlen zeigen, wie viele Räume jedes Buchstabens dort noch liegen. Bleib deinem eigenen Turm fern: Dort kosten dich deine Toten Punkte, und die anderen könnten merken, dass er dir gehört.
dungeonville-step-scout = Am { tower-goblin-camp } haben zwei von deinen dreien ein B, und nur vier Räume zeigen es.
dungeonville-step-fight = Noch eine Gruppe ist zu diesem Turm gekommen, also wird gekämpft: drei Gefechte, einer gegen einen, der niedrigere Rang gewinnt. Deine Ordnung sieht vorher niemand. Stell den Stärksten nach vorn.
dungeonville-step-fought = Du hast alle drei gewonnen. Zwei Gegner sind tot und haben dir je einen Blutmarker gebracht: zwei Punkte. Der dritte hatte die Farbe deines Siegers und gehört jetzt zu dir.
dungeonville-step-death = Die größere Gruppe geht hinein und muss einen Raum aufdecken. Er zeigt ein B, also stirbt einer von deinen mit B, und dein Blut bleibt an diesem Eingang. Behalte den Stärkeren.
dungeonville-step-leave = Nach einem Tod musstest du weiter; jetzt darfst du hinaus. Fast die Hälfte der übrigen Räume wäre wieder tödlich: Bring das Gold nach Hause.
dungeonville-step-your-tower = Hast du’s gesehen? Eine ganze Gruppe ist in deine { tower-ice-cave } gegangen und gestorben: drei ihrer Marker an deinem Eingang, drei Punkte. Du hast fünf.
dungeonville-step-pay = Neue Runde. Du zahlst mit dem Schatz, den du nach Hause gebracht hast. Entlass den Barden und nimm dafür einen Ritter: Er steht im Tempel und kostet 20.
dungeonville-step-pass = Deine Gruppe ist gut. Während die anderen ihre auffüllen, darfst du passen.
dungeonville-step-scout-again = Wieder steht jemand vor deiner { tower-ice-cave }. Lass ihn ruhig machen und geh zum { tower-rathaus }: Dort haben deine beiden Ritter ein B.
dungeonville-step-declare = Noch zwei sind in der { tower-ice-cave } gestorben: sieben Punkte! Das sagt dir niemand, du musst den Sieg selbst ausrufen. Mit zu wenigen Punkten würden alle deine Urkunde sehen.
dungeonville-step-end = Du gewinnst! Das ist das ganze Spiel: anwerben, kundschaften, kämpfen, erforschen, und die Urkunde geheim halten, bis es so weit ist.

dungeonville-task-look = Sieh dir deine Urkunde an.
dungeonville-task-guild = { $device ->
    [touch] Tipp den Ritter in der Gilde an.
   *[mouse] Klick den Ritter in der Gilde an.
}
dungeonville-task-inn = { $device ->
    [touch] Tipp den Waldläufer im Gasthof an.
   *[mouse] Klick den Waldläufer im Gasthof an.
}
dungeonville-task-street = { $device ->
    [touch] Tipp den Waldläufer auf der Straße an.
   *[mouse] Klick den Waldläufer auf der Straße an.
}
dungeonville-task-goblin-camp = { $device ->
    [touch] Tipp das { tower-goblin-camp } an.
   *[mouse] Klick das { tower-goblin-camp } an.
}
dungeonville-task-confirm = Bestätige.
dungeonville-task-first = { $device ->
    [touch] Tipp den Ritter an, Rang 4.
   *[mouse] Klick den Ritter an, Rang 4.
}
dungeonville-task-second = Dann den Waldläufer, Rang 25.
dungeonville-task-third = Dann den anderen Waldläufer, Rang 33.
dungeonville-task-lose = Wähle den Waldläufer mit Rang 33.
dungeonville-task-die = Opfere ihn.
dungeonville-task-leave = Verlass den Turm.
dungeonville-task-temple = { $device ->
    [touch] Tipp den Ritter im Tempel an.
   *[mouse] Klick den Ritter im Tempel an.
}
dungeonville-task-dismiss = Entlass den Barden.
dungeonville-task-pass = Passe.
dungeonville-task-rathaus = { $device ->
    [touch] Tipp das { tower-rathaus } an.
   *[mouse] Klick das { tower-rathaus } an.
}
dungeonville-task-declare = { $device ->
    [touch] Ruf den Sieg aus.
   *[mouse] Ruf den Sieg aus, auch mit der Taste !.
}
dungeonville-task-declare-confirm = Bestätige den Sieg.
