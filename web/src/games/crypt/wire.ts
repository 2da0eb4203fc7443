// Generated from the Rust types; `cargo xtask bless` writes it.
import type { Seat, SeatSet, PieceColour } from '../../wire/protocol';

/** The types of this game that the protocol leaves open. */
export interface Types { view: View; sight: Sight; offer: Offer; action: Action; refusal: Refusal; setup: Setup }

/** The game's options with their choices, without those that are seats. */
export const OPTIONS = {
  variant: ['base', 'twins', 'houses'],
  curse: ['off', 'on'],
  sides: ['AAAAAA', 'BBBBBB', 'random'],
  leader: ['random'],
  recall: ['table', 'memory'],
  ghost: ['pale', 'red', 'violet', 'teal', 'black', 'gold', 'green', 'blue', 'pink'],
} as const;

/** How long each kind of sight is shown, in milliseconds at normal speed. */
export const SIGHT_LENGTHS = {
  sidesDrawn: 500,
  leaderDrawn: 700,
  tokensDealt: 900,
  revealed: 1100,
  claimed: 700,
  joined: 700,
  bumped: 800,
  recovered: 800,
  ghostRolled: 1100,
  ghostSetAside: 500,
  discarded: 400,
  forcedRecovery: 900,
  rolled: 1500,
  collected: 700,
  flipped: 600,
  looked: 1500,
  taken: 800,
  rerolled: 1400,
  restored: 800,
  idolsEarned: 900,
  asked: 700,
  tokenFound: 1200,
  giftSealed: 400,
  giftsOpened: 300,
  given: 900,
  curseShown: 1800,
  declined: 250,
  torchesPassed: 700,
  counted: 900,
  rolledOff: 1600,
  won: 600,
} as const;

export type Action = { "claim": Claim } | "recover" | { "look": { /** The Manuscript to flip. */ flip: CardNo, } } | { "restore": { /** The Remains to flip. */ flip: Pair, /** Which die. */ die: ExhaustedDie, } } | { "take": { /** The Pottery to flip. */ flip: Pair, /** The place of the card. */ slot: Slot, } } | { "reroll": { /** The Idol to flip. */ flip: CardNo, /** The effort at which the die failed. */ effort: Pips, } } | { "give": { /** The card to give. */ card: CardNo, } } | "ask" | "decline";
export const ACTION_NAMES = ["claim", "recover", "look", "restore", "take", "reroll", "give", "ask", "decline"] as const;

export type BoardView = { /** Dice available on the player card. */ home: number, /** Exhausted dice, with those that failed in this phase. */ exhausted: number, /** The efforts at which dice failed in this Collect phase and are still exhausted (C5.1). */ failed: Array<Pips>, /** Whether the player placed dice in this round (C3.11). */ placed: boolean, /** Whether the player earned the +5 of Idol B (C5.2). */ idolsEarned: boolean, /** The collection, in the order it was collected. */ collection: Array<TreasureView>, };

export type Card = { /** Its kind. */ kind: Kind, /** Its value. */ coins: Coins, };

export type CardNo = number;

export type Claim = Array<{ /** Which treasure. */ slot: Slot, /** How many dice. */ dice: number, /** The effort of each. */ effort: Pips, }>;

export type ClaimOffer = { /** How many dice may be placed. */ dice: number, /** On how many treasures (C3.7). */ treasures: number, /** Whether it is the last turn of the phase, which may place on one treasure only (C3.7). */ lastTurn: boolean, /** The possible stakes on each treasure. */ stakes: Array<StakeOffer>, };

export type Claimant = { "seat": Seat } | "ghost";
export const CLAIMANT_NAMES = ["seat", "ghost"] as const;

export type Coins = 1 | 2 | 3 | 4;
export const COINS = [1, 2, 3, 4] as const;

