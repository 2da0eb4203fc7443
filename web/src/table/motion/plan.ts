/** Plans: the flights and sounds that show what happened. A game makes them from sights; nothing waits for them. */
import type { Sound } from '../sound';

/** Something that happens at a time, in milliseconds from the start of its plan. */
interface Timed {
  at: number;
}

export interface Flight<Piece, Place> extends Timed {
  piece: Piece;
  from: Place;
  to: Place;
  /** How long it takes. */
  lasts: number;
  /** Since when the piece is shown where it starts, if it lay there. */
  since?: number;
}

export interface Plan<Piece, Place> {
  flights: Flight<Piece, Place>[];
  sounds: { sound: Sound; at: number }[];
}

/** The longest plan, in milliseconds. */
export const LONGEST = 2600;
/** How long a piece flies. */
export const FLIGHT = 420;
/** How long after one piece the next one starts. */
export const STAGGER = 90;

/** How long a plan takes. */
export const lengthOf = ({ flights }: Plan<unknown, unknown>): number =>
  Math.max(0, ...flights.map(({ at, lasts }) => at + lasts));

/** The same flights, `wait` later. A piece that is shown from the beginning stays so. */
export const flightsAfter = <Piece, Place>(
  wait: number,
  flights: readonly Flight<Piece, Place>[],
): Flight<Piece, Place>[] =>
  flights.map((flight) => ({
    ...flight,
    at: flight.at + wait,
    ...(flight.since ? { since: flight.since + wait } : {}),
  }));

/** A function that shortens times so that `length` takes no longer than the longest plan. */
export function shortener(length: number): (time: number) => number {
  const pace = Math.min(1, LONGEST / length);
  return (time) => Math.round(time * pace);
}

/** A plan, shortened to no more than the longest time. */
export function shortened<Piece, Place>({ flights, sounds }: Plan<Piece, Place>, length: number): Plan<Piece, Place> {
  const at = shortener(length);
  return {
    flights: flights.map((flight) => ({
      ...flight,
      at: at(flight.at),
      lasts: at(flight.lasts),
      ...(flight.since === undefined ? {} : { since: at(flight.since) }),
    })),
    sounds: sounds.map((one) => ({ ...one, at: at(one.at) })),
  };
}
