import { expect, test, vi } from 'vitest';
import type { Phrase } from '../i18n/phrase';
import { counting, teller, type Happening } from './log';

const sight = (seen: string): Happening => ({ kind: 'sight', sight: seen });

test('an entry is told once, however often the log is', () => {
  const tell = vi.fn((entry: Happening): Phrase | undefined =>
    entry.kind === 'sight' ? { key: String(entry.sight) } : undefined,
  );
  const told = teller(tell, ({ key }) => key.toUpperCase());
  const log: Happening[] = [sight('dealt'), { kind: 'started' }];
  expect(told(log)).toEqual(['DEALT']);
  log.push(sight('claimed'));
  expect(told(log)).toEqual(['DEALT', 'CLAIMED']);
  expect(told(log.slice(-1))).toEqual(['CLAIMED']);
  expect(tell).toHaveBeenCalledTimes(3);
});

test('what is told of another entry is told, also where it looks the same', () => {
  const told = teller((entry) => (entry.kind === 'sight' ? { key: String(entry.sight) } : undefined), ({ key }) => key);
  expect(told([sight('secret')])).toEqual(['secret']);
  expect(told([sight('masked')])).toEqual(['masked']);
});

test('what was taken back does not count', () => {
  const at = (version: number) => ({ kind: 'sight', version });
  const undone = { kind: 'undone', version: 4, from: 2 };
  expect(counting([at(1), at(2), at(3), undone, at(5)])).toEqual([at(1), undone, at(5)]);
});
