import { expect, test } from 'vitest';
import replay from '../../games/crypt/fixtures/replay-2p-a.json';
import type { Scene } from '../../wire/http';
import { withoutUndone } from '../../wire/log';
import { hashOf, logUntil, sceneAt, versionIn, within } from './replayCursor';

const scenes = replay as unknown as Scene[];

test('a version is found, or the last scene before it', () => {
  scenes.forEach(({ version }, at) => expect(sceneAt(scenes, version)).toBe(at));
  expect(sceneAt(scenes, 0)).toBe(0);
  expect(sceneAt(scenes, 10_000)).toBe(scenes.length - 1);
  expect(sceneAt([], 3)).toBe(0);
});

test('steps stay within the game', () => {
  expect(within(scenes, -1)).toBe(0);
  expect(within(scenes, 5)).toBe(5);
  expect(within(scenes, 999)).toBe(scenes.length - 1);
});

test('the log grows with each scene', () => {
  const lengths = scenes.map((_, at) => logUntil(scenes, at).length);
  expect(lengths[0]).toBe(1);
  expect([...lengths].sort((one, other) => one - other)).toEqual(lengths);
  // The entries are the same objects, so that their cached texts are used.
  expect(logUntil(scenes, 3)[0]).toBe(scenes[0]?.log[0]);
});

test('a link to a moment reads back', () => {
  expect(versionIn(hashOf(42))).toBe(42);
  expect(versionIn('')).toBeUndefined();
  expect(versionIn('v=x')).toBeUndefined();
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
