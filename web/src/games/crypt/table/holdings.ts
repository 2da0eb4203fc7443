/** What each player can be seen to hold, and how far that is towards each collector. */
import type { Seat } from '../../../wire/protocol';
import { KINDS, SEATS, type Kind, type Side } from '../vocabulary';
import type { TreasureView, View } from '../wire';

/** The value that the table shows for a card of `owner`: where players remember for themselves it hides some. */
export function shown(view: View, owner: Seat, card: TreasureView): number | null {
  const open = view.recall === 'table' || card.known === 'flipped' || view.scores !== null;
  const own = view.viewer === 'open' || (typeof view.viewer === 'object' && view.viewer.seat === owner);
  return open || own ? card.coins : null;
}

export interface ShownCard {
  /** Its number in the collection, from 1. */
  number: number;
  kind: Kind;
  coins: number | null;
  flipped: boolean;
}

export interface Pile {
  kind: Kind;
  cards: ShownCard[];
  /** Those that can still be flipped. */
  faceDown: number;
  /** The coins that are shown. */
  coins: number;
  /** Whether every value is shown. */
  certain: boolean;
}

/** A collection as the table shows it, by kind. */
export function piles(view: View, owner: Seat): Pile[] {
  const collection = boardOf(view, owner)?.collection ?? [];
  const cards = collection.map((card, at) => ({
    number: at + 1,
    kind: card.kind,
    coins: shown(view, owner, card),
    flipped: card.known === 'flipped',
  }));
  return KINDS.map((kind) => {
    const own = cards.filter((card) => card.kind === kind);
    return {
      kind,
      cards: own,
      faceDown: own.filter(({ flipped }) => !flipped).length,
      coins: own.reduce((sum, { coins }) => sum + (coins ?? 0), 0),
      certain: own.every(({ coins }) => coins !== null),
    };
  });
}

export const seatsOf = (view: View): Seat[] => SEATS.slice(0, view.boards.length);

export const boardOf = (view: View, seat: Seat) => view.boards[SEATS.findIndex((one) => one === seat)];

/** What a collector counts, and the numbers printed on it. */
interface Goal {
  counts: 'held' | 'faceDown' | 'coins';
  steps: readonly number[];
}

const held = (...steps: number[]): Goal => ({ counts: 'held', steps });
const flips = (...steps: number[]): Goal => ({ counts: 'faceDown', steps });

export const GOALS: Record<Kind, Record<Side, Goal>> = {
  idol: { A: flips(1), B: held(2) },
  jewelry: { A: held(2), B: held() },
  manuscript: { A: held(2), B: flips(1) },
  pottery: { A: held(2, 3, 4), B: flips(2) },
  remains: { A: flips(2), B: held(4) },
  tapestry: { A: { counts: 'coins', steps: [] }, B: held(3) },
};

export interface Progress {
  seat: Seat;
  have: number;
  /** The next number on the collector, or the last one reached; none where it has no number. */
  need: number | null;
  reached: boolean;
  counts: Goal['counts'];
  /** Whether there may be more than is shown. */
  certain: boolean;
}

/** How far every player is towards a collector. */
export function progress(view: View, kind: Kind, side: Side): Progress[] {
  const { counts, steps } = GOALS[kind][side];
  return seatsOf(view).map((seat) => {
    const pile = piles(view, seat).find((one) => one.kind === kind);
    const have = pile ? { held: pile.cards.length, faceDown: pile.faceDown, coins: pile.coins }[counts] : 0;
    const need = steps.find((step) => step > have) ?? steps.at(-1) ?? null;
    return { seat, have, need, reached: need !== null && have >= need, counts, certain: counts !== 'coins' || (pile?.certain ?? true) };
  });
}

/** The side that a collector shows, once that is settled. */
export function sideOf(view: View, kind: Kind): Side | undefined {
  const letter = view.sides?.charAt(KINDS.indexOf(kind));
  return letter === 'A' || letter === 'B' ? letter : undefined;
}

/** The dice of a player on treasures. */
export const placedDice = (view: View, seat: Seat): number =>
  view.row.reduce((sum, spot) => {
    const by = spot?.standing?.by;
    return sum + (spot?.standing && typeof by === 'object' && by.seat === seat ? spot.standing.stake.dice : 0);
  }, 0);

/** Who holds the other torch: last in turn order, which the Leader is too when two play or one. */
export function lightsOut(view: View): Seat | 'ghost' | null {
  if (view.leader === null) return null;
  if (view.leader === 'ghost') return 'ghost';
  const seats = seatsOf(view);
  const { seat } = view.leader;
  return seats.length < 3 ? seat : (seats.at(seats.indexOf(seat) - 1) ?? seat);
}
