/** What each player has, as the table shows it. */
import { KINDS, type Coins, type Kind, type RowView, type Side, type View } from '../../wire';
import { SEATS, type Seat } from '../../../../wire/protocol';

export interface ShownCard {
  /** Its number in the collection, from 1. */
  number: number;
  kind: Kind;
  /** The value, if the table shows it. */
  coins: Coins | null;
  flipped: boolean;
}

export interface Pile {
  kind: Kind;
  cards: ShownCard[];
  /** The coins that are shown. */
  coins: number;
}

/** A collection as the table shows it, by kind. */
export function piles(view: View, owner: Seat): Pile[] {
  const board = boardOf(view, owner);
  const cards = (board?.collection ?? []).map((card, at) => ({
    number: at + 1,
    kind: card.kind,
    coins: card.coins,
    flipped: card.known === 'flipped',
  }));
  return KINDS.map((kind) => {
    const own = cards.filter((card) => card.kind === kind);
    return { kind, cards: own, coins: own.reduce((sum, { coins }) => sum + (coins ?? 0), 0) };
  });
}

export const seatsOf = (view: View): Seat[] => SEATS.slice(0, view.boards.length);

export const boardOf = (view: View, seat: Seat) => view.boards[SEATS.findIndex((one) => one === seat)];

/** The side that a collector shows, once it is known. */
export const sideOf = (view: View, kind: Kind): Side | undefined =>
  view.collectors.find((collector) => collector.kind === kind)?.side;

/** The dice of one owner on a treasure. */
export interface Stood {
  owner: Seat | 'ghost';
  dice: number;
}

/** The dice on a treasure by owner: the claimant's first, then those that an ally added. */
export function diceOn({ standing, joined }: Pick<RowView, 'standing' | 'joined'>): Stood[] {
  if (!standing) return [];
  const { by, stake } = standing;
  const first = { owner: by === 'ghost' ? by : by.seat, dice: stake.dice };
  return joined ? [first, { owner: joined.by, dice: joined.dice }] : [first];
}

/** The number of a player's dice on treasures. */
export const placedDice = (view: View, seat: Seat): number =>
  view.row
    .flatMap((spot) => (spot ? diceOn(spot) : []))
    .reduce((sum, { owner, dice }) => sum + (owner === seat ? dice : 0), 0);

/** Whether a player has a torch. */
export const isWith = (torch: View['leader'], seat: Seat): boolean => typeof torch === 'object' && torch?.seat === seat;
