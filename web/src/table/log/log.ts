/** The log of a table: what happened in the game, and at the table. */
import type { Args, Phrase } from '../../i18n/phrase';
import type { EntryKind, GameTypes, Seat } from '../../wire/protocol';

export type { EntryKind };

/** A line of the log. It keeps its id in another language; an entry that replaces an undone one gets another. */
export interface Line {
  readonly id: string;
  readonly text: string;
}

/**
 * Returns a function from entries to lines. It caches the text of each entry, because the whole log is shown again after every step.
 * Create it again when names or the language change, and only after the texts have been loaded.
 */
export function teller<G extends GameTypes>(
  toPhrase: (entry: EntryKind<G>) => Phrase | undefined,
  say: (phrase: Phrase) => string,
): (log: readonly EntryKind<G>[]) => Line[] {
  const texts = new WeakMap<EntryKind<G>, string | null>();
  const textOf = (entry: EntryKind<G>) => {
    const known = texts.get(entry);
    if (known !== undefined) return known;
    const phrase = toPhrase(entry);
    const fresh = phrase ? say(phrase) : null;
    texts.set(entry, fresh);
    return fresh;
  };
  return (log) => {
    const counts = new Map<number, number>();
    return log.flatMap((entry) => {
      const text = textOf(entry);
      if (text === null) return [];
      const version = 'version' in entry ? Number(entry.version) : 0;
      const nth = (counts.get(version) ?? 0) + 1;
      counts.set(version, nth);
      return [{ id: `${version}.${nth}`, text }];
    });
  };
}

/** The viewer and the players' names. */
export interface People {
  /** The viewer's seat; null for a spectator. */
  viewer: Seat | null;
  name: (seat: Seat) => string;
}

/** A player as text arguments. */
export const player = (seat: Seat, { viewer, name }: People) => ({
  who: seat === viewer ? 'you' : 'other',
  name: name(seat),
});

/** Returns a function that gives the text of a log entry, from the one that a game has for its sights. */
export const lineBy =
  <G extends GameTypes, P extends People>(sentence: (sight: G['sight'], people: P) => Phrase | undefined) =>
  (entry: EntryKind<G>, people: P): Phrase | undefined =>
    entry.kind === 'sight' ? sentence(entry.sight, people) : told(entry, (seat) => player(seat, people));

/** The sights of a log. */
export const sightsIn = <G extends GameTypes>(log: readonly EntryKind<G>[]): G['sight'][] =>
  log.flatMap((entry) => (entry.kind === 'sight' ? [entry.sight] : []));

/** The text of an entry about the table itself; `undefined` for sights, whose texts are the game's. */
function told(entry: EntryKind, who: (seat: Seat) => Args): Phrase | undefined {
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
