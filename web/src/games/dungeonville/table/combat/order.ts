/** An order of battle that is being prepared. */
import type { Action, Adventurer, OrderOffer } from '../../wire';

export interface Lineup {
  /** Who fights in each clash; a place may still be empty. */
  places: readonly (Adventurer | null)[];
  axe: Adventurer | null;
}

export const empty = (offer: OrderOffer): Lineup => ({ places: Array<null>(offer.fighters).fill(null), axe: null });

/** The default order: the first members, as they are listed. */
export const usual = (offer: OrderOffer): Lineup => ({ places: offer.members.slice(0, offer.fighters), axe: null });

export const bench = (offer: OrderOffer, lineup: Lineup): Adventurer[] =>
  offer.members.filter((member) => !lineup.places.includes(member));

export const placeOf = (lineup: Lineup, member: Adventurer): number => lineup.places.indexOf(member);

export const isFull = (lineup: Lineup): boolean => lineup.places.every((member) => member !== null);

const keepAxe = (lineup: Lineup): Lineup =>
  lineup.axe !== null && !lineup.places.includes(lineup.axe) ? { ...lineup, axe: null } : lineup;

/** Moves a member to a place. The member there takes the place it came from, or goes to the bench. */
export function put(lineup: Lineup, member: Adventurer, place: number): Lineup {
  if (place < 0 || place >= lineup.places.length) return lineup;
  const from = placeOf(lineup, member);
  const there = lineup.places[place] ?? null;
  const places = lineup.places.map((one, at) => (at === place ? member : at === from ? there : one));
  return keepAxe({ ...lineup, places });
}

export const remove = (lineup: Lineup, member: Adventurer): Lineup =>
  keepAxe({ ...lineup, places: lineup.places.map((one) => (one === member ? null : one)) });

/** Handles a tap on a member: it takes the first empty place, or goes to the bench if it had one. */
export function tap(lineup: Lineup, member: Adventurer): Lineup {
  if (placeOf(lineup, member) >= 0) return remove(lineup, member);
  const free = lineup.places.indexOf(null);
  return put(lineup, member, free >= 0 ? free : lineup.places.length - 1);
}

/** Moves a member one place to the left or right; from the bench it takes the first empty place. */
export function shift(lineup: Lineup, member: Adventurer, by: 1 | -1): Lineup {
  const from = placeOf(lineup, member);
  if (from < 0) return tap(lineup, member);
  return put(lineup, member, from + by);
}

export const toggleAxe = (offer: OrderOffer, lineup: Lineup, member: Adventurer): Lineup =>
  offer.axe.includes(member) && lineup.places.includes(member)
    ? { ...lineup, axe: lineup.axe === member ? null : member }
    : lineup;

/** Keeps an order if a new offer allows it, or else takes the default. */
export function settle(offer: OrderOffer, lineup: Lineup | null): Lineup {
  const fits =
    lineup?.places.length === offer.fighters &&
    lineup.places.every((member) => member === null || offer.members.includes(member)) &&
    (lineup.axe === null || offer.axe.includes(lineup.axe));
  return fits && lineup ? lineup : usual(offer);
}

/** The maximum number of fighters. */
const FIGHTERS = 3;

/** The order as an action; in a stored draft a place may still be empty. */
export const orderOf = ({ places, axe }: Lineup): Action => {
  const at = (place: number) => places[place] ?? null;
  return { order: { fighters: [at(0), at(1), at(FIGHTERS - 1)], axe } };
};

/** The lineup of an action, if it is offered. */
export function read(offer: OrderOffer | null, action: Action): Lineup | undefined {
  if (typeof action !== 'object' || !('order' in action) || !offer) return undefined;
  const lineup = { places: action.order.fighters.slice(0, offer.fighters), axe: action.order.axe };
  return settle(offer, lineup) === lineup ? lineup : undefined;
}
