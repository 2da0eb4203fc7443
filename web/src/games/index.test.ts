import { expect, test } from 'vitest';
import { GAME_NAMES, gameOf } from '.';

test('a game is one that has a folder, and nothing else', () => {
  expect(GAME_NAMES.every(gameOf)).toBe(true);
  expect(['toString', 'constructor', '', 'chess'].some(gameOf)).toBe(false);
});
