import { expect, test } from 'vitest';
import { GAME_NAMES, isGame } from '.';

test('a game is what the list has, and nothing that every list has', () => {
  expect(GAME_NAMES.every(isGame)).toBe(true);
  expect(['toString', 'constructor', '', 'chess'].some(isGame)).toBe(false);
});
