import type { Phrase } from '../../i18n/phrase';
import type { Entry } from '../../wire/protocol';
import { told, type Happening } from '../log';
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

/** The log in the order in which one would tell it: who claims a treasure comes before who is bumped from it by that. */
export function causesFirst<T extends Happening>(log: readonly T[]): T[] {
  const told: T[] = [];
  let bumped: T[] = [];
  for (const entry of log) {
    const sight = entry.kind === 'sight' ? (entry.sight as Sight) : undefined;
    if (sight && 'bumped' in sight) {
      bumped.push(entry);
      continue;
    }
    const caused = sight && 'claimed' in sight;
    told.push(...(caused ? [entry, ...bumped] : [...bumped, entry]));
    bumped = [];
  }
  return [...told, ...bumped];
}

/** What was seen after a version. */
export const sightsSince = (log: readonly Entry[], version: number): Sight[] =>
  log.flatMap((entry) => (entry.kind === 'sight' && entry.version > version ? [entry.sight as Sight] : []));
