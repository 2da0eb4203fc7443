import { expect, test } from 'vitest';
import type { GameInfo } from '../wire/http';
import { choiceOf, playerCounts } from './playChoices.svelte';

const game = (players: number[], usual: number): GameInfo => ({
  ...{ name: 'game', rules: 1, players, usual },
  ...{ options: [], lesson: false, ranks: 0, pools: [] },
});

test('against computers there are at least two players', () => {
  expect(playerCounts(game([1, 2, 3, 4, 6], 2))).toEqual([2, 3, 4, 6]);
  expect(playerCounts(game([3, 4, 5], 3))).toEqual([3, 4, 5]);
});

test('the first choice is the usual number of players', () => {
  expect(choiceOf(game([2, 3, 4, 5], 3), undefined)).toEqual({ players: 3, level: 'steady' });
});

test('a stored choice counts as far as it fits the game', () => {
  expect(choiceOf(game([2, 3, 4, 5], 3), { players: 5, level: 'master' })).toEqual({ players: 5, level: 'master' });
  expect(choiceOf(game([2, 3, 4], 3), { players: 5, level: 'grand' })).toEqual({ players: 3, level: 'steady' });
  for (const broken of [null, 'three', [3], { players: '3' }, { players: Number.NaN }])
    expect(choiceOf(game([2, 3, 4], 3), broken)).toEqual({ players: 3, level: 'steady' });
});
