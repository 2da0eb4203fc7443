import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announcer } from './announcer.svelte';

const texts = () => announcer.spoken.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('what is announced comes after the page has changed, in order, and goes again', () => {
  announce('Your turn', '');
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(200);
  announce('Last turn');
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(['Your turn', 'Last turn']);
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual([]);
});

test('the same sentence is another one the next time', () => {
  announce('Your turn');
  announce('Your turn');
  vi.advanceTimersByTime(200);
  expect(new Set(announcer.spoken.map(({ id }) => id)).size).toBe(2);
});
