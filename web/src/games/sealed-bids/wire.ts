// Generated from the Rust types; `cargo xtask bless` writes it.
import type { Seat } from '../../wire/protocol';

/** The types of this game that the protocol leaves open. */
export interface Types { view: View; sight: Sight; offer: Array<Action>; action: Action; refusal: Refusal; setup: Setup }

/** The game's options with their choices, without those that are seats. */
export const OPTIONS = {
  rounds: ['3', '1', '5'],
} as const;

export type Action = { "bid": Pips } | "draw";
export const ACTION_NAMES = ["bid", "draw"] as const;

export type Bag = string;

export type Pips = number;

export type PlaceView = { /** The cards not opened yet, a sealed one among them. */ unopened: Bag, /** The sealed card. */ sealed: Secret, /** The cards spent. */ spent: Bag, /** The prizes taken. */ won: Bag, /** The token. */ token: Secret, };

export type Refusal = "noSuchSetup" | { "sealedAlready": Seat } | { "notInHand": Pips } | { "drawnAlready": Seat } | { "notInDeck": Pips } | { "notInUrn": Pips } | { "noSuchSeat": Seat } | "over" | "waitingForChance" | "notWaitingForChance" | { "notYourTurn": Seat } | "wrongPhase" | { "otherChance": string };
export const REFUSAL_NAMES = ["noSuchSetup", "sealedAlready", "notInHand", "drawnAlready", "notInDeck", "notInUrn", "noSuchSeat", "over", "waitingForChance", "notWaitingForChance", "notYourTurn", "wrongPhase", "otherChance"] as const;

export type Secret = "nothing" | "hidden" | { "known": Pips };
export const SECRET_NAMES = ["nothing", "hidden", "known"] as const;

export type Setup = { /** The number of seats: 2 to 4. */ seats: number, /** The number of rounds: 1 to 5. */ rounds: number, };

export type Sight = { "turned": { /** The prize. */ prize: Pips, } } | { "sealed": { /** The seat. */ seat: Seat, /** The card. */ card: Secret, } } | { "opened": { /** The cards. */ cards: Array<Pips>, /** The seat that takes the prize; none if it is lost. */ taker: Seat | null, } } | { "reached": { /** The seat. */ seat: Seat, } } | { "drew": { /** The seat. */ seat: Seat, /** The token. */ token: Secret, } } | { "shown": { /** The token of each seat that drew one. */ tokens: Array<Pips | null>, } };
export const SIGHT_NAMES = ["turned", "sealed", "opened", "reached", "drew", "shown"] as const;

export type Ties = "skipped" | "lost";
export const TIES = ["skipped", "lost"] as const;

export type View = { /** How many rounds are not over yet. */ rounds: number, /** The prizes not turned up yet. */ deck: Bag, /** The prize that is bid for. */ prize: Pips | null, /** The prizes that nobody took. */ lost: Bag, /** The seat that reaches into the urn. */ drawing: Seat | null, /** What happens to a prize when several seats play the highest card. */ ties: Ties, /** What the viewer knows of each seat. */ places: Array<PlaceView>, };
