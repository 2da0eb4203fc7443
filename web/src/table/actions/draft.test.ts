import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, recallDraft } from './draft';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a draft belongs to a table and to one decision', () => {
  keepDraft('t1', [{ bid: 3 }, 'draw'], { bid: 3 });
  expect(recallDraft('t1', [{ bid: 3 }, 'draw'])).toEqual({ bid: 3 });
  expect(recallDraft('t1', [{ bid: 3 }])).toBeNull();
  expect(recallDraft('t2', [{ bid: 3 }, 'draw'])).toBeNull();
  keepDraft('t1', [{ bid: 3 }, 'draw'], null);
  expect(recallDraft('t1', [{ bid: 3 }, 'draw'])).toBeNull();
});

test('without storage there is no draft', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('t1', 1, { bid: 3 });
  expect(recallDraft('t1', 1)).toBeNull();
});
