/** How pieces look on this page: the colours that the players of the shown table have chosen, and the palette. */
import { COLOURS, SEATS, type Colour, type Seat } from '../wire/protocol';

interface Dressed {
  seat: Seat;
  colour?: Colour;
}

class Pieces {
  /** Whether colours are used that people with colour blindness can tell apart. */
  safe = $state(false);
  /** The colour of something that no player owns, if one was chosen. */
  other = $state<Colour | undefined>(undefined);
  /** The teams whose pieces have one colour, each in the order of its seats. */
  teams = $state.raw<readonly (readonly Seat[])[]>([]);
  #chosen = $state.raw<Partial<Record<Seat, Colour>>>({});

  /** Shows the colours of a table; without one, the usual colours. */
  show(seats: readonly Dressed[], other?: Colour): void {
    this.other = other;
    this.#chosen = Object.fromEntries(seats.flatMap(({ seat, colour }) => (colour ? [[seat, colour]] : [])));
  }

  /** The colour of a seat's pieces: its own, or that of the first seat of its team. */
  colourOf(seat: Seat): Colour {
    return this.#shown(this.teams.find((team) => team.includes(seat))?.[0] ?? seat);
  }

  /** The colour that belongs to a seat alone, even if its team has another: its mark tells players of one team apart. */
  ownColourOf(seat: Seat): Colour {
    return this.#isInTeam(seat) ? usualColour(seat) : this.#shown(seat);
  }

  #isInTeam(seat: Seat): boolean {
    return this.teams.some((team) => team.includes(seat));
  }

  /** The colour that the table shows for a seat. */
  #shown(seat: Seat): Colour {
    return this.#chosen[seat] ?? usualColour(seat);
  }
}

/** The colour of a seat whose player has not chosen one. */
const usualColour = (seat: Seat): Colour => COLOURS[SEATS.indexOf(seat)] ?? 'red';

export const pieces = new Pieces();

/** A table by seat whose entries follow the colours that are shown. */
export function bySeat<T>(entry: (colour: Colour, own: Colour) => T): Readonly<Record<Seat, T>> {
  const table = {};
  for (const seat of SEATS)
    Object.defineProperty(table, seat, {
      enumerable: true,
      get: () => entry(pieces.colourOf(seat), pieces.ownColourOf(seat)),
    });
  return table as Readonly<Record<Seat, T>>;
}
