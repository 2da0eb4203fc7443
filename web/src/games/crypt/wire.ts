// Generated from the Rust types; `cargo xtask bless` writes it anew.
import type { Seat } from '../../wire/protocol';

export type Action = { "claim": Claim } | "recover" | { "look": { 
/**
 * The Manuscript to flip.
 */
flip: CardNo, } } | { "restore": { 
/**
 * The Remains to flip.
 */
flip: Pair, 
/**
 * Which die.
 */
die: ExhaustedDie, } } | { "take": { 
/**
 * The Pottery to flip.
 */
flip: Pair, 
/**
 * Where the card lies.
 */
slot: Slot, } } | { "reroll": { 
/**
 * The Idol to flip.
 */
flip: CardNo, 
/**
 * The effort at which the die failed.
 */
effort: Pips, } } | "decline";

export type BoardView = { 
/**
 * Dice available on the player card.
 */
home: number, 
/**
 * Dice exhausted, those that failed in this phase included.
 */
exhausted: number, 
/**
 * The efforts at which dice failed in this Collect phase and are still exhausted (C5.1).
 */
failed: Array<Pips>, 
/**
 * Whether the player placed dice in this round (C3.11).
 */
placed: boolean, 
/**
 * Whether the player earned the +5 of Idol B (C5.2).
 */
idolsEarned: boolean, 
/**
 * The collection, in the order it was collected.
 */
collection: Array<TreasureView>, 
/**
 * The value that the table shows for each card of the collection, where it shows one (S4).
 */
shown: Array<Coins | null>, };

export type Card = { 
/**
 * What it is.
 */
kind: Kind, 
/**
 * What it is worth.
 */
coins: Coins, };

export type CardNo = number;

export type Claim = Array<[number, Stake]>;

export type ClaimOffer = { 
/**
 * How many dice there are to place.
 */
dice: number, 
/**
 * On how many treasures they may go (C3.7).
 */
treasures: number, 
/**
 * Whether it is the last turn of the phase, which may place on one treasure only (C3.7).
 */
lastTurn: boolean, 
/**
 * The stakes that each treasure takes.
 */
stakes: Array<StakeOffer>, };

export type Claimant = { "seat": Seat } | "ghost";

export type Coins = number;

export type CollectorView = { 
/**
 * The kind it wants.
 */
kind: Kind, 
/**
 * The side it shows.
 */
side: Side, 
/**
 * What it counts.
 */
counts: Counts, 
/**
 * How far each player is, in the order of the seats.
 */
progress: Array<ProgressView>, };

export type Counts = "held" | "faceDown" | "coins";

export type Dice = Array<number>;

export type Drawn = { 
/**
 * What it is; its back shows that.
 */
kind: Kind, 
/**
 * What it is worth, if it is laid face up.
 */
coins: Coins | null, };

export type ExhaustedDie = "earlier" | { "failed": Pips };

export type Kind = "idol" | "jewelry" | "manuscript" | "pottery" | "remains" | "tapestry";

export type Knowledge = "public" | "flipped" | { "secret": SeatSet };

export type Offer = { 
/**
 * The claims it may make, in parts.
 */
claim: ClaimOffer | null, 
/**
 * Everything else it may do, each whole.
 */
others: Array<OtherOffer>, };

export type OtherOffer = { 
/**
 * The action in notation, as it is sent.
 */
act: string, 
/**
 * The action.
 */
action: Action, 
/**
 * On how many of its six faces a die rolled for this would hold (C5.1).
 */
holds: number | null, };

export type Pair = [number, number];

export type Pending = { "look": Seat } | { "take": [Seat, Slot] } | { "reroll": [Seat, Pips] };

export type Pile = Array<Card>;

export type Pips = number;

export type ProgressView = { 
/**
 * What is counted, as far as the table shows it.
 */
have: number, 
/**
 * The next number on the collector, or the last one if that is reached; none where it has no number.
 */
need: number | null, 
/**
 * Whether that number is reached.
 */
reached: boolean, 
/**
 * Whether the table shows all that is counted.
 */
certain: boolean, };

export type Recall = "table" | "memory";

