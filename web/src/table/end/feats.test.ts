import { expect, test } from 'vitest';
import type { PastGame } from '../../wire/http';
import { featsOf } from './feats';

const game = (table: string, score: number, more: Partial<PastGame> = {}): PastGame => ({
  table,
  game: 'crypt',
  variant: 'base',
  players: 1,
  at: 0,
  place: 1,
  score,
  resigned: false,
  rank: score >= 40 ? 2 : 0,
  change: null,
  ...more,
});
const isGood = ({ rank }: PastGame) => (rank ?? 0) >= 2;

test('a best is higher than all games before it', () => {
  const games = [game('d', 50), game('c', 44), game('b', 41), game('a', 20)];
  expect(featsOf(games, 'd', isGood)).toEqual({ best: 50, isBest: true, streak: 3 });
  expect(featsOf(games, 'c', isGood)).toEqual({ best: 44, isBest: true, streak: 2 });
  expect(featsOf(games, 'a', isGood)).toEqual({ best: 20, isBest: false, streak: 0 });
  expect(featsOf(games, 'x', isGood)).toBeUndefined();
});

test('games of another kind, and resigned ones, do not count', () => {
  const games = [
    game('d', 45),
    game('c', 70, { players: 2 }),
    game('b', 60, { resigned: true }),
    game('a', 44, { game: 'other' }),
  ];
  expect(featsOf(games, 'd', isGood)).toEqual({ best: 45, isBest: false, streak: 1 });
});

test('games of another variant do not count', () => {
  const games = [
    game('d', 45, { variant: 'curse' }),
    game('c', 70),
    game('b', 44, { variant: 'curse' }),
    game('a', 60, { variant: 'houses' }),
  ];
  expect(featsOf(games, 'd', isGood)).toEqual({ best: 45, isBest: true, streak: 2 });
});
