import type { Card, Claimant, Kind, Pips, ScoreSheet, Seat, Seen, Stake } from './vocabulary';

/** What one viewer saw happen, as the server writes it. */
export interface Sights {
  sidesDrawn: { sides: string };
  leaderDrawn: { leader: Seat };
  revealed: { round: number; row: Seen[]; next: Kind | null };
  claimed: { by: Claimant; slot: number; stake: Stake };
  bumped: { owner: Claimant; slot: number; dice: number };
  recovered: { seat: Seat; dice: number };
  forcedRecovery: { seat: Seat; dice: number };
  flipped: { seat: Seat; number: number; card: Card };
  looked: { seat: Seat; cards: [slot: number, kind: Kind, coins: Seen['coins']][] };
  restored: { seat: Seat; die: 'earlier' | { failed: Pips } };
  taken: { seat: Seat; slot: number } & Seen;
  ghostRolled: { dice: Pips[] };
  ghostSetAside: { stake: Stake };
  rolled: { seat: Seat; slot: number; effort: Pips; dice: Pips[]; failed: Pips[]; exhausted: number };
  collected: { seat: Seat; slot: number } & Seen;
  discarded: { slot: number } & Seen;
  rerolled: { seat: Seat; effort: Pips; roll: Pips; held: boolean };
  idolsEarned: { seat: Seat };
  declined: { seat: Seat };
  torchesPassed: { leader: Claimant };
  counted: { seat: Seat; cards: Card[]; sheet: ScoreSheet };
  rolledOff: { dice: Pips[][] };
  won: { winners: Seat[] };
}

export type SightName = keyof Sights;

/** An object with one field, which names what happened. */
export type Sight = { [Name in SightName]: { [Field in Name]: Sights[Name] } }[SightName];
