/** The players of a table, as the viewer sees them. */
import type { Phrase } from '../i18n/phrase';
import type { Seat, SeatSheet } from '../wire/protocol';
import { calledAt } from './seatName';

export interface Labels {
  /** The viewer's seat; null for a spectator. */
  you: Seat | null;
  /** The name of a player, before translation. */
  called: (seat: Seat) => Phrase;
}

export const labelsOf = (seats: readonly SeatSheet[], you: Seat | null): Labels => ({
  you,
  called: (seat) => calledAt(seats, seat),
});

/** The seat of a view's viewer; null for a spectator. */
export const seatOfViewer = (viewer: string | { seat: Seat }): Seat | null =>
  typeof viewer === 'object' ? viewer.seat : null;

/** The seats in turn order, starting with the viewer's. */
export function seatsFrom(seats: readonly Seat[], you: Seat | null): Seat[] {
  const at = you === null ? 0 : Math.max(0, seats.indexOf(you));
  return [...seats.slice(at), ...seats.slice(0, at)];
}
