/** The words of Crypt as the server writes them. */

export const KINDS = ['idol', 'jewelry', 'manuscript', 'pottery', 'remains', 'tapestry'] as const;
export type Kind = (typeof KINDS)[number];

export const VALUES = [1, 2, 3, 4] as const;
export type Coins = (typeof VALUES)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Pips = (typeof FACES)[number];

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

export const SEATS = ['a', 'b', 'c', 'd'] as const;
export type Seat = (typeof SEATS)[number];

export type Claimant = { seat: Seat } | 'ghost';

export const RANKS = ['fool', 'petty', 'wealthy', 'magnificent'] as const;
export type Rank = (typeof RANKS)[number];

export interface Card {
  kind: Kind;
  coins: Coins;
}

/** A card as one viewer knows it. */
export interface Seen {
  kind: Kind;
  coins: Coins | null;
}

/** Dice on one treasure, all at the same effort. */
export interface Stake {
  dice: number;
  effort: Pips;
}

/** The coins of one player by where they came from. */
export interface ScoreSheet {
  treasures: number;
  idol: number;
  jewelry: number;
  manuscript: number;
  pottery: number;
  remains: number;
  tapestry: number;
  servants: number;
}

export const SOURCES = ['treasures', ...KINDS, 'servants'] as const satisfies readonly (keyof ScoreSheet)[];
