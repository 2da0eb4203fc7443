/** Tables in lists, in words. */
import { say, t } from '../i18n/index.svelte';
import { name, type Phrase } from '../i18n/phrase';
import type { TableInfo } from '../wire/api';
import type { ClockSetting } from '../wire/protocol';

/** Who sits on a seat of a list. */
function sitter(seat: string | null): Phrase {
  if (seat === null) return { key: 'seat-open' };
  return seat.startsWith(':') ? { key: 'seat-bot', args: { level: seat.slice(1) } } : name(seat);
}

export const people = (table: TableInfo): string =>
  say({ key: 'seat-list', args: { seats: table.seats.map(sitter) } });

/** Those whom a game waits for, as its list of seats has them; nobody while it waits for the dice. */
const awaited = (table: TableInfo): (string | null)[] =>
  table.phase === 'playing' ? table.seats.filter((_, at) => table.awaiting.includes('abcdefgh'[at] ?? '')) : [];

/** Whether a game waits for whoever has this name, among others perhaps. */
export const awaits = (table: TableInfo, name: string | undefined): boolean => name !== undefined && awaited(table).includes(name);

/** How a table stands for whoever has this name. */
export function standing(table: TableInfo, own: string | undefined): Phrase {
  if (table.phase === 'gathering') return { key: 'home-gathering' };
  return awaits(table, own) ? { key: 'home-your-turn' } : { key: 'home-their-turn', args: { name: awaited(table).map(sitter) } };
}

export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => seat === null).length;

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
