// Generated from the Rust types; `cargo xtask bless` writes it.
import type { Seat, SeatSet } from '../../wire/protocol';

/** The types of this game that the protocol leaves open. */
export interface Types { view: View; sight: Sight; offer: Offer; action: Action; refusal: Refusal; setup: Setup }

/** The game's options with their choices, without those that are seats. */
export const OPTIONS = {
  gold: ['40', '80'],
  points: ['7', '5', '9'],
  edition: ['2', '1'],
  first: ['random'],
} as const;

/** How long each kind of sight is shown, in milliseconds at normal speed. */
export const SIGHT_LENGTHS = {
  dealt: 700,
  firstDrawn: 700,
  roundBegan: 800,
  deckShuffled: 400,
  arrived: 250,
  dismissed: 400,
  recruited: 700,
  passed: 300,
  tokensLost: 500,
  disbanded: 1200,
  scouted: 700,
  sealed: 250,
  clashed: 1800,
  joined: 1000,
  spared: 1000,
  killed: 800,
  bloodTaken: 800,
  stayed: 1200,
  wentHome: 700,
  entered: 700,
  tookLetter: 900,
  setAside: 500,
  roomsShuffled: 400,
  turned: 1400,
  wandUsed: 900,
  shielded: 900,
  died: 1900,
  took: 500,
  dropped: 600,
  looked: 800,
  wipedOut: 1300,
  left: 700,
  gathered: 600,
  paidForDeed: 700,
  drewDeed: 900,
  declared: 4200,
  ended: 800,
} as const;

export type Action = { "recruit": { /** The recruit. */ adventurer: Adventurer, /** The member to discard first, with three or more in the party. */ discard: Adventurer | null, /** The treasure cards to pay with (D3.3); in the first recruiting tokens are paid automatically. */ payment: Rooms, } } | "pass" | { "scout": Tower } | { "order": Order } | { "lute": Adventurer } | { "name": Adventurer } | "wand" | "shield" | { "lose": Adventurer } | { "save": Adventurer } | { "drop": Rooms } | "leave" | "goOn" | "look" | { "deed": { /** The gold to pay in tokens, in the first round (D2.2). */ tokens: number, /** The treasure cards to pay with (D3.3). */ payment: Rooms, } } | "decline" | "declare";
export const ACTION_NAMES = ["recruit", "pass", "scout", "order", "lute", "name", "wand", "shield", "lose", "save", "drop", "leave", "goOn", "look", "deed", "decline", "declare"] as const;

export type Adventurer = number;

export type AdventurerCard = { /** The rank, 1 to 64, which identifies the card. */ rank: Adventurer, /** The name. */ name: string, /** The class. */ class: Class, /** The colour, if any. */ colour: Colour | null, /** The letter for each tower in the order of D1.1; none if the card has no letters of its own. */ letters: [Letter | null, Letter | null, Letter | null, Letter | null, Letter | null], };

export type Adventurers = Array<number>;

export type BattleView = { /** The tower of the current fight; none while orders are given. */ tower: Tower | null, /** The current clash, from 1; 0 while orders are given. */ clash: number, /** The seats that must fight in this round, with what the viewer knows of their orders. */ fighters: Array<FightersView>, /** Fighters who joined a winner in this round (D3.8). */ joined: Adventurers, /** The seats that have used the Silver Lute (D5.5). */ lutes: SeatSet, /** Under version 1 of the rules, the fighters that the seat whose turn it is may make join with the Silver Lute. */ mayJoin: Adventurers, /** The beaten Bard that the seat whose turn it is may keep with the Silver Lute (D5.5). */ maySpare: Adventurer | null, };

export type Class = "barbarian" | "knight" | "dwarf" | "ranger" | "cleric" | "thief" | "sorcerer" | "alchemist" | "bard" | "peasant" | "assassin" | "oracle" | "jester" | "mule";
export const CLASSES = ["barbarian", "knight", "dwarf", "ranger", "cleric", "thief", "sorcerer", "alchemist", "bard", "peasant", "assassin", "oracle", "jester", "mule"] as const;

