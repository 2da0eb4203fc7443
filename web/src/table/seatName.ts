import { name, type Phrase } from '../i18n/phrase';
import type { Seat, SeatSheet } from '../wire/protocol';

/** The name of a seat's holder, before translation. */
export function calledAt(seats: readonly SeatSheet[], seat: Seat): Phrase {
  const holder = seats.find((one) => one.seat === seat)?.holder;
  if (holder?.kind === 'person') return name(holder.name);
  return { key: 'play-bot', args: { seat: seat.toUpperCase() } };
}