export type Refusal = { "players": number } | { "noSuchSeat": Seat } | { "soloLeader": Seat } | "over" | "waitingForChance" | "notWaitingForChance" | { "notYourTurn": Seat } | "wrongPhase" | "emptyClaim" | { "tooFewDice": { 
/**
 * How many the claim uses.
 */
wanted: number, 
/**
 * How many are available.
 */
home: number, } } | { "noTreasure": Slot } | { "ownDice": Slot } | { "effortTooLow": { 
/**
 * Where.
 */
slot: Slot, 
/**
 * The total offered.
 */
offered: number, 
/**
 * The total that stands there.
 */
standing: number, } } | "oneTreasureOnly" | { "otherSide": Kind } | { "cannotFlip": { 
/**
 * Which card.
 */
card: CardNo, 
/**
 * What it should be.
 */
kind: Kind, } } | "nothingToSee" | { "notFaceDown": Slot } | "noSuchExhaustedDie" | { "noFailedDie": Pips } | { "otherChance": string } | { "impossibleChance": string };

export type RowView = { 
/**
 * The dice on it.
 */
standing: Standing | null, 
/**
 * What it is.
 */
kind: Kind, 
/**
 * What it is worth, if the viewer knows.
 */
coins: Coins | null, 
/**
 * Who knows: that they looked is public, what they saw is not.
 */
known: Knowledge, };

export type ScoreSheet = { 
/**
 * The coins printed on all treasures.
 */
treasures: number, 
/**
 * The Idol collector's bonus (C5.2).
 */
idol: number, 
/**
 * The Jewelry collector's bonus (C5.3).
 */
jewelry: number, 
/**
 * The Manuscript collector's bonus (C5.4).
 */
manuscript: number, 
/**
 * The Pottery collector's bonus (C5.7).
 */
pottery: number, 
/**
 * The Remains collector's bonus (C5.6).
 */
remains: number, 
/**
 * The Tapestry collector's bonus (C5.9).
 */
tapestry: number, 
/**
 * One for every die not exhausted.
 */
servants: number, };

export type SeatSet = Array<Seat>;

export type Setup = { 
/**
 * How many players, 1 to 4; 1 is Only Child, against the Ghost (C6).
 */
players: number, 
/**
 * Which sides the collectors show (C1.4).
 */
sides: string, 
/**
 * Who leads the first round (C2.2).
 */
leader: string, 
/**
 * How much the table shows of collected cards that are still face down.
 */
recall: Recall, };

export type Side = "A" | "B";

export type Sides = string;

export type Sight = { "sidesDrawn": { 
/**
 * The sides.
 */
sides: Sides, } } | { "leaderDrawn": { 
/**
 * Who leads.
 */
leader: Seat, } } | { "revealed": { 
/**
 * The round, counted from 1.
 */
round: number, 
/**
 * The cards as they lie, from the left.
 */
row: Array<Drawn>, 
/**
 * The kind now on top of the deck.
 */
next: Kind | null, } } | { "claimed": { 
/**
 * Whose dice.
 */
by: Claimant, 
/**
 * Which treasure.
 */
slot: Slot, 
/**
 * The dice.
 */
stake: Stake, } } | { "bumped": { 
/**
 * Whose dice.
 */
owner: Claimant, 
/**
 * Off which treasure.
 */
slot: Slot, 
/**
 * How many.
 */
dice: number, } } | { "recovered": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many dice.
 */
dice: number, } } | { "forcedRecovery": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many dice.
 */
dice: number, } } | { "flipped": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which card of theirs.
 */
number: CardNo, 
/**
 * What it shows.
 */
card: Card, } } | { "looked": { 
/**
 * Who looked.
 */
seat: Seat, 
/**
 * The places they looked at, with the value where the viewer sees it.
 */
cards: Array<[Slot, Kind, Coins | null]>, } } | { "restored": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which die.
 */
die: ExhaustedDie, } } | { "taken": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where it lay.
 */
slot: Slot, 
/**
 * What it is.
 */
kind: Kind, 
/**
 * What it is worth, where the viewer knows.
 */
coins: Coins | null, } } | { "ghostRolled": { 
/**
 * Its dice.
 */
dice: Dice, } } | { "ghostSetAside": { 
/**
 * The dice.
 */
stake: Stake, } } | { "rolled": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * On which treasure.
 */
slot: Slot, 
/**
 * The effort to reach.
 */
effort: Pips, 
/**
 * The rolls.
 */
dice: Dice, 
/**
 * Those of them that failed.
 */
failed: Dice, 
/**
 * How many failed and are exhausted.
 */
exhausted: number, } } | { "collected": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where it lay.
 */
slot: Slot, 
/**
 * What it is.
 */
kind: Kind, 
/**
 * What it is worth, where the viewer knows.
 */
coins: Coins | null, } } | { "discarded": { 
/**
 * Where it lay.
 */
slot: Slot, 
/**
 * What it is.
 */
kind: Kind, 
/**
 * What it is worth, where the viewer knows.
 */
coins: Coins | null, } } | { "rerolled": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The effort to reach.
 */
effort: Pips, 
/**
 * The roll.
 */
roll: Pips, 
/**
 * Whether it reached the effort.
 */
held: boolean, } } | { "idolsEarned": { 
/**
 * Who.
 */
seat: Seat, } } | { "declined": { 
/**
 * Who.
 */
seat: Seat, } } | { "torchesPassed": { 
/**
 * Who leads now.
 */
leader: Claimant, } } | { "counted": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The collection, in the order it was collected.
 */
cards: Array<Card>, 
/**
 * Where each coin came from.
 */
sheet: ScoreSheet, } } | { "rolledOff": { 
/**
 * The dice of each of them.
 */
dice: Array<Dice>, } } | { "won": { 
/**
 * Who won.
 */
winners: SeatSet, } };