export type Colour = "blue" | "red" | "green" | "gold" | "violet" | "white";
export const COLOURS = ["blue", "red", "green", "gold", "violet", "white"] as const;

export type DeckView = { /** The number of cards. */ cards: number, /** The number of rooms of each letter, A first. */ letters: [number, number, number, number, number], /** The number of items. */ items: number, /** The gold of all cards. */ gold: number, };

export type DeclareOffer = { /** The seat's score now. */ score: number, /** Whether that is enough to win; if not, declaring shows the deed to all. */ wins: boolean, };

export type ExpeditionView = { /** The seat. */ seat: Seat, /** The tower. */ tower: Tower, /** The number of rooms turned; after 32 the party leaves (R11). */ rooms: number, /** The room turned last. */ turned: RoomCard | null, /** Whether a member died in it. */ died: boolean, /** The members with their letters here, including letters taken from others. */ members: Array<MemberView>, /** The members that the room turned last can kill. */ endangered: Adventurers, /** Adventurers turned up for a Jester and set aside (R7). */ aside: Array<AdventurerCard>, /** The items whose power is used up. */ used: Array<Item>, /** How much gold must be left behind (D3.13). */ excess: number, /** The number of cards that the next room may be, as far as the viewer can tell. */ next: number, /** The number of those that kill a member. */ deadly: number, /** The number of those that are items. */ items: number, };

export type Fighter = { /** The seat. */ seat: Seat, /** The fighter. */ adventurer: AdventurerCard, /** The rank it fights with: half with the Blooded Axe (D5.5). */ strength: number, };

export type FightersView = { /** The seat. */ seat: Seat, /** Where they fight. */ tower: Tower, /** Whether the order has been given. */ sealed: boolean, /** The number of fighters in it. */ count: number, /** The fighters that the viewer knows. */ fighters: [Adventurer | null, Adventurer | null, Adventurer | null], /** The fighter with the Blooded Axe, where the viewer knows it. */ axe: Adventurer | null, };

export type FirstRoomOffer = { /** The tower. */ tower: Tower, /** The number of cards that the first room may be. */ next: number, /** The number of those that kill a member, by the letters printed on the cards. */ deadly: number, /** Whether the party has a Jester, whose letter is unknown until it enters (D3.11). */ jester: boolean, };

export type Holds = "alone" | "mostMembers" | "lowestRank";
export const HOLDS = ["alone", "mostMembers", "lowestRank"] as const;

export type Item = "bloodedAxe" | "towerShield" | "ironHarness" | "silkRope" | "holyWater" | "lanternOfCracks" | "wandOfDoors" | "gildingFlask" | "silverLute" | "villageLetter";
export const ITEMS = ["bloodedAxe", "towerShield", "ironHarness", "silkRope", "holyWater", "lanternOfCracks", "wandOfDoors", "gildingFlask", "silverLute", "villageLetter"] as const;

export type Letter = "A" | "B" | "C" | "D" | "E";
export const LETTERS = ["A", "B", "C", "D", "E"] as const;

export type MemberView = { /** The adventurer. */ adventurer: Adventurer, /** The letter here; none for an Oracle or a Jester without a letter yet. */ letter: Letter | null, };

export type Offer = { /** Whom it may recruit and how to pay: `recruit 12`, with `over 40` for the discarded member and `for C7 G3` for the cards paid. */ recruit: RecruitOffer | null, /** What it may expect of the towers that it may scout: `scout crypt`, one of the other actions. */ scout: ScoutOffer | null, /** The order of battle it must give: `order 12 3 40`, with `axe 3` for the one who takes the Axe. */ order: OrderOffer | null, /** What it must leave behind: `drop C7 C9`. */ drop: SumOffer | null, /** How to pay for a deed: `deed for C7 G3`, in the first round with tokens: `deed for 30g C7`. */ deed: SumOffer | null, /** The declaration it may make, with its consequence. */ declare: DeclareOffer | null, /** All other actions, each complete. */ others: Array<OtherOffer>, };

export type Order = { /** The fighters; only the last may be missing. */ fighters: [Adventurer | null, Adventurer | null, Adventurer | null], /** The Barbarian among them that fights with the Blooded Axe (D5.5). */ axe: Adventurer | null, };

