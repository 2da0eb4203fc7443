import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLIGHT, LONGEST, type Plan } from './plan';
import { MotionQueue } from './queue.svelte';

const played = vi.hoisted((): string[] => []);
vi.mock('../sound', () => ({ play: (name: string) => played.push(name) }));

const plan = (since?: number): Plan<string, string> => ({
  flights: [
    { piece: 'card', from: 'deck', to: 'row', at: 100, lasts: FLIGHT, ...(since === undefined ? {} : { since }) },
  ],
  sounds: [{ sound: 'place', at: 100 }],
});

function motion(allowed: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: !allowed }));
}

beforeEach(() => {
  vi.useFakeTimers();
  played.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a plan waits for the one before, and its pieces are shown later too', () => {
  motion(true);
  const queue = new MotionQueue<string, string>();
  expect(queue.show(plan())).toBe(0);
  const wait = queue.show(plan(50));
  expect(wait).toBe(100 + FLIGHT);
  expect(queue.swarms.map(({ flights }) => flights[0]?.at)).toEqual([100, 100 + wait]);
  expect(queue.swarms[1]?.flights[0]?.since).toBe(50 + wait);
  vi.advanceTimersByTime(100);
  expect(played).toEqual(['place']);
  vi.advanceTimersByTime(wait);
  expect(played).toEqual(['place', 'place']);
});

test('nothing waits longer than the longest plan', () => {
  motion(true);
  const queue = new MotionQueue<string, string>();
  for (let nth = 0; nth < 20; nth += 1) queue.show(plan());
  expect(queue.show(plan())).toBe(LONGEST);
  expect(queue.swarms.length).toBeLessThanOrEqual(3);
});

test('with reduced motion nothing flies and nothing waits', () => {
  motion(false);
  const queue = new MotionQueue<string, string>();
  queue.show(plan());
  expect(queue.show(plan())).toBe(0);
  expect(queue.swarms).toEqual([]);
});

test('sounds that have not started can be stopped', () => {
  motion(true);
  const queue = new MotionQueue<string, string>();
  queue.show(plan());
  queue.stop();
  vi.advanceTimersByTime(1000);
  expect(played).toEqual([]);
});
