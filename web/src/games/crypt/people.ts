import type { Phrase } from '../../i18n/phrase';
import type { Entry } from '../../wire/protocol';
import { told, type Happening } from '../../table/log/log';
import { asSeat } from './narrow';
import { sentence, type People } from './sentence';
import type { Sight } from './sight';

/** The sentence of an entry of the log. */
export function line(entry: Happening, people: People): Phrase | undefined {
  // A sight of this game is what the engine calls Sight.
  if (entry.kind === 'sight') return sentence(entry.sight as Sight, people);
  return told(entry, (seat) => ({
    who: seat === people.viewer ? 'you' : 'other',
    name: people.name(asSeat(seat)),
  }));
}

/** What was seen after a version. */
export const sightsSince = (log: readonly Entry[], version: number): Sight[] =>
  log.flatMap((entry) => (entry.kind === 'sight' && entry.version > version ? [entry.sight as Sight] : []));