export type OrderOffer = { /** How many must fight. */ fighters: number, /** The members to choose from. */ members: Array<Adventurer>, /** The members that may fight with the Blooded Axe, if they are in the order (D5.5). */ axe: Array<Adventurer>, };

export type OtherOffer = { /** The action. */ action: Action, };

export type Phase = "setup" | "recruit" | "scout" | "combat" | "explore" | "harvest" | "over";
export const PHASES = ["setup", "recruit", "scout", "combat", "explore", "harvest", "over"] as const;

export type PickOffer = { /** The adventurer. */ adventurer: Adventurer, /** Where the adventurer stands. */ place: Place, /** The gold in tokens, which is paid automatically in the first recruiting (D2.2). */ tokens: number, /** What must be paid in cards. */ payment: SumOffer, };

export type Place = "street" | "inn" | "temple" | "guild" | "tavern";
export const PLACES = ["street", "inn", "temple", "guild", "tavern"] as const;

export type RecruitOffer = { /** The adventurers in town that the seat can pay for, most expensive first. */ picks: Array<PickOffer>, /** One of these must be discarded; none if the list is empty. */ discards: Array<Adventurer>, /** The seat's gold in tokens that is lost when recruiting ends, as under version 1 of the rules (D2.2). */ unspent: number, /** Whether recruiting ends as soon as the seat recruits, because then all players have three (D3.4). */ ends: boolean, };

export type Refusal = { "players": number } | { "gold": number } | { "points": number } | "tooManyCardSets" | { "notInTown": Adventurer } | { "notInParty": Adventurer } | "nothingToDiscard" | "mustDiscard" | "mustRecruit" | { "notInTreasury": Room } | { "tooLittle": { /** The value of the cards. */ paid: number, /** The price. */ price: number, } } | { "notNeeded": Room } | { "tokens": number } | "tokenNotNeeded" | { "fighters": { /** How many must fight. */ fighters: number, /** How many were put in order. */ found: number, } } | "alreadySealed" | { "noPower": Item } | { "cannotJoin": Adventurer } | { "cannotName": Adventurer } | { "notTheLetter": Adventurer } | { "notCarried": Room } | { "stillTooMuch": { /** What would be left. */ left: number, /** What the party can carry. */ capacity: number, } } | { "needNotGo": Room } | "shownAlready" | "badDeal" | { "notInDeck": Adventurer } | { "roomNotInDeck": Room } | { "notInDeedHouse": Tower } | { "noSuchSeat": Seat } | "over" | "waitingForChance" | "notWaitingForChance" | { "notYourTurn": Seat } | "wrongPhase" | { "otherChance": string };
export const REFUSAL_NAMES = ["players", "gold", "points", "tooManyCardSets", "notInTown", "notInParty", "nothingToDiscard", "mustDiscard", "mustRecruit", "notInTreasury", "tooLittle", "notNeeded", "tokens", "tokenNotNeeded", "fighters", "alreadySealed", "noPower", "cannotJoin", "cannotName", "notTheLetter", "notCarried", "stillTooMuch", "needNotGo", "shownAlready", "badDeal", "notInDeck", "roomNotInDeck", "notInDeedHouse", "noSuchSeat", "over", "waitingForChance", "notWaitingForChance", "notYourTurn", "wrongPhase", "otherChance"] as const;

export type Room = string;

export type RoomCard = { /** The id of the card in notation, as in `C7`. */ room: Room, /** The tower in whose deck it is. */ tower: Tower, /** The name. */ name: string, /** The letter; an item has none. */ letter: Letter | null, /** Its weight while it is carried; an item weighs nothing (D3.13). */ gold: number, /** Its value in a payment; an item counts 5 (D3.3). */ worth: number, /** The item, if it is one. */ item: Item | null, };

export type Rooms = Array<string>;

export type ScoutOffer = { /** The first room of each tower, in the order of D1.1. */ towers: Array<FirstRoomOffer>, /** The seats that scout after this one, and may come to the same tower. */ toCome: SeatSet, };

