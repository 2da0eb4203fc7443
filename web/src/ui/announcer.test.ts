import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announcer } from './announcer.svelte';

const texts = () => announcer.messages.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('messages appear after a delay, in order, and disappear again', () => {
  announce('Your turn', '');
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(200);
  announce('Last turn');
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(['Your turn', 'Last turn']);
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual([]);
});

test('a repeated message has another id', () => {
  announce('Your turn');
  announce('Your turn');
  vi.advanceTimersByTime(200);
  expect(new Set(announcer.messages.map(({ id }) => id)).size).toBe(2);
});
