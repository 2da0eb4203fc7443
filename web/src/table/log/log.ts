/** The log of a table: what has happened in the game, and around it. */
import type { Args, Phrase } from '../../i18n/phrase';
import type { EntryKind, GameTypes, Seat } from '../../wire/protocol';

export type { EntryKind };

/** A sentence of the log. It is the same one in another language; what comes in the place of something taken back is another. */
export interface Line {
  readonly id: string;
  readonly text: string;
}

/**
 * Tells entries in sentences, each of them once: a table is told anew with every step of a game, and grows with it. It serves as long as
 * those spoken of and the language stay the same, and where the texts have come already.
 */
export function teller<G extends GameTypes>(
  tell: (entry: EntryKind<G>) => Phrase | undefined,
  say: (phrase: Phrase) => string,
): (log: readonly EntryKind<G>[]) => Line[] {
  const told = new WeakMap<EntryKind<G>, string | null>();
  const sentence = (entry: EntryKind<G>) => {
    const known = told.get(entry);
    if (known !== undefined) return known;
    const phrase = tell(entry);
    const fresh = phrase ? say(phrase) : null;
    told.set(entry, fresh);
    return fresh;
  };
  return (log) => {
    const counts = new Map<number, number>();
    return log.flatMap((entry) => {
      const text = sentence(entry);
      if (text === null) return [];
      const version = 'version' in entry ? Number(entry.version) : 0;
      const nth = (counts.get(version) ?? 0) + 1;
      counts.set(version, nth);
      return [{ id: `${version}.${nth}`, text }];
    });
  };
}

/** What an entry about the table itself says; a game tells its own sights. */
export function told(entry: EntryKind, who: (seat: Seat) => Args): Phrase | undefined {
  switch (entry.kind) {
    case 'started':
      return { key: 'play-log-started' };
    case 'relieved':
      return { key: 'play-log-relieved', args: { ...who(entry.seat), absence: entry.absence } };
    case 'returned':
      return { key: 'play-log-returned', args: who(entry.seat) };
    case 'undoAsked':
      return { key: 'play-log-undo-asked', args: who(entry.seat) };
    case 'undoAnswered':
      return { key: 'play-log-undo-answered', args: { ...who(entry.seat), agree: entry.agree ? 'yes' : 'no' } };
    case 'undoWithdrawn':
      return { key: 'play-log-undo-withdrawn', args: who(entry.seat) };
    case 'undone':
      return { key: 'play-log-undone', args: who(entry.seat) };
    default:
      return undefined;
  }
}