export type SeatView = { /** The seat. */ seat: Seat, /** The party, lowest rank first. */ party: Array<AdventurerCard>, /** Adventurers who wait at home until harvest (D5.5). */ home: Array<AdventurerCard>, /** The treasury. */ treasury: Array<RoomCard>, /** The total value of the treasury in payments. */ treasuryWorth: number, /** The cards that the party carries. */ carried: Array<RoomCard>, /** The gold of the carried cards (D3.13). */ carriedGold: number, /** How much gold the party can carry (D3.13). */ capacity: number, /** Gold in tokens, for the first round (D2.2). */ tokens: number, /** The tower where the party stands; none at home. */ pawn: Tower | null, /** The blood tokens in the kill zone, by owner (D3.9). */ kills: Array<number>, /** How often it scouted each tower since it got its deed, in the order of D1.1. */ scouted: [number, number, number, number, number], /** How many rooms it turned in each tower since then; 255 means 255 or more. */ turned: [number, number, number, number, number], /** Whether the deed is shown to all (D4.2). */ shown: boolean, /** The deed, where the viewer knows it. */ deed: Tower | null, /** The towers whose deed it may be, as far as the viewer can tell. */ possible: Array<Tower>, /** The score, where the viewer knows the deed (D4.1). */ score: number | null, /** The items whose power works now: owned or carried, with a member of the class, and not used up (D5.5). */ powers: Array<Item>, };

export type Setup = { /** The number of players, 2 to 5 (D1.1). */ players: number, /** The gold of each player in tokens for the first round: 40, 80 or the card set's amount (D2.2). */ gold: number, /** The first player of the first round (D2.1). */ first: string, /** The points needed to win (D2.3). Seven are not written, so that setups of version 1 stay as they were. */ points?: number, /** The card set (D5). A setup without one has the first edition, as in version 1 of the rules. */ cards: string, };

