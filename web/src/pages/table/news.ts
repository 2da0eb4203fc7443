import type { ChatLine } from '../../wire/protocol';

/** What was said since somebody came, by people whom they hear, after the line that they have read. What was said before is not news. */
export const news = (lines: readonly ChatLine[], came: number, read: number, muted: ReadonlySet<string>): ChatLine[] =>
  lines.filter(({ at, number, person }) => at > came && number > read && !muted.has(person));
