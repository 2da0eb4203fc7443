/** Texts for tables in lists. */
import { t } from '../../i18n/index.svelte';
import { name, type Phrase } from '../../i18n/phrase';
import { characterAt, characterName } from '../../table/cast/cast';
import type { ListedSeat, TableInfo } from '../../wire/http';
import { SEATS, type ClockSetting, type Seat } from '../../wire/protocol';

/** The name of a seat's holder. */
function holderName({ cast }: TableInfo, holder: ListedSeat, seat: Seat): Phrase {
  switch (holder.kind) {
    case 'open':
      return { key: 'seat-open' };
    case 'bot':
      return characterName(characterAt(cast, seat));
    case 'person':
      return name(holder.name);
  }
}

/** The seats of a table with the names of their holders. */
const named = (table: TableInfo) =>
  table.seats.flatMap((holder, at) => {
    const seat = SEATS[at];
    return seat ? [{ holder, seat, name: holderName(table, holder, seat) }] : [];
  });

/** Someone at a table. */
interface Listed {
  seat: Seat;
  name: Phrase;
  /** Whether it is a person with an account. */
  account: boolean;
}

/** Everyone at a table, computers with their level. */
export const people = (table: TableInfo): Listed[] =>
  named(table).map(({ holder, seat, name }) => ({
    seat,
    name: holder.kind === 'bot' ? { key: 'seat-bot-called', args: { name, level: holder.level } } : name,
    account: holder.kind === 'person' && holder.account,
  }));

/** The names of those that a game waits for; none while it waits for chance. */
const awaited = (table: TableInfo): Phrase[] =>
  table.phase === 'playing'
    ? named(table).flatMap(({ seat, name }) => (table.awaiting.includes(seat) ? [name] : []))
    : [];

/** Whether a game waits for the reader, and perhaps for others too; not while a computer plays for the reader. */
export function awaitsMe({ phase, awaiting, you, seats }: TableInfo): boolean {
  if (phase !== 'playing' || you === undefined || !awaiting.includes(you)) return false;
  const own = seats[SEATS.indexOf(you)];
  return own?.kind !== 'person' || !own.away;
}

/** The state of a table that the reader plays at. */
export function standing(table: TableInfo): Phrase {
  if (table.phase === 'gathering') return { key: 'home-gathering' };
  return awaitsMe(table) ? { key: 'home-your-turn' } : { key: 'home-their-turn', args: { name: awaited(table) } };
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
