import { name, type Phrase } from '../i18n/phrase';
import type { Seat, SeatSheet } from '../wire/protocol';

/** What somebody at the table is called, before it is said in any language. */
export function calledAt(seats: readonly SeatSheet[], seat: Seat): Phrase {
  const holder = seats.find((one) => one.seat === seat)?.holder;
  if (holder?.kind === 'person') return name(holder.name);
  return { key: 'play-bot', args: { seat: seat.toUpperCase() } };
}
