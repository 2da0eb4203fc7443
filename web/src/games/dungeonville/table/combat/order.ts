/** An order of battle in the making. */
import type { Action, Adventurer, OrderOffer } from '../../wire';

export interface Lineup {
  /** Who fights in each clash; a place may still be empty. */
  places: readonly (Adventurer | null)[];
  axe: Adventurer | null;
}

export const empty = (offer: OrderOffer): Lineup => ({ places: Array<null>(offer.fighters).fill(null), axe: null });

/** The first that there are, as they stand: something to begin with. */
export const usual = (offer: OrderOffer): Lineup => ({ places: offer.members.slice(0, offer.fighters), axe: null });

export const bench = (offer: OrderOffer, lineup: Lineup): Adventurer[] =>
  offer.members.filter((member) => !lineup.places.includes(member));

export const placeOf = (lineup: Lineup, member: Adventurer): number => lineup.places.indexOf(member);

export const isFull = (lineup: Lineup): boolean => lineup.places.every((member) => member !== null);

const keepAxe = (lineup: Lineup): Lineup =>
  lineup.axe !== null && !lineup.places.includes(lineup.axe) ? { ...lineup, axe: null } : lineup;

/** A member goes to a place; whoever stood there takes the one it came from, or sits down. */
export function put(lineup: Lineup, member: Adventurer, place: number): Lineup {
  if (place < 0 || place >= lineup.places.length) return lineup;
  const from = placeOf(lineup, member);
  const there = lineup.places[place] ?? null;
  const places = lineup.places.map((one, at) => (at === place ? member : at === from ? there : one));
  return keepAxe({ ...lineup, places });
}

export const remove = (lineup: Lineup, member: Adventurer): Lineup =>
  keepAxe({ ...lineup, places: lineup.places.map((one) => (one === member ? null : one)) });

/** A member that was tapped: it takes the first empty place, or sits down if it had one. */
export function tap(lineup: Lineup, member: Adventurer): Lineup {
  if (placeOf(lineup, member) >= 0) return remove(lineup, member);
  const free = lineup.places.indexOf(null);
  return put(lineup, member, free >= 0 ? free : lineup.places.length - 1);
}

/** A member moves one place to the left or right; from the bench it comes to the nearest end. */
export function shift(lineup: Lineup, member: Adventurer, by: 1 | -1): Lineup {
  const from = placeOf(lineup, member);
  if (from < 0) return tap(lineup, member);
  return put(lineup, member, from + by);
}

export const toggleAxe = (offer: OrderOffer, lineup: Lineup, member: Adventurer): Lineup =>
  offer.axe.includes(member) && lineup.places.includes(member)
    ? { ...lineup, axe: lineup.axe === member ? null : member }
    : lineup;

/** What is left of an order under a new offer. */
export function settle(offer: OrderOffer, lineup: Lineup | null): Lineup {
  const fits =
    lineup?.places.length === offer.fighters &&
    lineup.places.every((member) => member === null || offer.members.includes(member)) &&
    (lineup.axe === null || offer.axe.includes(lineup.axe));
  return fits && lineup ? lineup : usual(offer);
}

/** How many fight at most. */
const FIGHTERS = 3;

/** The order as it is sent; a place may still be empty where it is only kept. */
export const orderOf = ({ places, axe }: Lineup): Action => {
  const at = (place: number) => places[place] ?? null;
  return { order: { fighters: [at(0), at(1), at(FIGHTERS - 1)], axe } };
};

/** The lineup of an action, if the offer has it. */
export function read(offer: OrderOffer | null, action: Action): Lineup | undefined {
  if (typeof action !== 'object' || !('order' in action) || !offer) return undefined;
  const lineup = { places: action.order.fighters.slice(0, offer.fighters), axe: action.order.axe };
  return settle(offer, lineup) === lineup ? lineup : undefined;
}
