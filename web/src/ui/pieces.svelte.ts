/** How pieces look on this page. */
import { SEATS, type Seat } from '../wire/protocol';

/** The colours of pieces, in the order of the seats that have them. */
export const COLOURS = ['red', 'violet', 'teal', 'black', 'gold', 'green', 'blue', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

class Pieces {
  /** Whether colours are used that people with colour blindness can tell apart. */
  safe = $state(false);
}

export const pieces = new Pieces();

const colourOf = (seat: Seat): Colour => COLOURS[SEATS.indexOf(seat)] ?? 'red';

/** A table by seat whose entries follow the palette of the page. */
export function bySeat<T>(entry: (colour: Colour) => T): Readonly<Record<Seat, T>> {
  const table = {};
  for (const seat of SEATS) Object.defineProperty(table, seat, { enumerable: true, get: () => entry(colourOf(seat)) });
  return table as Readonly<Record<Seat, T>>;
}
