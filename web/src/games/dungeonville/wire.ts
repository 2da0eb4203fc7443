// Generated from the Rust types; `cargo xtask bless` writes it anew.
import type { Seat } from '../../wire/protocol';

export type Action = { "recruit": { 
/**
 * Whom.
 */
adventurer: Adventurer, 
/**
 * Whom to discard first, with three or more in the party.
 */
discard: Adventurer | null, 
/**
 * The treasure cards it is paid with (D3.3); tokens of the first round are paid by themselves.
 */
payment: Rooms, } } | "pass" | { "scout": Tower } | { "order": Order } | { "lute": Adventurer } | { "name": Adventurer } | "wand" | "shield" | { "lose": Adventurer } | { "save": Adventurer } | { "drop": Rooms } | "leave" | "goOn" | "look" | { "deed": { 
/**
 * The treasure cards it is paid with (D3.3).
 */
payment: Rooms, } } | "decline" | "declare";

export type Adventurer = number;

export type AdventurerCard = { 
/**
 * The rank, 1 to 64, which tells the card.
 */
rank: Adventurer, 
/**
 * The name.
 */
name: string, 
/**
 * The class.
 */
class: Class, 
/**
 * The colour, if any.
 */
colour: Colour | null, 
/**
 * The letter for each tower in the order of D1.1; none where the card has no letter of its own.
 */
letters: [Letter | null, Letter | null, Letter | null, Letter | null, Letter | null], };

export type Adventurers = Array<number>;

export type BattleView = { 
/**
 * The tower that is fought at; none while orders are given.
 */
tower: Tower | null, 
/**
 * The clash that is fought or decided, from 1; 0 while orders are given.
 */
clash: number, 
/**
 * Those who must fight in this round and where, with what the viewer knows of their orders.
 */
fighters: Array<FightersView>, 
/**
 * Those who joined a winner in this round (D3.8).
 */
joined: Adventurers, 
/**
 * Who has used the Silver Lute (D5.5).
 */
lutes: SeatSet, 
/**
 * Whom the seat whose turn it is may make join with the Silver Lute.
 */
mayJoin: Adventurers, };

export type Class = "barbarian" | "knight" | "dwarf" | "ranger" | "cleric" | "thief" | "sorcerer" | "alchemist" | "bard" | "peasant" | "assassin" | "oracle" | "jester" | "mule";

export type Colour = "blue" | "red" | "green" | "gold" | "violet" | "white";

export type DeckView = { 
/**
 * How many cards.
 */
cards: number, 
/**
 * How many rooms of each letter, A first.
 */
letters: [number, number, number, number, number], 
/**
 * How many items.
 */
items: number, 
/**
 * The gold of all of them.
 */
gold: number, };

export type DeclareOffer = { 
/**
 * The action in notation, as it is sent.
 */
act: string, 
/**
 * The seat's score now.
 */
score: number, 
/**
 * Whether that is enough; if not, declaring shows the deed to all.
 */
wins: boolean, };

export type ExpeditionView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
tower: Tower, 
/**
 * How many rooms were turned; after 32 the party leaves (R11).
 */
rooms: number, 
/**
 * The room at hand.
 */
turned: RoomCard | null, 
/**
 * Whether somebody died in it.
 */
died: boolean, 
/**
 * The members' letters here, those taken from others included.
 */
members: Array<MemberView>, 
/**
 * Those of the party who would die of the room at hand.
 */
endangered: Adventurers, 
/**
 * Those turned up for a Jester and set aside (R7).
 */
aside: Array<AdventurerCard>, 
/**
 * The powers used up.
 */
used: Array<Item>, 
/**
 * How much must be left behind at least (D3.13).
 */
excess: number, 
/**
 * Of how many cards the next room is one, as far as the viewer can tell.
 */
next: number, 
/**
 * How many of those kill a member.
 */
deadly: number, 
/**
 * How many of those are items.
 */
items: number, };

export type Fighter = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Who fights.
 */
adventurer: AdventurerCard, 
/**
 * The rank it fights at: half with the Blooded Axe (D5.5).
 */
strength: number, };

