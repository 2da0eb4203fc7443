import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeen, lastSeen } from './seen';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the last version of a table is remembered', () => {
  expect(lastSeen('one')).toBeUndefined();
  keepSeen('one', 3);
  keepSeen('two', 7);
  keepSeen('one', 9);
  expect(lastSeen('one')).toBe(9);
  expect(lastSeen('two')).toBe(7);
});

test('old tables are forgotten', () => {
  for (let table = 0; table < 40; table += 1) keepSeen(`t${table}`, table);
  expect(lastSeen('t0')).toBeUndefined();
  expect(lastSeen('t39')).toBe(39);
});
