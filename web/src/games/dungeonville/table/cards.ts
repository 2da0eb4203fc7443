/** Finds the cards that a view refers to by rank or by name. */
import { SEATS, type Seat } from '../../../wire/protocol';
import type { AdventurerCard, RoomCard, SeatView, Tower, TowerView, View } from '../wire';

export const seatOf = (view: View, seat: Seat | null): SeatView | undefined =>
  view.seats.find((one) => one.seat === seat);

export const towerOf = (view: View, tower: Tower): TowerView | undefined =>
  view.towers.find((one) => one.tower === tower);

/** The adventurer of a rank, among all that are face up. */
export function adventurerOf(view: View, rank: number): AdventurerCard | undefined {
  const open = [
    ...view.seats.flatMap(({ party, home }) => [...party, ...home]),
    ...view.town.map(({ adventurer }) => adventurer),
    ...view.discards,
  ];
  return open.find((card) => card.rank === rank);
}

/** A treasure card of a player, or one that is face up at a tower. */
export function roomOf(view: View, room: string): RoomCard | undefined {
  const open = [
    ...view.seats.flatMap(({ treasury, carried }) => [...treasury, ...carried]),
    ...(view.expedition?.turned ? [view.expedition.turned] : []),
    ...view.towers.flatMap(({ discards, top }) => (top ? [...discards, top] : discards)),
  ];
  return open.find((card) => card.room === room);
}

export const seatsOf = (view: View): Seat[] => view.seats.map(({ seat }) => seat);

/** The number of tokens by owner, without zeros. */
export const tokensBy = (counts: readonly number[]): { owner: (typeof SEATS)[number]; count: number }[] =>
  SEATS.flatMap((owner, at) => ((counts[at] ?? 0) > 0 ? [{ owner, count: counts[at] ?? 0 }] : []));
