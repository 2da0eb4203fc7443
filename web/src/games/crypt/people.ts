import type { Phrase } from '../../i18n/phrase';
import { told, type EntryKind } from '../../table/log/log';
import type { Entry } from '../../wire/protocol';
import { sentence, type People } from './sentence';
import type { Sight, Types } from './wire';

/** The text of a log entry. */
export function line(entry: EntryKind<Types>, people: People): Phrase | undefined {
  if (entry.kind === 'sight') return sentence(entry.sight, people);
  return told(entry, (seat) => ({ who: seat === people.viewer ? 'you' : 'other', name: people.name(seat) }));
}

/** The sights in the log after a version. */
export const sightsSince = (log: readonly Entry<Types>[], version: number): Sight[] =>
  log.flatMap((entry) => (entry.kind === 'sight' && entry.version > version ? [entry.sight] : []));