export type FightersView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where they fight.
 */
tower: Tower, 
/**
 * Whether the order is given.
 */
sealed: boolean, 
/**
 * How many are in it.
 */
count: number, 
/**
 * The fighters, each where the viewer knows it.
 */
fighters: [Adventurer | null, Adventurer | null, Adventurer | null], 
/**
 * Who fights with the Blooded Axe, where the viewer knows it.
 */
axe: Adventurer | null, };

export type Item = "bloodedAxe" | "towerShield" | "ironHarness" | "silkRope" | "holyWater" | "lanternOfCracks" | "wandOfDoors" | "gildingFlask" | "silverLute" | "villageLetter";

export type Letter = "A" | "B" | "C" | "D" | "E";

export type MemberView = { 
/**
 * Who.
 */
adventurer: Adventurer, 
/**
 * The letter here; none for an Oracle or a Jester that has none yet.
 */
letter: Letter | null, };

export type Offer = { 
/**
 * Whom it may recruit and how that is paid: `recruit 12`, with `over 40` for whoever is discarded and `for C7 G3` for
 * the cards paid.
 */
recruit: RecruitOffer | null, 
/**
 * The order of battle it must give: `order 12 3 40`, with `axe 3` for who takes the Axe.
 */
order: OrderOffer | null, 
/**
 * What it must leave behind: `drop C7 C9`.
 */
drop: SumOffer | null, 
/**
 * How a deed is paid: `deed for C7 G3`.
 */
deed: SumOffer | null, 
/**
 * Whether it may declare, and what would come of it.
 */
declare: DeclareOffer | null, 
/**
 * Everything else it may do, each whole.
 */
others: Array<OtherOffer>, };

export type Order = { 
/**
 * The fighters; only the last may be missing.
 */
fighters: [Adventurer | null, Adventurer | null, Adventurer | null], 
/**
 * The Barbarian among them that fights with the Blooded Axe (D5.5).
 */
axe: Adventurer | null, };

export type OrderOffer = { 
/**
 * How many must fight.
 */
fighters: number, 
/**
 * Whom there is to choose from.
 */
members: Array<Adventurer>, 
/**
 * Who may fight with the Blooded Axe, if in the order (D5.5).
 */
axe: Array<Adventurer>, };

export type OtherOffer = { 
/**
 * The action in notation, as it is sent.
 */
act: string, 
/**
 * The action.
 */
action: Action, };

export type Phase = "setup" | "recruit" | "scout" | "combat" | "explore" | "harvest" | "over";

export type PickOffer = { 
/**
 * Who.
 */
adventurer: Adventurer, 
/**
 * Where.
 */
place: Place, 
/**
 * The gold in tokens that is paid by itself (D2.2).
 */
tokens: number, 
/**
 * What must be paid in cards.
 */
payment: SumOffer, };

export type Place = "street" | "inn" | "temple" | "guild" | "tavern";

export type RecruitOffer = { 
/**
 * Those in town that the seat can pay, dearest first.
 */
picks: Array<PickOffer>, 
/**
 * One of these must be discarded; nobody, if the list is empty.
 */
discards: Array<Adventurer>, };

export type Refusal = { "players": number } | { "gold": number } | { "noSuchSeat": Seat } | "over" | "waitingForChance" | "notWaitingForChance" | { "notYourTurn": Seat } | "wrongPhase" | { "notInTown": Adventurer } | { "notInParty": Adventurer } | "nothingToDiscard" | "mustDiscard" | "mustRecruit" | { "notInTreasury": Room } | { "tooLittle": { 
/**
 * What the cards count.
 */
paid: number, 
/**
 * The price.
 */
price: number, } } | { "notNeeded": Room } | { "fighters": { 
/**
 * How many must.
 */
fighters: number, 
/**
 * How many were put in order.
 */
found: number, } } | "alreadySealed" | { "noPower": Item } | { "cannotJoin": Adventurer } | { "cannotName": Adventurer } | { "notTheLetter": Adventurer } | { "notCarried": Room } | { "stillTooMuch": { 
/**
 * What would be left.
 */
left: number, 
/**
 * What the party can carry.
 */
capacity: number, } } | { "needNotGo": Room } | "shownAlready" | { "otherChance": string } | "badDeal" | { "notInDeck": Adventurer } | { "roomNotInDeck": Room } | { "notInDeedHouse": Tower };

