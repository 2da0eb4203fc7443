crypt-lesson = The last three rounds of a game for two, in five minutes.
crypt-guide-place = Treasure { $slot }
crypt-guide-rolls = Dice rolled

crypt-step-welcome = The King is dead. You are one of his heirs, and so is your opponent. All night you’ve been emptying the family crypt; nine treasures are left. The heir with the most coins at the end wins.
crypt-step-row = Three treasures lie in the crypt each round. Coins show what a card is worth. The third lies face down: you see what it is, not what it’s worth.
crypt-step-claim = Your three dice are servants. Send one and choose its effort yourself. The higher the effort, the harder to beat; but when you collect, you roll, and a servant who rolls less is exhausted. The odds are shown with it.
crypt-step-bumped = Your opponent offered 5 against your 4, so your servant was bumped. It’s back home, unharmed. But look at your torches: you hold Lights Out. You have the last turn of the round, and on it you may claim one treasure only.
crypt-step-bump = Bump back: offer more than 5 in all. On one treasure all servants show the same effort, so two servants at 3 make 6.
crypt-step-collect = Now everyone collects. A claimed treasure is yours whatever you roll, and only you can look at it. One of your servants rolled 2, less than its effort of 3: it’s exhausted.
crypt-step-flip = One collector helps: flip an Idol, and that servant rolls again. A flipped card still counts, but you can’t flip it a second time.
crypt-step-collectors = It worked. These are the collectors: each wants one kind of treasure and pays for it in its own way. The torches have moved on, so now your opponent begins the round.
crypt-step-spread = You can send servants to several treasures. Take the Tapestry and the Pottery, with high efforts so that nobody bumps you.
crypt-step-recover = You got both, but both servants are exhausted. You have the torches again, so this round you have two turns. Use the first to recover: your exhausted servants wake up.
crypt-step-last = The Lights Out turn, the last of the game: one treasure. The Manuscript shows only 2 coins, but to the collector two Manuscripts are worth 4 each, and you have one. Your opponent offers 2 for it.
crypt-step-count = The crypt is empty. Your treasures are worth 24 coins by themselves. Now count what the collectors add.
crypt-step-end = You win, with your treasures, your collectors and your servants. Now you know the game. Alone you play against the Ghost: your father, who wants it all back.

crypt-task-servant = { $device ->
    [touch] Tap a servant.
   *[mouse] Click a servant, or press Space on it.
}
crypt-task-jewelry = { $device ->
    [touch] Tap treasure 1, the Jewelry worth 4.
   *[mouse] Click treasure 1, the Jewelry worth 4.
}
crypt-task-effort-4 = { $device ->
    [touch] Set the effort to 4.
   *[mouse] Set the effort to 4, or press 4.
}
crypt-task-confirm = Confirm.
crypt-task-again = { $device ->
    [touch] Tap treasure 1 again.
   *[mouse] Click treasure 1 again.
}
crypt-task-second = { $device ->
    [touch] Add a second servant.
   *[mouse] Add a second servant, or press +.
}
crypt-task-effort-3 = { $device ->
    [touch] Set the effort to 3.
   *[mouse] Set the effort to 3, or press 3.
}
crypt-task-flip = Roll again.
crypt-task-tapestry = Treasure 1 with effort 5.
crypt-task-pottery = Treasure 3 with effort 4.
crypt-task-recover = Recover.
crypt-task-manuscript = { $device ->
    [touch] Tap treasure 1, the Manuscript.
   *[mouse] Click treasure 1, the Manuscript.
}
crypt-task-beat = Set the effort to 3. That beats 2.
crypt-task-count-jewelry = You have Jewelry worth 3 and 4; the most valuable counts twice. How much does that add?
crypt-task-count-manuscripts = Your Manuscripts show 1 and 2, but each counts 4. How much does that add?
crypt-task-count-servants = Every servant who isn’t exhausted brings one coin. How many do you get?