export type Slot = number;

export type Stage = { "sides": { 
/**
 * The leader fixed by the setup.
 */
leader: Seat | null, } } | "leader" | "reveal" | { "pottery": Seat } | { "claim": number } | "collect" | { "idol": Seat } | { "last": Seat } | { "rolloff": SeatSet } | { "over": SeatSet };

export type Stake = { dice: number, effort: Pips, };

export type StakeOffer = { 
/**
 * Which treasure.
 */
slot: Slot, 
/**
 * How many dice.
 */
dice: number, 
/**
 * The effort of each.
 */
effort: Pips, 
/**
 * On how many of its six faces each die would be exhausted (C3.12).
 */
exhausts: number, 
/**
 * The lowest total that would bump them (C3.5); none if nobody comes after, or no dice reach it.
 */
bumpedBy: number | null, };

export type Standing = { 
/**
 * Whose dice.
 */
by: Claimant, 
/**
 * The dice.
 */
stake: Stake, };

export type TreasureView = { 
/**
 * What it is.
 */
kind: Kind, 
/**
 * What it is worth, if the viewer knows.
 */
coins: Coins | null, 
/**
 * Who knows: that they looked is public, what they saw is not.
 */
known: Knowledge, };

export type View = { 
/**
 * Who looks.
 */
viewer: Viewer, 
/**
 * Which sides the collectors show, once that is settled.
 */
sides: Sides | null, 
/**
 * What the table shows of collected cards.
 */
recall: Recall, 
/**
 * Who leads this round, once that is settled.
 */
leader: Claimant | null, 
/**
 * Who holds Lights Out and takes the last turn of this round (C3.7).
 */
lightsOut: Claimant | null, 
/**
 * How far the game is.
 */
stage: Stage, 
/**
 * What is being drawn or rolled in the middle of the stage.
 */
pending: Pending | null, 
/**
 * The round, counted from 1; 0 before the first reveal.
 */
round: number, 
/**
 * How many rounds the game has.
 */
rounds: number, 
/**
 * How many cards the deck holds.
 */
deck: number, 
/**
 * The kind on top of the deck (C1.3).
 */
top: Kind | null, 
/**
 * The cards the viewer has not seen, wherever they are.
 */
unseen: Pile, 
/**
 * The row from the left; a gap where a card was taken.
 */
row: Array<RowView | null>, 
/**
 * Every player's dice and cards.
 */
boards: Array<BoardView>, 
/**
 * The collectors in the order of their kinds, once their sides are settled.
 */
collectors: Array<CollectorView>, 
/**
 * The discards, in order.
 */
discards: Array<TreasureView>, 
/**
 * The Ghost's dice that were bumped in this round (C6.5).
 */
ghostBumped: number, 
/**
 * The coins of every player by source, once they are counted.
 */
scores: Array<ScoreSheet> | null, };

export type Viewer = { "seat": Seat } | "spectator" | "open";
