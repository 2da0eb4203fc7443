/** Texts for tables in lists. */
import { say, t } from '../../i18n/index.svelte';
import { name, type Phrase } from '../../i18n/phrase';
import type { ListedSeat, TableInfo } from '../../wire/http';
import { SEATS, type ClockSetting } from '../../wire/protocol';

/** The name of a seat's holder. */
function holderName(seat: ListedSeat): Phrase {
  switch (seat.kind) {
    case 'open':
      return { key: 'seat-open' };
    case 'bot':
      return { key: 'seat-bot', args: { level: seat.level } };
    case 'person':
      return name(seat.name);
  }
}

export const people = (table: TableInfo): string =>
  say({ key: 'seat-list', args: { seats: table.seats.map(holderName) } });

/** The seats that a game waits for; none while it waits for chance. */
const awaited = (table: TableInfo): ListedSeat[] =>
  table.phase === 'playing' ? table.seats.filter((_, at) => table.awaiting.some((seat) => seat === SEATS[at])) : [];

/** Whether a game waits for the reader, and perhaps for others too. */
export const awaitsMe = ({ phase, awaiting, you }: TableInfo): boolean =>
  phase === 'playing' && you !== undefined && awaiting.includes(you);

/** The state of a table that the reader plays at. */
export function standing(table: TableInfo): Phrase {
  if (table.phase === 'gathering') return { key: 'home-gathering' };
  return awaitsMe(table)
    ? { key: 'home-your-turn' }
    : { key: 'home-their-turn', args: { name: awaited(table).map(holderName) } };
}

export const freeSeats = (table: TableInfo): number => table.seats.filter(({ kind }) => kind === 'open').length;

/** The clock setting in words. */
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
