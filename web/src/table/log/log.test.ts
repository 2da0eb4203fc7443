import { expect, test, vi } from 'vitest';
import type { Phrase } from '../../i18n/phrase';
import { lastDecision, lineBy, linesSince, sightsIn, teller, type EntryKind, type Line } from './log';

const sight = (seen: string): EntryKind => ({ kind: 'sight', sight: seen });

test('an entry is translated only once', () => {
  const toPhrase = vi.fn((entry: EntryKind): Phrase | undefined =>
    entry.kind === 'sight' ? { key: String(entry.sight) } : undefined,
  );
  const toLines = teller(toPhrase, ({ key }) => key.toUpperCase());
  const log: EntryKind[] = [sight('dealt'), { kind: 'started' }];
  const texts = (log: readonly EntryKind[]) => toLines(log).map(({ text }) => text);
  expect(texts(log)).toEqual(['DEALT']);
  log.push(sight('claimed'));
  expect(texts(log)).toEqual(['DEALT', 'CLAIMED']);
  expect(texts(log.slice(-1))).toEqual(['CLAIMED']);
  expect(toPhrase).toHaveBeenCalledTimes(3);
});

test('a hidden entry does not reuse the text of the open one', () => {
  const drawn: EntryKind = { kind: 'sight', sight: { drew: 'crypt' } };
  const covered: EntryKind = { kind: 'sight', sight: { drew: null } };
  const toLines = teller(
    (entry) => (entry.kind === 'sight' ? { key: JSON.stringify(entry.sight) } : undefined),
    ({ key }) => key,
  );
  const first = (log: readonly EntryKind[]) => toLines(log)[0]?.text;
  expect(first([drawn])).toContain('crypt');
  expect(first([covered])).not.toContain('crypt');
  expect(first([drawn])).toContain('crypt');
});

test('a line keeps its id in another language and for a copied entry, and gets another after an undo', () => {
  const at = (version: number, seen: string) => ({ kind: 'sight', sight: seen, version, at: 0 }) as EntryKind;
  const toLines = (say: (key: string) => string) =>
    teller(
      (entry) => (entry.kind === 'sight' ? { key: String(entry.sight) } : undefined),
      ({ key }) => say(key),
    );
  const log = [at(3, 'claimed'), at(3, 'bumped'), at(4, 'claimed')];
  const ids = toLines((key) => key)(log).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(toLines((key) => key.toUpperCase())(log.map((entry) => ({ ...entry }))).map(({ id }) => id)).toEqual(ids);
  const [first, last] = toLines((key) => key)([at(3, 'claimed'), at(6, 'claimed')]);
  expect(first?.id).toBe(ids[0]);
  expect(ids).not.toContain(last?.id);
});

test('a sight is told by its game, and what happened at the table by all games alike', () => {
  const people = { viewer: 'a' as const, name: (seat: string) => seat.toUpperCase() };
  const line = lineBy((seen, { viewer }) => ({ key: `${String(seen)}-${viewer}` }));
  expect(line(sight('dealt'), people)).toEqual({ key: 'dealt-a' });
  const returned = (seat: 'a' | 'b'): EntryKind => ({ kind: 'returned', seat });
  expect(line(returned('a'), people)).toEqual({ key: 'play-log-returned', args: { who: 'you', name: 'A' } });
  expect(line(returned('b'), people)).toEqual({ key: 'play-log-returned', args: { who: 'other', name: 'B' } });
});

test('the sights of a log are found among other entries', () => {
  expect(sightsIn([{ kind: 'started' }, sight('dealt'), sight('claimed')])).toEqual(['dealt', 'claimed']);
});

test('what happened since a decision is what others did after it, with what befell the reader', () => {
  const line = (version: number, by: string | null, acts = false): Line => ({
    id: `${version}`,
    text: '',
    version,
    by,
    acts,
    sight: null,
  });
  const lines = [line(1, 'a', true), line(2, 'b', true), line(3, null), line(3, 'a')];
  expect(lastDecision(lines, 'a')).toBe(1);
  expect(linesSince(lines, 1, 'a').map(({ by }) => by)).toEqual(['b', 'a']);
  expect(linesSince(lines, 2, 'a')).toEqual([]);
  expect(lastDecision(lines, 'c')).toBe(0);
});
