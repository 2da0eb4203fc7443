import type { ChatLine } from '../../wire/protocol';

/** The new chat lines: sent after the table was opened, after the last line that was read, and not by muted people. */
export const news = (
  lines: readonly ChatLine[],
  openedAt: number,
  read: number,
  muted: ReadonlySet<string>,
): ChatLine[] => lines.filter(({ at, number, person }) => at > openedAt && number > read && !muted.has(person));