export type Sight = { "dealt": { /** The deed of each seat, where the viewer sees it. */ deeds: Array<Tower | null>, } } | { "firstDrawn": { /** The first player. */ first: Seat, } } | { "roundBegan": { /** The round, from 1. */ round: number, /** The first player. */ first: Seat, } } | { "deckShuffled": { /** The number of cards. */ cards: number, } } | { "arrived": { /** The adventurer. */ adventurer: AdventurerCard, } } | { "dismissed": { /** The seat. */ seat: Seat, /** The adventurer. */ adventurer: AdventurerCard, } } | { "recruited": { /** The seat. */ seat: Seat, /** The recruit. */ adventurer: AdventurerCard, /** The place in town. */ place: Place, /** The price for this seat. */ price: number, /** The gold paid in tokens (D2.2). */ tokens: number, /** The treasure cards paid. */ payment: Array<RoomCard>, /** Whether the Gilding Flask was used (D5.5). */ gilded: boolean, } } | { "passed": { /** The seat. */ seat: Seat, } } | { "tokensLost": { /** The seat. */ seat: Seat, /** The amount of gold. */ gold: number, } } | { "disbanded": { /** The seat. */ seat: Seat, /** The party. */ party: Array<AdventurerCard>, /** The cards that it carried. */ carried: Array<RoomCard>, } } | { "scouted": { /** The seat. */ seat: Seat, /** The tower. */ tower: Tower, } } | { "sealed": { /** The seat. */ seat: Seat, /** The order, where the viewer sees it. */ order: Order | null, } } | { "clashed": { /** The tower. */ tower: Tower, /** The number of the clash, 1 to 3. */ clash: number, /** The fighters, in the order of the seats. */ fighters: Array<Fighter>, /** The seat whose fighter won; none if there was only one fighter. */ winner: Seat | null, /** Whether another fought with the same rank, so that the winner is the one that was not halved (D5.5). */ tied: boolean, } } | { "joined": { /** The adventurer. */ adventurer: AdventurerCard, /** Its seat before. */ from: Seat, /** Its seat now. */ to: Seat, /** Whether it joined by the Silver Lute, under version 1 of the rules (D5.5). */ lute: boolean, } } | { "spared": { /** The seat. */ seat: Seat, /** The Bard. */ adventurer: AdventurerCard, } } | { "killed": { /** The adventurer. */ adventurer: AdventurerCard, /** Its seat before. */ owner: Seat, /** The seat whose fighter killed it. */ by: Seat, } } | { "bloodTaken": { /** The seat that took it. */ seat: Seat, /** The seat whose token it is. */ owner: Seat, } } | { "stayed": { /** The seat. */ seat: Seat, /** The tower. */ tower: Tower, /** Why it stayed. */ by: Holds, } } | { "wentHome": { /** The seat. */ seat: Seat, /** The tower. */ tower: Tower, } } | { "entered": { /** The seat. */ seat: Seat, /** The tower. */ tower: Tower, } } | { "tookLetter": { /** The seat. */ seat: Seat, /** The seat that took it. */ adventurer: AdventurerCard, /** The adventurer whose letter it is; none if there was no card left to turn up. */ from: AdventurerCard | null, /** The letter. */ letter: Letter | null, } } | { "setAside": { /** The adventurer. */ adventurer: AdventurerCard, } } | { "roomsShuffled": { /** The tower. */ tower: Tower, /** The number of cards. */ cards: number, } } | { "turned": { /** The seat. */ seat: Seat, /** The card. */ room: RoomCard, } } | { "wandUsed": { /** The seat. */ seat: Seat, /** The card. */ room: RoomCard, } } | { "shielded": { /** The seat. */ seat: Seat, } } | { "died": { /** The seat. */ seat: Seat, /** The adventurer. */ adventurer: AdventurerCard, /** The tower. */ tower: Tower, /** Whether a blood token was put on the entrance; there is none for a Mule. */ blood: boolean, /** Whether Holy Water saved it, so that it waits at home (D5.5). */ saved: boolean, } } | { "took": { /** The seat. */ seat: Seat, /** The card. */ room: RoomCard, } } | { "dropped": { /** The seat. */ seat: Seat, /** The cards. */ rooms: Array<RoomCard>, } } | { "looked": { /** The seat. */ seat: Seat, /** The tower. */ tower: Tower, /** The card, where the viewer sees it. */ room: RoomCard | null, } } | { "wipedOut": { /** The seat. */ seat: Seat, /** The cards that were lost. */ lost: Array<RoomCard>, } } | { "left": { /** The seat. */ seat: Seat, /** The tower. */ tower: Tower, /** Whether the Silk Rope was used (D5.5). */ rope: boolean, /** The cards that it carries. */ carried: Array<RoomCard>, } } | { "gathered": { /** The seat. */ seat: Seat, /** The cards. */ cards: Array<RoomCard>, /** The adventurers who waited at home. */ home: Array<AdventurerCard>, } } | { "paidForDeed": { /** The seat. */ seat: Seat, /** The gold paid in tokens (D2.2). */ tokens: number, /** The treasure cards paid. */ payment: Array<RoomCard>, /** Whether the Gilding Flask was used (D5.5). */ gilded: boolean, } } | { "drewDeed": { /** The seat. */ seat: Seat, /** The deed drawn, where the viewer sees it. */ drawn: Tower | null, /** The deed put back, where the viewer knows it. */ returned: Tower | null, } } | { "declared": { /** The seat. */ seat: Seat, /** Its deed. */ deed: Tower, /** Its score. */ score: number, /** Whether that is enough to win. */ wins: boolean, } } | { "ended": { /** Who won. */ winners: SeatSet, /** The deed of each seat. */ deeds: Array<Tower>, /** The score of each seat (D4.1). */ scores: Array<number>, } };
export const SIGHT_NAMES = ["dealt", "firstDrawn", "roundBegan", "deckShuffled", "arrived", "dismissed", "recruited", "passed", "tokensLost", "disbanded", "scouted", "sealed", "clashed", "joined", "spared", "killed", "bloodTaken", "stayed", "wentHome", "entered", "tookLetter", "setAside", "roomsShuffled", "turned", "wandUsed", "shielded", "died", "took", "dropped", "looked", "wipedOut", "left", "gathered", "paidForDeed", "drewDeed", "declared", "ended"] as const;

