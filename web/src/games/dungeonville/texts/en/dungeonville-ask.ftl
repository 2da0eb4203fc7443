dungeonville-ask-adventurer = { $class }, { $colour }, rank { $rank }
dungeonville-ask-rank = In a clash the lowest rank wins. Outside of combat, rank { $rank } carries { $rank } gold.
dungeonville-ask-letters = A room kills one member of the party whose letter at that tower is the same as the room’s. Letters: { $letters }.
dungeonville-ask-colour = Losing a clash to its own colour, it changes sides. Losing to any other colour, it dies.
dungeonville-ask-colourless = Without a colour it never changes sides, and nobody changes sides for it. A party in which nobody has a colour is lost.
dungeonville-ask-class = { $class ->
    [mule] Nobody gets a blood token for a Mule.
    [oracle] On entering a tower, an Oracle takes the letters of another member of the party, chosen by its owner.
   *[jester] On entering a tower, a Jester takes the letters of the adventurer turned up from the deck.
}
dungeonville-ask-room = Letter { $letter }: one member of the party with this letter here dies; the owner chooses which. After a death the party must go on.
dungeonville-ask-gold = { dungeonville-gold }: it weighs as much while carried, and later pays for recruits. No change is given.
dungeonville-ask-item = An item weighs nothing and counts 5 gold in a payment. After drawing one the party must go on.
dungeonville-ask-blood = Blood token: { $name }
dungeonville-ask-blood-zone = In a kill zone every token is 1 point.
dungeonville-ask-blood-tower = On a tower, other players’ tokens are 1 point each for its owner; the owner’s own tokens cost 1 point each.
dungeonville-ask-deed = Deed
dungeonville-ask-deed-secret = The player with a tower’s deed owns it. A deed is secret until its owner declares falsely.
dungeonville-ask-tower = The party with the most members enters; in a tie, the one with the lowest rank. The others go home.
dungeonville-ask-first = Acts first in every phase. The card moves to the left after each round.
dungeonville-ask-key = says what the focused thing is
