import { expect, test } from 'vitest';
import replay from '../../games/crypt/fixtures/replay-2p-a.json';
import { withoutUndone } from '../../wire/log';
import type { Frame } from '../../wire/protocol';
import { hashOf, logUntil, placeIn, placeOf, stepAt, stepsOf, within } from './replayCursor';

const frames = replay as unknown as Frame[];
const steps = stepsOf(frames);

test('a version is found, or the last step before it', () => {
  for (const { version } of frames) {
    const at = stepAt(steps, { version });
    expect(steps[at]?.version).toBe(version);
    expect(steps[at + 1]?.version).not.toBe(version);
  }
  expect(stepAt(steps, { version: 0 })).toBe(0);
  expect(stepAt(steps, { version: 10_000 })).toBe(steps.length - 1);
  expect(stepAt([], { version: 3 })).toBe(0);
});

test('a moment of a version is found', () => {
  steps.forEach((_, at) => expect(stepAt(steps, placeOf(steps, at))).toBe(at));
  const { version = 0, moments = [] } = frames.find((frame) => frame.moments.length > 2) ?? {};
  expect(moments.length).toBeGreaterThan(2);
  expect(stepAt(steps, { version, moment: 99 })).toBe(stepAt(steps, { version }));
});

test('every moment is a step, with the view then', () => {
  expect(steps).toHaveLength(frames.flatMap(({ moments }) => moments).length);
  expect(steps.every(({ view }) => view !== null)).toBe(true);
});

test('steps stay within the game', () => {
  expect(within(steps, -1)).toBe(0);
  expect(within(steps, 5)).toBe(5);
  expect(within(steps, 999)).toBe(steps.length - 1);
});

test('the log grows with each step, until something is undone', () => {
  const undone = steps.findIndex(({ entry }) => entry.kind === 'undone');
  const lengths = steps.slice(0, undone).map((_, at) => logUntil(steps, at).length);
  expect(lengths).toEqual(lengths.map((_, at) => at + 1));
  expect(logUntil(steps, undone)).toHaveLength(undone);
  // The entries are the same objects, so that their cached texts are used.
  expect(logUntil(steps, 3)[0]).toBe(steps[0]?.entry);
});

test('a link to a moment reads back', () => {
  expect(placeIn(hashOf({ version: 42, moment: 3 }))).toEqual({ version: 42, moment: 3 });
  expect(placeIn('v=42')).toEqual({ version: 42 });
  expect(placeIn('')).toBeUndefined();
  expect(placeIn('v=x')).toBeUndefined();
});

test('what was undone is left out', () => {
  const entries = [
    { version: 5, kind: 'sight' },
    { version: 6, kind: 'sight' },
    { version: 7, kind: 'relieved' },
    { version: 8, kind: 'undone', from: 6 },
    { version: 9, kind: 'sight' },
  ];
  expect(withoutUndone(entries).map(({ version }) => version)).toEqual([5, 7, 8, 9]);
});