export type Stage = "deal" | "first" | "town" | "recruit" | "scout" | "battle" | "lute" | "jester" | "oracle" | "turn" | "wand" | "death" | "burden" | "onward" | "look" | "harvest" | "deed" | { "over": SeatSet };
export const STAGE_NAMES = ["deal", "first", "town", "recruit", "scout", "battle", "lute", "jester", "oracle", "turn", "wand", "death", "burden", "onward", "look", "harvest", "deed", "over"] as const;

export type SumCard = { /** The card. */ room: Room, /** Its value. */ counts: number, };

export type SumOffer = { /** The sum; for 0 no card is needed. */ sum: number, /** The cards to choose from. */ cards: Array<SumCard>, /** What may be added: the Gilding Flask's 10 (D5.5), or 0. */ bonus: number, /** The cards that give the bonus. */ flasks: Array<Room>, /** The valid set that wastes the least. */ suggestion: Array<Room>, /** The gold in tokens that may be part of the payment. Each token is a card of 10 to which no bonus is added (D2.2). */ tokens: number, /** The gold in tokens that goes with the suggestion. */ suggestedTokens: number, };

export type SwapView = { /** The seat that drew. */ seat: Seat, /** The deed drawn, if it is the viewer's draw or if the deed was shown later. */ drawn: Tower | null, /** The deed put back, if it is the viewer's draw or if the deed had been shown. */ returned: Tower | null, /** Whether the deed put back had been shown to all. */ shown: boolean, };

export type Tower = "crypt" | "rathaus" | "iceCave" | "goblinCamp" | "dragonsLair";
export const TOWERS = ["crypt", "rathaus", "iceCave", "goblinCamp", "dragonsLair"] as const;

export type TowerView = { /** The tower. */ tower: Tower, /** A summary of its deck. */ deck: DeckView, /** The cards of the deck. */ rooms: Rooms, /** The discarded cards. */ discards: Array<RoomCard>, /** The seats that have looked at the card on top of the deck (D5.5). */ looked: SeatSet, /** That card, if the viewer has looked at it. */ top: RoomCard | null, /** The blood tokens on the entrance, by owner (D3.12). */ blood: Array<number>, /** What each seat would score here if it owned the tower: others' tokens minus its own (D4.1). */ worth: Array<number>, /** The seats whose parties stand here. */ parties: SeatSet, };

export type TownView = { /** The place in town. */ place: Place, /** The adventurer. */ adventurer: AdventurerCard, /** The usual price there. */ price: number, /** The price for each seat, with the Village Letter applied (D5.5). */ prices: Array<number>, };

export type View = { /** The viewer. */ viewer: Viewer, /** The name of the card set. */ cardSet: string, /** Whether that is a built-in card set. */ builtInSet: boolean, /** Whether that is a draft, which may still change; games with it are not rated (D5.6). */ draftSet: boolean, /** The version of the rules. */ rules: number, /** The round, from 1. */ round: number, /** The number of rounds after which the game ends (D4.4). */ rounds: number, /** The phase of the round. */ phase: Phase, /** What the game waits for. */ stage: Stage, /** The seat whose turn it is; none during setup and while orders of battle are given. */ turn: Seat | null, /** The seats whose actions the game waits for. */ awaited: SeatSet, /** The first player of the round; none until one is chosen. */ first: Seat | null, /** The adventurers in town, most expensive first (D3.1). */ town: Array<TownView>, /** The adventurers that are still in the deck. */ deck: Adventurers, /** The discarded adventurers. */ discards: Array<AdventurerCard>, /** The towers, in the order of D1.1. */ towers: Array<TowerView>, /** The players, in the order of the seats. */ seats: Array<SeatView>, /** The fights of phase 3. */ battle: BattleView | null, /** The expedition under way. */ expedition: ExpeditionView | null, /** The number of deeds in the Deed House. */ deedHouse: number, /** The price of a deed from the Deed House; none if the Deed House is empty (D3.17). */ deedPrice: number | null, /** All draws from the Deed House so far. */ swaps: Array<SwapView>, /** The seats that may declare now (D4.2). */ mayDeclare: SeatSet, /** The score that wins when declared (D4.2). */ winningScore: number, };

export type Viewer = { "seat": Seat } | "spectator" | "open";
export const VIEWER_NAMES = ["seat", "spectator", "open"] as const;
