import { expect, test, vi } from 'vitest';
import type { Phrase } from '../../i18n/phrase';
import { discreet } from '../../games/dungeonville/table/board/discreet';
import { teller, type Happening } from './log';

const sight = (seen: string): Happening => ({ kind: 'sight', sight: seen });

test('an entry is told once, however often the log is', () => {
  const tell = vi.fn((entry: Happening): Phrase | undefined =>
    entry.kind === 'sight' ? { key: String(entry.sight) } : undefined,
  );
  const told = teller(tell, ({ key }) => key.toUpperCase());
  const log: Happening[] = [sight('dealt'), { kind: 'started' }];
  const texts = (log: readonly Happening[]) => told(log).map(({ text }) => text);
  expect(texts(log)).toEqual(['DEALT']);
  log.push(sight('claimed'));
  expect(texts(log)).toEqual(['DEALT', 'CLAIMED']);
  expect(texts(log.slice(-1))).toEqual(['CLAIMED']);
  expect(tell).toHaveBeenCalledTimes(3);
});

test('a secret that is covered is not told because it once was, and is told again when it is not', () => {
  const drawn: Happening = { kind: 'sight', sight: { drewDeed: { seat: 'a', drawn: 'crypt', returned: null } } };
  const told = teller(
    (entry) => (entry.kind === 'sight' ? { key: JSON.stringify(entry.sight) } : undefined),
    ({ key }) => key,
  );
  const first = (log: readonly Happening[]) => told(log)[0]?.text;
  expect(first([drawn])).toContain('crypt');
  expect(first(discreet([drawn], 'a'))).not.toContain('crypt');
  expect(first([drawn])).toContain('crypt');
});

test('a sentence is the same one in another language and under cover, and another one after what was before it is taken back', () => {
  const at = (version: number, seen: string) => ({ kind: 'sight', sight: seen, version, at: 0 }) as Happening;
  const told = (say: (key: string) => string) =>
    teller(
      (entry) => (entry.kind === 'sight' ? { key: String(entry.sight) } : undefined),
      ({ key }) => say(key),
    );
  const log = [at(3, 'claimed'), at(3, 'bumped'), at(4, 'claimed')];
  const ids = told((key) => key)(log).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(told((key) => key.toUpperCase())(log.map((entry) => ({ ...entry }))).map(({ id }) => id)).toEqual(ids);
  const [first, last] = told((key) => key)([at(3, 'claimed'), at(6, 'claimed')]);
  expect(first?.id).toBe(ids[0]);
  expect(ids).not.toContain(last?.id);
});