export type Room = string;

export type RoomCard = { 
/**
 * What tells the card in notation, as in `C7`.
 */
room: Room, 
/**
 * The tower in whose deck it is.
 */
tower: Tower, 
/**
 * The name.
 */
name: string, 
/**
 * The letter; an item has none.
 */
letter: Letter | null, 
/**
 * What it weighs while it is carried; an item weighs nothing (D3.13).
 */
gold: number, 
/**
 * What it counts in a payment; an item counts 5 (D3.3).
 */
worth: number, 
/**
 * The item, if it is one.
 */
item: Item | null, };

export type Rooms = Array<string>;

export type SeatSet = Array<Seat>;

export type SeatView = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The party, lowest rank first.
 */
party: Array<AdventurerCard>, 
/**
 * Those who wait at home until harvest (D5.5).
 */
home: Array<AdventurerCard>, 
/**
 * The treasury.
 */
treasury: Array<RoomCard>, 
/**
 * What the treasury counts in payments, all in all.
 */
treasuryWorth: number, 
/**
 * What the party carries from its tower.
 */
carried: Array<RoomCard>, 
/**
 * The gold of that (D3.13).
 */
carriedGold: number, 
/**
 * How much gold the party can carry (D3.13).
 */
capacity: number, 
/**
 * Gold in tokens, in the first recruiting (D2.2).
 */
tokens: number, 
/**
 * Where the party stands; none at home.
 */
pawn: Tower | null, 
/**
 * The blood tokens in the kill zone, by the seat whose they are (D3.9).
 */
kills: Array<number>, 
/**
 * How often it scouted each tower since it holds its deed, in the order of D1.1.
 */
scouted: [number, number, number, number, number], 
/**
 * How many rooms it turned in each since then; 255 stands for more as well.
 */
turned: [number, number, number, number, number], 
/**
 * Whether the deed lies open (D4.2).
 */
shown: boolean, 
/**
 * The deed, where the viewer knows it.
 */
deed: Tower | null, 
/**
 * The towers whose deed this may be, as far as the viewer can tell.
 */
possible: Array<Tower>, 
/**
 * The score, where the viewer knows the deed (D4.1).
 */
score: number | null, 
/**
 * The items whose power works now: owned or carried, with a member of the class, not used up (D5.5).
 */
powers: Array<Item>, };

export type Setup = { 
/**
 * How many players, 2 to 5 (D1.1).
 */
players: number, 
/**
 * The gold each player has in tokens for the first recruiting: 40, 80 or what the card set says (D2.2).
 */
gold: number, 
/**
 * Who is the first player of the first round (D2.1).
 */
first: string, 
/**
 * The cards played with (D5).
 */
cards: string, };

