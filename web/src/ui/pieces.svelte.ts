/** How pieces look on this page: the colours that the players of the shown table have chosen, and the palette. */
import { PIECE_COLOURS, SEATS, type PieceColour, type Seat } from '../wire/protocol';

interface Dressed {
  seat: Seat;
  colour?: PieceColour;
}

class Pieces {
  /** Whether colours are used that people with colour blindness can tell apart. */
  safe = $state(false);
  /** The colour of something that no player owns, if one was chosen. */
  other = $state<PieceColour | undefined>(undefined);
  /** The teams whose pieces have one colour, each in the order of its seats. */
  teams = $state.raw<readonly (readonly Seat[])[]>([]);
  #chosen = $state.raw<Partial<Record<Seat, PieceColour>>>({});

  /** Shows the colours of a table; without one, the usual colours. */
  show(seats: readonly Dressed[], other?: PieceColour): void {
    this.other = other;
    this.#chosen = Object.fromEntries(seats.flatMap(({ seat, colour }) => (colour ? [[seat, colour]] : [])));
  }

  /** The colour of a seat's pieces: its own, or that of the first seat of its team. */
  colourOf(seat: Seat): PieceColour {
    return this.#shown(this.teams.find((team) => team.includes(seat))?.[0] ?? seat);
  }

  /** The colour that belongs to a seat alone, even if its team has another: its mark tells players of one team apart. */
  ownColourOf(seat: Seat): PieceColour {
    return this.#isInTeam(seat) ? usualColour(seat) : this.#shown(seat);
  }

  #isInTeam(seat: Seat): boolean {
    return this.teams.some((team) => team.includes(seat));
  }

  /** The colour that the table shows for a seat. */
  #shown(seat: Seat): PieceColour {
    return this.#chosen[seat] ?? usualColour(seat);
  }
}

/** The colour of a seat whose player has not chosen one. */
const usualColour = (seat: Seat): PieceColour => PIECE_COLOURS[SEATS.indexOf(seat)] ?? 'red';

export const pieces = new Pieces();

/** A table by seat whose entries follow the colours that are shown. */
export function bySeat<T>(entry: (colour: PieceColour, own: PieceColour) => T): Readonly<Record<Seat, T>> {
  const table = {};
  for (const seat of SEATS)
    Object.defineProperty(table, seat, {
      enumerable: true,
      get: () => entry(pieces.colourOf(seat), pieces.ownColourOf(seat)),
    });
  return table as Readonly<Record<Seat, T>>;
}
