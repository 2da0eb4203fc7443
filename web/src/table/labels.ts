/** The players of a table, as the viewer sees them. */
import type { Phrase } from '../i18n/phrase';
import type { Seat } from '../wire/protocol';
import { calledAt, type Seated } from './seatName';

/** A table that is not known yet. */
const NOBODY: Seated = { cast: 0, seats: [] };

export interface Labels {
  /** The viewer's seat; null for a spectator. */
  you: Seat | null;
  /** The name of a player, before translation. */
  called: (seat: Seat) => Phrase;
}

export const labelsOf = (table: Seated | null, you: Seat | null): Labels => ({
  you,
  called: (seat) => calledAt(table ?? NOBODY, seat),
});

/** The seat of a view's viewer; null for a spectator. */
export const seatOfViewer = (viewer: string | { seat: Seat }): Seat | null =>
  typeof viewer === 'object' ? viewer.seat : null;

/** The seats in turn order, starting with the viewer's. */
export function seatsFrom(seats: readonly Seat[], you: Seat | null): Seat[] {
  const at = you === null ? 0 : Math.max(0, seats.indexOf(you));
  return [...seats.slice(at), ...seats.slice(0, at)];
}