export type Sight = { "dealt": { 
/**
 * The deed of each seat, where the viewer sees it.
 */
deeds: Array<Tower | null>, } } | { "firstDrawn": { 
/**
 * Who.
 */
first: Seat, } } | { "roundBegan": { 
/**
 * Which, from 1.
 */
round: number, 
/**
 * The first player.
 */
first: Seat, } } | { "deckShuffled": { 
/**
 * How many.
 */
cards: number, } } | { "arrived": { 
/**
 * Who.
 */
adventurer: AdventurerCard, } } | { "dismissed": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Who.
 */
adventurer: AdventurerCard, } } | { "recruited": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whom.
 */
adventurer: AdventurerCard, 
/**
 * From where.
 */
place: Place, 
/**
 * The price asked of this seat.
 */
price: number, 
/**
 * The gold paid in tokens (D2.2).
 */
tokens: number, 
/**
 * The treasure cards paid.
 */
payment: Array<RoomCard>, 
/**
 * Whether the Gilding Flask counted (D5.5).
 */
gilded: boolean, } } | { "passed": { 
/**
 * Who.
 */
seat: Seat, } } | { "tokensLost": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How much gold.
 */
gold: number, } } | { "disbanded": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The party.
 */
party: Array<AdventurerCard>, 
/**
 * What it carried.
 */
carried: Array<RoomCard>, } } | { "scouted": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
tower: Tower, } } | { "sealed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The order, where the viewer sees it.
 */
order: Order | null, } } | { "clashed": { 
/**
 * Where.
 */
tower: Tower, 
/**
 * Which clash of the three, from 1.
 */
clash: number, 
/**
 * The fighters, in the order of the seats.
 */
fighters: Array<Fighter>, 
/**
 * Whose fighter won; none if one stood alone.
 */
winner: Seat | null, } } | { "joined": { 
/**
 * Who.
 */
adventurer: AdventurerCard, 
/**
 * Whose it was.
 */
from: Seat, 
/**
 * Whose it is.
 */
to: Seat, 
/**
 * Whether the Silver Lute made it so (D5.5).
 */
lute: boolean, } } | { "killed": { 
/**
 * Who.
 */
adventurer: AdventurerCard, 
/**
 * Whose it was.
 */
owner: Seat, 
/**
 * Whose fighter killed it.
 */
by: Seat, } } | { "bloodTaken": { 
/**
 * Who took it.
 */
seat: Seat, 
/**
 * Whose token.
 */
owner: Seat, } } | { "stayed": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
tower: Tower, } } | { "wentHome": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * From where.
 */
tower: Tower, } } | { "entered": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
tower: Tower, } } | { "tookLetter": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Who took it.
 */
adventurer: AdventurerCard, 
/**
 * From whom; none if nobody was left to be turned up.
 */
from: AdventurerCard | null, 
/**
 * The letter.
 */
letter: Letter | null, } } | { "setAside": { 
/**
 * Who.
 */
adventurer: AdventurerCard, } } | { "roomsShuffled": { 
/**
 * Where.
 */
tower: Tower, 
/**
 * How many.
 */
cards: number, } } | { "turned": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The card.
 */
room: RoomCard, } } | { "wandUsed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The card.
 */
room: RoomCard, } } | { "shielded": { 
/**
 * Who.
 */
seat: Seat, } } | { "died": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Who.
 */
adventurer: AdventurerCard, 
/**
 * Where.
 */
tower: Tower, 
/**
 * Whether a blood token was put on the entrance; a Mule places none.
 */
blood: boolean, 
/**
 * Whether it waits at home by Holy Water (D5.5).
 */
saved: boolean, } } | { "took": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The card.
 */
room: RoomCard, } } | { "dropped": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The cards.
 */
rooms: Array<RoomCard>, } } | { "looked": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
tower: Tower, 
/**
 * The card, where the viewer sees it.
 */
room: RoomCard | null, } } | { "wipedOut": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What was lost.
 */
lost: Array<RoomCard>, } } | { "left": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * From where.
 */
tower: Tower, 
/**
 * Whether the Silk Rope was needed (D5.5).
 */
rope: boolean, 
/**
 * What it carries.
 */
carried: Array<RoomCard>, } } | { "gathered": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Array<RoomCard>, 
/**
 * Those who waited at home.
 */
home: Array<AdventurerCard>, } } | { "paidForDeed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The treasure cards paid.
 */
payment: Array<RoomCard>, 
/**
 * Whether the Gilding Flask counted (D5.5).
 */
gilded: boolean, } } | { "drewDeed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The deed drawn, where the viewer sees it.
 */
drawn: Tower | null, 
/**
 * The deed put back, where the viewer knows it.
 */
returned: Tower | null, } } | { "declared": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Its deed.
 */
deed: Tower, 
/**
 * Its score.
 */
score: number, 
/**
 * Whether that is enough.
 */
wins: boolean, } } | { "ended": { 
/**
 * Who won.
 */
winners: SeatSet, 
/**
 * The deed of each seat.
 */
deeds: Array<Tower>, 
/**
 * The score of each seat (D4.1).
 */
scores: Array<number>, } };

export type Stage = "deal" | "first" | "town" | "recruit" | "scout" | "battle" | "lute" | "jester" | "oracle" | "turn" | "wand" | "death" | "burden" | "onward" | "look" | "harvest" | "deed" | { "over": SeatSet };