export type CollectorView = { /** Its kind. */ kind: Kind, /** The side it shows. */ side: Side, /** What it counts. */ counts: Counts, /** Each player's progress, in the order of the seats. */ progress: Array<ProgressView>, };

export type Counts = "held" | "faceDown" | "coins";
export const COUNTS = ["held", "faceDown", "coins"] as const;

export type Curse = "off" | "on";
export const CURSES = ["off", "on"] as const;

export type Dice = Array<Pips>;

export type Drawn = { /** Its kind, which its back shows. */ kind: Kind, /** Its value, if it is dealt face up. */ coins: Coins | null, };

export type ExhaustedDie = "earlier" | { "failed": Pips };
export const EXHAUSTED_DIE_NAMES = ["earlier", "failed"] as const;

export type GhostDice = "pale" | PieceColour;

export type GiftSight = "nothing" | { "card": CardNo };
export const GIFT_SIGHT_NAMES = ["nothing", "card"] as const;

export type Joined = { /** The ally. */ by: Seat, /** How many dice. */ dice: number, /** The total effort of all dice on the treasure. */ total: number, };

export type Kind = "idol" | "jewelry" | "manuscript" | "pottery" | "remains" | "tapestry";
export const KINDS = ["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"] as const;

export type Kinds = Array<Kind>;

export type Knowledge = "public" | "flipped" | { "secret": SeatSet };
export const KNOWLEDGE_NAMES = ["public", "flipped", "secret"] as const;

export type Offer = { /** The claims, in parts. */ claim: ClaimOffer | null, /** All other actions, each complete. */ others: Array<OtherOffer>, };

export type OtherOffer = { /** The action. */ action: Action, /** On how many of its six faces a die rolled for this would hold (C5.1). */ holds: number | null, };

export type Pair = [number, number];

export type Pending = { "look": Seat } | { "take": [Seat, Slot] } | { "reroll": [Seat, Pips] } | { "ask": Seat };
export const PENDING_NAMES = ["look", "take", "reroll", "ask"] as const;

export type Pile = Array<Card>;

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;
export const PIPS = [1, 2, 3, 4, 5, 6] as const;

export type ProgressView = { /** The count, as far as the viewer knows it. */ have: number, /** The next number on the collector, or the last one if that is reached; none if it has no number. */ need: number | null, /** Whether that number is reached. */ reached: boolean, /** Whether the viewer knows everything that is counted. */ certain: boolean, };

export type Rank = "fool" | "petty" | "wealthy" | "magnificent";
export const RANKS = ["fool", "petty", "wealthy", "magnificent"] as const;

export type Recall = "table" | "memory";
export const RECALLS = ["table", "memory"] as const;

export type Refusal = { "players": number } | { "twins": number } | { "houses": number } | "otherEdition" | { "soloLeader": Seat } | "emptyClaim" | { "tooFewDice": { /** How many dice the claim uses. */ wanted: number, /** How many dice are available. */ home: number, } } | { "noTreasure": Slot } | { "ownDice": Slot } | { "effortTooLow": { /** The treasure's place. */ slot: Slot, /** The total of the claim. */ offered: number, /** The total of the dice there. */ standing: number, } } | { "joinAtEffort": { /** The treasure's place. */ slot: Slot, /** The effort of the ally's dice. */ effort: Pips, } } | { "cannotGive": CardNo } | "giftIsSealed" | "noCurse" | "noDieToAsk" | "noTokenToSee" | "oneTreasureOnly" | { "otherSide": Kind } | { "cannotFlip": { /** The card. */ card: CardNo, /** The kind that it should be. */ kind: Kind, } } | "nothingToSee" | { "notFaceDown": Slot } | "noSuchExhaustedDie" | { "noFailedDie": Pips } | { "impossibleChance": string } | { "noSuchSeat": Seat } | "over" | "waitingForChance" | "notWaitingForChance" | { "notYourTurn": Seat } | "wrongPhase" | { "otherChance": string };
export const REFUSAL_NAMES = ["players", "twins", "houses", "otherEdition", "soloLeader", "emptyClaim", "tooFewDice", "noTreasure", "ownDice", "effortTooLow", "joinAtEffort", "cannotGive", "giftIsSealed", "noCurse", "noDieToAsk", "noTokenToSee", "oneTreasureOnly", "otherSide", "cannotFlip", "nothingToSee", "notFaceDown", "noSuchExhaustedDie", "noFailedDie", "impossibleChance", "noSuchSeat", "over", "waitingForChance", "notWaitingForChance", "notYourTurn", "wrongPhase", "otherChance"] as const;

