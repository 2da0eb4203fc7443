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

/** The name of whom the game waits for; empty for the dice. */
export function awaited(table: TableInfo): string {
  const index = 'abcdefgh'.indexOf(table.awaiting[0] ?? 'z');
  const seat = table.seats[index];
  return index < 0 || seat === undefined ? '' : say(sitter(seat));
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