export type SumCard = { 
/**
 * The card.
 */
room: Room, 
/**
 * What it counts.
 */
counts: number, };

export type SumOffer = { 
/**
 * The sum; for 0 no card is needed.
 */
sum: number, 
/**
 * The cards there are.
 */
cards: Array<SumCard>, 
/**
 * What may be added: the Gilding Flask's 10 (D5.5), or 0.
 */
bonus: number, 
/**
 * The cards that give the bonus.
 */
flasks: Array<Room>, 
/**
 * A set that does, and wastes as little as can be.
 */
suggestion: Array<Room>, };

export type SwapView = { 
/**
 * Who drew.
 */
seat: Seat, 
/**
 * What, if it is the viewer or if that deed was shown later.
 */
drawn: Tower | null, 
/**
 * What was put back, if it is the viewer or if it had been shown.
 */
returned: Tower | null, 
/**
 * Whether it had been shown to all.
 */
shown: boolean, };

export type Tower = "crypt" | "rathaus" | "iceCave" | "goblinCamp" | "dragonsLair";

export type TowerView = { 
/**
 * Which.
 */
tower: Tower, 
/**
 * What is in its deck, in no order.
 */
deck: DeckView, 
/**
 * The cards of the deck.
 */
rooms: Rooms, 
/**
 * The discarded cards.
 */
discards: Array<RoomCard>, 
/**
 * Who has looked at the card on top of the deck (D5.5).
 */
looked: SeatSet, 
/**
 * That card, if the viewer has.
 */
top: RoomCard | null, 
/**
 * The blood tokens on the entrance, by the seat whose they are (D3.12).
 */
blood: Array<number>, 
/**
 * What each seat would score here if the tower were theirs: others' tokens less their own (D4.1).
 */
worth: Array<number>, 
/**
 * Whose parties stand here.
 */
parties: SeatSet, };

export type TownView = { 
/**
 * Where.
 */
place: Place, 
/**
 * Who.
 */
adventurer: AdventurerCard, 
/**
 * The price that stands there.
 */
price: number, 
/**
 * What each seat would pay, the Village Letter counted (D5.5).
 */
prices: Array<number>, };

export type View = { 
/**
 * Who looks.
 */
viewer: Viewer, 
/**
 * The name of the card set.
 */
cardSet: string, 
/**
 * Whether that is the built-in card set.
 */
houseSet: boolean, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * After how many rounds the game ends (D4.4).
 */
rounds: number, 
/**
 * The phase of the round.
 */
phase: Phase, 
/**
 * How far the phase is.
 */
stage: Stage, 
/**
 * Whose turn it is; none while the game waits for several, for none, or to begin.
 */
turn: Seat | null, 
/**
 * The seats whose actions the game waits for.
 */
awaited: SeatSet, 
/**
 * The first player of the round, once that is settled.
 */
first: Seat | null, 
/**
 * The adventurers in town, dearest first (D3.1).
 */
town: Array<TownView>, 
/**
 * The adventurers that are still in the deck.
 */
deck: Adventurers, 
/**
 * The discarded adventurers.
 */
discards: Array<AdventurerCard>, 
/**
 * The towers, in the order of D1.1.
 */
towers: Array<TowerView>, 
/**
 * The players, in the order of the seats.
 */
seats: Array<SeatView>, 
/**
 * The fights, from the orders of battle on.
 */
battle: BattleView | null, 
/**
 * The expedition under way.
 */
expedition: ExpeditionView | null, 
/**
 * How many deeds lie in the Deed House.
 */
deedHouse: number, 
/**
 * What a deed from the Deed House costs; none if there is no such thing (D3.17).
 */
deedPrice: number | null, 
/**
 * Every draw from the Deed House so far.
 */
swaps: Array<SwapView>, 
/**
 * Who may declare now (D4.2).
 */
mayDeclare: SeatSet, 
/**
 * The score that wins once it is declared (D4.2).
 */
winningScore: number, };

export type Viewer = { "seat": Seat } | "spectator" | "open";
