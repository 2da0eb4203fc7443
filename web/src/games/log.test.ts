import { expect, test, vi } from 'vitest';
import type { Phrase } from '../i18n/phrase';
import { discreet } from './dungeonville/table/discreet';
import { teller, type Happening } from './log';

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

test('a secret that is covered is not told because it once was, and is told again when it is not', () => {
  const drawn: Happening = { kind: 'sight', sight: { drewDeed: { seat: 'a', drawn: 'crypt', returned: null } } };
  const told = teller((entry) => (entry.kind === 'sight' ? { key: JSON.stringify(entry.sight) } : undefined), ({ key }) => key);
  expect(told([drawn])[0]).toContain('crypt');
  expect(told(discreet([drawn], 'a'))[0]).not.toContain('crypt');
  expect(told([drawn])[0]).toContain('crypt');
});