export type RowView = { /** The dice on it. */ standing: Standing | null, /** The dice that the owner's ally added, at the same effort (V1.2). */ joined?: Joined, /** Its kind. */ kind: Kind, /** Its value, if the viewer knows it. */ coins: Coins | null, /** Who knows the value: that they looked is public, what they saw is not. */ known: Knowledge, };

export type ScoreSheet = { /** The coins printed on all treasures. */ treasures: number, /** The Idol collector's bonus (C5.2). */ idol: number, /** The Jewelry collector's bonus (C5.3). */ jewelry: number, /** The Manuscript collector's bonus (C5.4). */ manuscript: number, /** The Pottery collector's bonus (C5.7). */ pottery: number, /** The Remains collector's bonus (C5.6). */ remains: number, /** The Tapestry collector's bonus (C5.9). */ tapestry: number, /** One for every die not exhausted. */ servants: number, /** The coins lost for holding most treasures of the cursed kind (V4.3). */ curse?: number, };

export type Setup = { /** The number of players. In the base game 1 to 4; 1 is Only Child, against the Ghost (C6). */ players: number, /** Which game is played: the base game or a variant (V2, V3). */ variant?: Variant, /** Whether one kind of treasure is cursed (V4). */ curse?: Curse, /** Which sides the collectors show (C1.4). */ sides: string, /** Who leads the first round (C2.2). */ leader: string, /** How much the table shows of collected cards that are still face down. */ recall: Recall, /** The dice of the Ghost, in Only Child (C6.1). */ ghost?: GhostDice, };

export type Side = "A" | "B";
export const SIDES = ["A", "B"] as const;

export type Sides = string;

