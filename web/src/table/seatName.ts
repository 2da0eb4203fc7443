import { name, type Phrase } from '../i18n/phrase';
import type { Seat, SeatSheet } from '../wire/protocol';
import { characterAt, characterName } from './cast/cast';

/** Who sits at a table. */
export interface Seated {
  /** The number of the computers' characters. */
  cast: number;
  seats: readonly SeatSheet[];
}

/** The name of a seat's holder, before translation. */
export function calledAt({ cast, seats }: Seated, seat: Seat): Phrase {
  const holder = seats.find((one) => one.seat === seat)?.holder;
  return holder?.kind === 'person' ? name(holder.name) : characterName(characterAt(cast, seat));
}
