import type { ChatLine, Sheet } from '../../wire/protocol';

/** Whose chat it is: everyone's, or that of a player and their allies. */
export type Channel = 'all' | 'allies';

/** Whether the reader of a sheet has allies. */
export const hasAllies = (sheet: Sheet | null): boolean =>
  sheet?.teams.some((team) => team.length > 1 && team.some((seat) => seat === sheet.you)) ?? false;

/** The new chat lines: sent after the table was opened, after the last line that was read, and not by muted people. */
export const news = (
  lines: readonly ChatLine[],
  openedAt: number,
  read: number,
  muted: ReadonlySet<string>,
): ChatLine[] => lines.filter(({ at, number, person }) => at > openedAt && number > read && !muted.has(person));
