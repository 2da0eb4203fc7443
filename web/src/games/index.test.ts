import { expect, test } from 'vitest';
import { GAME_NAMES, gameOf } from '.';

test('only names with a folder are games', () => {
  expect(GAME_NAMES.every(gameOf)).toBe(true);
  expect(['toString', 'constructor', '', 'chess'].some(gameOf)).toBe(false);
});
