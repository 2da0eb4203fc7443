crypt-slot-joined = { $who ->
    [you] joined by you with { crypt-servants }, { $total } in all
   *[other] joined by { $name } with { crypt-servants }, { $total } in all
}
crypt-slot-joining = you are joining with { crypt-servants } at { $effort }, { $total } in all
crypt-joins = Joins your ally: { $total } in all.
crypt-window-give = You can give a treasure to your ally.
crypt-window-give-to = You can give { $name } one treasure from this round. Everyone decides in secret, and all gifts move at once.
crypt-give = Give to { $name }
crypt-give-nothing = Give nothing
crypt-give-sealed = You have decided what to give.
crypt-give-decided = decided
crypt-give-deciding = deciding…
crypt-ask-dead = Ask the dead
crypt-ask-dead-about = Exhaust a servant to look at a token that lies aside.
crypt-ask-dead-cost = { $left ->
    [one] This is your whole turn. It exhausts 1 servant and shows you the last token aside that you haven’t seen. Everyone sees that you ask, but not what you see.
   *[other] This is your whole turn. It exhausts 1 servant and shows you one of the { $left } tokens aside that you haven’t seen. Everyone sees that you ask, but not what you see.
}
crypt-ask-dead-confirm = Exhaust 1 servant and ask
crypt-token = { $where ->
    [hand] { crypt-kind }: safe, by the token you were dealt
   *[seen] { crypt-kind }: safe, by a token aside that was looked at
}
crypt-tokens-aside = Tokens aside: { $aside }
crypt-tokens-unseen = { $count ->
    [one] 1 token aside that you haven’t seen
   *[other] { $count } tokens aside that you haven’t seen
}
crypt-tokens-looked = Has seen { $looked } of the { $aside } tokens aside
crypt-curse = The curse
crypt-curse-is = Cursed: { crypt-kind-plural }
crypt-curse-open = May be cursed: { $kinds }.
crypt-curse-letters = Cursed: { $letters }?
crypt-moment-cursed = The curse lies on { $kinds }. They pay nobody, and holding the most of them costs coins.
crypt-moment-dealt = You know that this is safe: { $kinds }.
crypt-moment-found = { $who ->
    [you] The dead tell you that this is safe: { $kinds }.
   *[other] The dead tell { $name } that this is safe: { $kinds }.
}
crypt-ask-joined = { $names } stand here together, with { $total } in all.
crypt-ask-ally = Your ally holds it. You can’t bump it, but you can add servants once, at effort { $effort }. Your ally still collects it.
crypt-ask-house = The heirs: { $names }. Their servants have the same colour and border; each heir has a mark of their own.
crypt-ask-house-score = Every heir counts alone, and a house scores the sum. Heirs of a house win together.
crypt-ask-token = A kind with a known token isn’t cursed. Only those who have seen the token know it.
crypt-ask-aside = Safe tokens that nobody was dealt. On your turn you can exhaust a servant to look at one of them.
crypt-ask-curse = One kind is cursed, and nobody knows which until the end. Then its treasures score nothing, and those who hold the most of them lose coins.
crypt-twins-result = Your pair scores { crypt-coins }, the lower of your two scores. You are { crypt-twins-rank }.
crypt-pair-score = The pair scores { crypt-coins }, the lower of the two scores.
crypt-score-result = You leave the crypt with { crypt-coins }.
crypt-house-won = { crypt-house } wins with { crypt-coins }.
crypt-houses-shared = Shared win: { $names }.
crypt-houses = Houses
crypt-curse-was = The curse lay on { $kinds }: they paid nobody.
crypt-end-twins = { $rank ->
    [0] You plotted for nine rounds, and your father heard every word. Now he tells it to the other dead, with voices.
    [1] One purse between you, and it is light. You agree on whose fault it was. Your father agrees too: both.
    [2] Two carts, two grins, one alibi. Your father asks who was where, and gets the same answer twice.
   *[3] Nobody could tell which of you carried what, and now nobody could carry it back. Your father salutes, left and right.
}
crypt-end-pair = The gate falls shut behind two heirs who counted together. What it was worth, only the two of you know.
crypt-end-house-won = Two heirs, one crest, and the heaviest carts of the night. The other houses applaud with their gloves on.
crypt-end-house-lost = Another crest hangs over the gate tonight. You share the blame with your ally, in equal parts.
crypt-end-house-watched = The torches go out. One house dines; the others discuss whose idea this was.
crypt-own-rules = By Gravegoods’ own rules
crypt-twins-rank = { $rank ->
    [0] the Fools
    [1] the Petty
    [2] the Wealthy
   *[3] the Magnificent
}
crypt-log-twins-won = The twins leave the crypt together.
crypt-intro-twins-1 = You and your twin play together against the Ghost. On its turn it rolls three dice and takes over what it can.
crypt-intro-twins-2 = You can’t bump your twin. Choose a treasure that your twin holds to add servants at the same effort: they count together, and your twin collects it.
crypt-intro-twins-3 = After collecting, each of you can give the other one new treasure, in secret. In the end the lower of your two scores counts, so help the one who is behind.
crypt-intro-houses-1 = Two heirs make a house. They have the same crest and colour, and each has a mark of their own. Your ally sits opposite you.
crypt-intro-houses-2 = You can’t bump your ally. Choose a treasure that your ally holds to add servants at the same effort: they count together, and your ally collects it.
crypt-intro-houses-3 = After collecting, you can give your ally one new treasure, in secret. In the end a house scores the sum of both heirs.
crypt-intro-curse-1 = One kind of treasure is cursed, and nobody knows which until the end. Then it pays nothing, and those who hold the most of it lose coins.
crypt-intro-curse-2 = Your board shows tokens of kinds that you know are safe. Every other kind may be cursed.
crypt-intro-curse-3 = Instead of claiming you can ask the dead: exhaust a servant and look at a token that lies aside. Everyone sees that you ask, but not what you see.
crypt-log-house-won = { crypt-house } wins the game.
crypt-ask-ghost-twins = With twins it has one turn a round, with all three dice. If it holds Lights Out, it places only its highest group or die.
crypt-so-far-curse = What the curse may take isn’t counted here.
crypt-ask-gift = Collected this round: its owner may give it to their ally, as it lies. The receiver learns its value, and nobody else.
