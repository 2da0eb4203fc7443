dungeonville-lesson = Two rounds against two wizards, in six minutes.
dungeonville-guide-deed = Your deed
dungeonville-guide-fights = The fight
dungeonville-guide-member = Your adventurer

dungeonville-step-welcome = You’re a mad wizard and secretly own one of five towers. You win with seven points: one for every enemy you kill in a fight, and one for every stranger who dies in your tower. When you have seven, you declare.
dungeonville-step-deed = This is your deed. Nobody else knows it.
dungeonville-step-town = The { tower-ice-cave } is yours. But first you need a party of three. In town, the stronger the adventurer, the higher the price: a low rank is strong. You have 40 gold, and what you don’t spend in this round is lost.
dungeonville-step-recruit = The Knight has rank 4: hardly anyone beats him in a fight. He stands at the Guild for 30 gold.
dungeonville-step-letters = Each adventurer has a letter for each tower, from A (best) to E. A room kills one whose letter it shows. Most rooms are D and E, so rare letters live longer. The Ranger at the Inn has a B for the { tower-goblin-camp }.
dungeonville-step-street = On the Street recruiting costs nothing. This Ranger also has a B for the { tower-goblin-camp }.
dungeonville-step-towers = Now every party goes to a tower. The numbers show how many rooms of each letter are left there. Stay away from your own tower: your own dead cost you points there, and others might guess that it’s yours.
dungeonville-step-scout = At the { tower-goblin-camp } two of your three have a B, and only four rooms show it.
dungeonville-step-fight = Another party has come to the same tower, so you fight: three clashes, one against one, the lower rank wins. Nobody sees your order until it’s fought. Put your strongest first.
dungeonville-step-fought = You won all three. Two were killed, and each gave you a blood token: two points. The third had the colour of your winner and joined you.
dungeonville-step-death = The larger party goes in and must turn a room. It shows a B, so one of yours with a B dies, and your blood stays on this entrance. Keep the stronger one.
dungeonville-step-leave = After a death you had to go on; now you may leave. Nearly half of the rooms left would kill again, so take the gold home.
dungeonville-step-your-tower = Did you see it? A whole party went into your { tower-ice-cave } and died: three tokens of theirs on your entrance, three points. You have five.
dungeonville-step-pay = New round. You pay with the treasure you brought home. Dismiss the Bard and hire a Knight for him: he stands at the Temple for 20.
dungeonville-step-pass = Your party is good. While the others fill theirs, you may pass.
dungeonville-step-scout-again = Someone is at your { tower-ice-cave } again. Leave them alone and go to the { tower-rathaus }: both of your Knights have a B there.
dungeonville-step-declare = Two more died in the { tower-ice-cave }: seven points! Nobody will tell you; you have to say it yourself. If you declared with too few points, everyone would see your deed.
dungeonville-step-end = You win! That’s the whole game: recruit, scout, fight, explore, and keep your deed secret until it’s time.

dungeonville-task-look = Look at your deed.
dungeonville-task-guild = { $device ->
    [touch] Tap the Knight at the Guild.
   *[mouse] Click the Knight at the Guild.
}
dungeonville-task-inn = { $device ->
    [touch] Tap the Ranger at the Inn.
   *[mouse] Click the Ranger at the Inn.
}
dungeonville-task-street = { $device ->
    [touch] Tap the Ranger on the Street.
   *[mouse] Click the Ranger on the Street.
}
dungeonville-task-goblin-camp = { $device ->
    [touch] Tap the { tower-goblin-camp }.
   *[mouse] Click the { tower-goblin-camp }.
}
dungeonville-task-confirm = Confirm.
dungeonville-task-first = { $device ->
    [touch] Tap the Knight, rank 4.
   *[mouse] Click the Knight, rank 4.
}
dungeonville-task-second = Then the Ranger, rank 25.
dungeonville-task-third = Then the other Ranger, rank 33.
dungeonville-task-lose = Choose the Ranger with rank 33.
dungeonville-task-die = Sacrifice him.
dungeonville-task-leave = Leave the tower.
dungeonville-task-temple = { $device ->
    [touch] Tap the Knight at the Temple.
   *[mouse] Click the Knight at the Temple.
}
dungeonville-task-dismiss = Dismiss the Bard.
dungeonville-task-pass = Pass.
dungeonville-task-rathaus = { $device ->
    [touch] Tap the { tower-rathaus }.
   *[mouse] Click the { tower-rathaus }.
}
dungeonville-task-declare = { $device ->
    [touch] Declare.
   *[mouse] Declare, or press the key !.
}
dungeonville-task-declare-confirm = Confirm that you declare.
