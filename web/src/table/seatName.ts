import { name, type Phrase } from '../i18n/phrase';
import type { Seat, SeatSheet, TableId } from '../wire/protocol';
import { characterAt, characterName } from './cast/cast';

/** A table and who sits there. */
export interface Seated {
  table: TableId;
  seats: readonly SeatSheet[];
}

/** The name of a seat's holder, before translation. */
export function calledAt({ table, seats }: Seated, seat: Seat): Phrase {
  const holder = seats.find((one) => one.seat === seat)?.holder;
  return holder?.kind === 'person' ? name(holder.name) : characterName(characterAt(table, seat));
}
