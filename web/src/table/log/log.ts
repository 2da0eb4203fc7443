/** The log of a table: what happened in the game, and at the table. */
import type { Args, Phrase } from '../../i18n/phrase';
import type { EntryKind, GameTypes, Seat } from '../../wire/protocol';

export type { EntryKind };

/** What a sight is about, for the log. */
export interface About {
  /** Who did it: a seat, or a figure of the game that no player has; nobody if the game itself did. */
  readonly by: string | null;
  /** Whether it is what a player decided in their turn. */
  readonly acts?: boolean;
  /** The round that begins with it. */
  readonly round?: number;
  /** Whether a fight begins with it. */
  readonly fight?: boolean;
}

const NOBODY: About = { by: null };

/** A line of the log. It keeps its id in another language; an entry that replaces an undone one gets another. */
export interface Line<Sight = unknown> extends About {
  readonly id: string;
  readonly text: string;
  /** The version of the table after it; 0 if it is not known. */
  readonly version: number;
  readonly sight: Sight | null;
}

/**
 * Returns a function from entries to lines. It caches the text of each entry, because the whole log is shown again after every step.
 * Create it again when names or the language change, and only after the texts have been loaded.
 */
export function teller<G extends GameTypes>(
  toPhrase: (entry: EntryKind<G>) => Phrase | undefined,
  say: (phrase: Phrase) => string,
  about: (sight: G['sight']) => About = () => NOBODY,
): (log: readonly EntryKind<G>[]) => Line<G['sight']>[] {
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
      const sight: G['sight'] | null = entry.kind === 'sight' ? entry.sight : null;
      return [{ id: `${version}.${nth}`, text, version, sight, ...(sight === null ? NOBODY : about(sight)) }];
    });
  };
}

/** The version after which a reader has not decided anything: that of the last line with a decision of theirs. */
export const lastDecision = (lines: readonly Line[], you: Seat): number =>
  lines.findLast(({ by, acts }) => acts && by === you)?.version ?? 0;

/** What has happened after a version, if another player did anything. */
export function linesSince<T extends Line>(lines: readonly T[], version: number, you: Seat): T[] {
  const since = lines.filter((line) => line.version > version && line.by !== null);
  return since.some(({ by }) => by !== you) ? since : [];
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
    case 'spectatorsMuted':
      return { key: 'play-log-spectators', args: { ...who(entry.seat), muted: entry.muted ? 'yes' : 'no' } };
    case 'undone':
      return { key: 'play-log-undone', args: { ...who(entry.seat), moves: entry.moves } };
    default:
      return undefined;
  }
}
