/** Tables in lists, in words. */
import { say, t } from '../../i18n/index.svelte';
import { name, type Phrase } from '../../i18n/phrase';
import type { ListedSeat, TableInfo } from '../../wire/http';
import { SEATS, type ClockSetting } from '../../wire/protocol';

/** Who sits on a seat of a list. */
function sitter(seat: ListedSeat): Phrase {
  switch (seat.kind) {
    case 'open':
      return { key: 'seat-open' };
    case 'bot':
      return { key: 'seat-bot', args: { level: seat.level } };
    case 'person':
      return name(seat.name);
  }
}

export const people = (table: TableInfo): string => say({ key: 'seat-list', args: { seats: table.seats.map(sitter) } });

/** Those whom a game waits for, as its list of seats has them; nobody while it waits for the dice. */
const awaited = (table: TableInfo): ListedSeat[] =>
  table.phase === 'playing' ? table.seats.filter((_, at) => table.awaiting.some((seat) => seat === SEATS[at])) : [];

/** Whether a game waits for the reader, among others perhaps. */
export const awaitsMe = ({ phase, awaiting, you }: TableInfo): boolean =>
  phase === 'playing' && you !== undefined && awaiting.includes(you);

/** How a table of the reader's stands. */
export function standing(table: TableInfo): Phrase {
  if (table.phase === 'gathering') return { key: 'home-gathering' };
  return awaitsMe(table)
    ? { key: 'home-your-turn' }
    : { key: 'home-their-turn', args: { name: awaited(table).map(sitter) } };
}

export const freeSeats = (table: TableInfo): number => table.seats.filter(({ kind }) => kind === 'open').length;

/** How time is kept, in words. */
export function clockText(clock: ClockSetting): string {
  switch (clock.kind) {
    case 'none':
      return t('clock-none');
    case 'live':
      return t('clock-live', { seconds: clock.moveSeconds, minutes: Math.round(clock.reserveSeconds / 60) });
    case 'days':
      return t('clock-days', { days: clock.days });
  }
}
