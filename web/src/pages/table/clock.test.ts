import { expect, test } from 'vitest';
import { countdown, remaining } from './clock';

const live = { kind: 'live', moveSeconds: 30, reserveSeconds: 120 } as const;

test('the time of the move is used before the reserve', () => {
  const clock = { deadline: 150_000, reserve: 120_000 };
  expect(remaining(clock, live, 0)).toEqual({ move: 30_000, reserve: 120_000, runs: true });
  expect(remaining(clock, live, 20_000)).toEqual({ move: 10_000, reserve: 120_000, runs: true });
  expect(remaining(clock, live, 50_000)).toEqual({ move: 0, reserve: 100_000, runs: true });
  expect(remaining(clock, live, 999_000)).toEqual({ move: 0, reserve: 0, runs: true });
});

test('a stopped clock shows the full time of a move', () => {
  expect(remaining({ deadline: null, reserve: 5000 }, live, 0)).toEqual({ move: 30_000, reserve: 5000, runs: false });
});

test('a clock stands still until the last moves have been shown', () => {
  const clock = { deadline: 154_000, reserve: 120_000 };
  expect(remaining(clock, live, 0)).toEqual({ move: 30_000, reserve: 120_000, runs: true });
  expect(remaining(clock, live, 5000)).toEqual({ move: 29_000, reserve: 120_000, runs: true });
});

test('minutes and seconds are in digits', () => {
  expect(countdown({ move: 9_900, reserve: 0, runs: true })).toBe('0:09');
  expect(countdown({ move: 42_000, reserve: 270_000, runs: true })).toBe('0:42 + 4:30');
});
