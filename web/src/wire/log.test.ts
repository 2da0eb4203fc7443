import { expect, test } from 'vitest';
import { replace } from './log';
import type { Entry } from './protocol';

const entry = (version: number, sight: string): Entry => ({ version, at: 0, kind: 'sight', sight });

test('entries that read differently take the place of those of the same version', () => {
  const log = [entry(1, 'a'), entry(2, 'b 4'), entry(2, 'c 3'), entry(5, 'd')];
  expect(replace(log, [entry(2, 'b'), entry(2, 'c')])).toEqual([
    entry(1, 'a'),
    entry(2, 'b'),
    entry(2, 'c'),
    entry(5, 'd'),
  ]);
  expect(replace(log, [])).toEqual(log);
  expect(replace(log, [entry(9, 'z')])).toEqual(log);
});