export type Sight = { "sidesDrawn": { /** The sides. */ sides: Sides, } } | { "leaderDrawn": { /** The leader. */ leader: Seat, } } | { "revealed": { /** The round, counted from 1. */ round: number, /** The cards in the row, from the left. */ row: Array<Drawn>, /** The kind now on top of the deck. */ next: Kind | null, } } | { "claimed": { /** The player or the Ghost. */ by: Claimant, /** The treasure's place. */ slot: Slot, /** The dice. */ stake: Stake, } } | { "joined": { /** The player. */ seat: Seat, /** The treasure's place. */ slot: Slot, /** The dice that were added. */ stake: Stake, } } | { "bumped": { /** The owner of the dice. */ owner: Claimant, /** The treasure's place. */ slot: Slot, /** The number of dice. */ dice: number, } } | { "recovered": { /** The player. */ seat: Seat, /** The number of dice. */ dice: number, } } | { "forcedRecovery": { /** The player. */ seat: Seat, /** The number of dice. */ dice: number, } } | { "flipped": { /** The player. */ seat: Seat, /** The card's number in the collection. */ number: CardNo, /** The card. */ card: Card, } } | { "looked": { /** The player. */ seat: Seat, /** The cards they looked at, with the values that the viewer knows. */ cards: Array<[Slot, Kind, Coins | null]>, } } | { "restored": { /** The player. */ seat: Seat, /** The die. */ die: ExhaustedDie, } } | { "taken": { /** The player. */ seat: Seat, /** The treasure's place. */ slot: Slot, /** Its kind. */ kind: Kind, /** Its value, if the viewer knows it. */ coins: Coins | null, } } | { "ghostRolled": { /** Its dice. */ dice: Dice, } } | { "ghostSetAside": { /** The dice. */ stake: Stake, } } | { "rolled": { /** The player. */ seat: Seat, /** The treasure's place. */ slot: Slot, /** The effort to reach. */ effort: Pips, /** The rolls. */ dice: Dice, /** The dice that failed. */ failed: Dice, /** How many failed and are exhausted. */ exhausted: number, } } | { "collected": { /** The player. */ seat: Seat, /** The treasure's place. */ slot: Slot, /** Its kind. */ kind: Kind, /** Its value, if the viewer knows it. */ coins: Coins | null, } } | { "discarded": { /** The treasure's place. */ slot: Slot, /** Its kind. */ kind: Kind, /** Its value, if the viewer knows it. */ coins: Coins | null, } } | { "rerolled": { /** The player. */ seat: Seat, /** The effort to reach. */ effort: Pips, /** The roll. */ roll: Pips, /** Whether it reached the effort. */ held: boolean, } } | { "idolsEarned": { /** The player. */ seat: Seat, } } | { "declined": { /** The player. */ seat: Seat, } } | { "torchesPassed": { /** The new leader. */ leader: Claimant, } } | { "counted": { /** The player. */ seat: Seat, /** The collection, in the order it was collected. */ cards: Array<Card>, /** Where each coin came from. */ sheet: ScoreSheet, } } | { "rolledOff": { /** The dice of each seat. */ dice: Array<Dice>, } } | { "tokensDealt": { /** The tokens that the viewer has. */ hand: Kinds, /** How many tokens lie aside. */ aside: number, } } | { "asked": { /** The player. */ seat: Seat, } } | { "tokenFound": { /** The player. */ seat: Seat, /** Its kind, if the viewer is that player. */ kind: Kind | null, } } | { "giftSealed": { /** The player. */ seat: Seat, /** What they give, if the viewer is that player. */ gift: GiftSight | null, } } | { "giftsOpened": { /** How many treasures are given. */ gifts: number, } } | { "given": { /** The player who gave it. */ giver: Seat, /** The player who received it. */ receiver: Seat, /** The card's number in the giver's collection. */ number: CardNo, /** Its kind. */ kind: Kind, /** Its value, if the viewer knows it. */ coins: Coins | null, } } | { "curseShown": { /** The kind. */ kind: Kind, } } | { "won": { /** The winners. */ winners: SeatSet, /** The rank of an Only Child, who has nobody to win against (C6.7). */ rank: Rank | null, } };
export const SIGHT_NAMES = ["sidesDrawn", "leaderDrawn", "revealed", "claimed", "joined", "bumped", "recovered", "forcedRecovery", "flipped", "looked", "restored", "taken", "ghostRolled", "ghostSetAside", "rolled", "collected", "discarded", "rerolled", "idolsEarned", "declined", "torchesPassed", "counted", "rolledOff", "tokensDealt", "asked", "tokenFound", "giftSealed", "giftsOpened", "given", "curseShown", "won"] as const;

export type Slot = number;

export type SoFar = { /** The coins by source. A bonus that depends on values that they are not shown counts nothing. */ sheet: ScoreSheet, /** The sum of all coins. */ total: number, /** Whether no hidden value can change it. */ certain: boolean, };

export type Stage = { "sides": { /** The leader fixed by the setup. */ leader: Seat | null, } } | "leader" | "tokens" | "reveal" | { "pottery": Seat } | { "claim": number } | "collect" | { "idol": Seat } | { "give": SeatSet } | { "last": Seat } | "curse" | { "rolloff": SeatSet } | { "over": SeatSet };
export const STAGE_NAMES = ["sides", "leader", "tokens", "reveal", "pottery", "claim", "collect", "idol", "give", "last", "curse", "rolloff", "over"] as const;

export type Stake = { dice: number, effort: Pips, };

export type StakeOffer = { /** The treasure's place. */ slot: Slot, /** The number of dice. */ dice: number, /** The effort of each die. */ effort: Pips, /** On how many of its six faces each die would be exhausted (C3.12). */ exhausts: number, /** The lowest total that would bump them (C3.5); none if nobody comes after, or no dice can reach it. */ bumpedBy: number | null, /** The total of all dice on the treasure, if these join those of an ally (V1.2). */ joins?: number, };

export type Standing = { /** The owner of the dice. */ by: Claimant, /** The dice. */ stake: Stake, };

export type TokensView = { /** How many tokens each player or house got. */ each: number, /** How many tokens lie aside. */ aside: number, /** For each seat, how many of the tokens aside it has looked at. */ looked: Array<number>, /** For each seat, its tokens, if the viewer knows them. */ hands: Array<Kinds | null>, /** For each seat, the tokens aside that it has seen, if the viewer knows them. */ seen: Array<Kinds | null>, /** The kinds that may be cursed, as far as the viewer knows. */ open: Kinds, /** The cursed kind, once it is shown (V4.3). */ cursed: Kind | null, };

export type TreasureView = { /** Its kind. */ kind: Kind, /** Its value, if the viewer knows it. */ coins: Coins | null, /** Who knows the value: that they looked is public, what they saw is not. */ known: Knowledge, };

export type Variant = "base" | "twins" | "houses";
export const VARIANTS = ["base", "twins", "houses"] as const;

export type VariantView = { /** The variant. */ name: Variant, /** Whether one kind is cursed. */ curse: Curse, /** The players who play together, in the order of their first seats; empty if everyone plays alone. */ sides: Array<SeatSet>, /** For each seat, how many cards it collected in this round: the last ones of its collection (V1.4). */ fresh: Array<number>, /** The seats that have sealed what they give (V1.4). */ sealed: SeatSet, /** What the viewer sealed; for a viewer who may see all, what each of these seats sealed, in order. */ gifts: Array<GiftSight>, /** Whether the +5 of Idol B was earned in this round, and not before (V1.4). */ idolsNow: boolean, /** The score of each side, once the coins are counted: the lower of two twins (V2.4), the sum of a house (V3.3). */ scores: Array<number>, /** The tokens, once they are dealt (V4.1). */ tokens: TokensView | null, };

export type View = { /** The viewer. */ viewer: Viewer, /** The collectors' sides, once they are chosen. */ sides: Sides | null, /** Whether the players have to remember what they have seen (S4). */ recall: Recall, /** The leader of this round, once chosen. */ leader: Claimant | null, /** Who has Lights Out and takes the last turn of this round (C3.7). */ lightsOut: Claimant | null, /** The stage of the game. */ stage: Stage, /** What is being drawn or rolled in the middle of the stage. */ pending: Pending | null, /** The round, counted from 1; 0 before the first reveal. */ round: number, /** The number of rounds of the game. */ rounds: number, /** The number of cards in the deck. */ deck: number, /** The kind on top of the deck (C1.3). */ top: Kind | null, /** The cards that the viewer has not seen, wherever they are. */ unseen: Pile, /** The row from the left, with gaps where cards were taken. */ row: Array<RowView | null>, /** Every player's dice and cards. */ boards: Array<BoardView>, /** The collectors in the order of their kinds, once their sides are chosen. */ collectors: Array<CollectorView>, /** The discards, in order. */ discards: Array<TreasureView>, /** The Ghost's dice that were bumped in this round (C6.5). */ ghostBumped: number, /** The viewer's score if the game ended now. */ soFar: SoFar | null, /** The coins of every player by source, once they are counted. */ scores: Array<ScoreSheet> | null, /** What only variants have. */ variant?: VariantView, };

export type Viewer = { "seat": Seat } | "spectator" | "open";
export const VIEWER_NAMES = ["seat", "spectator", "open"] as const;
