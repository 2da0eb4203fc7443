import { expect, test } from 'vitest';
import type { TableInfo } from '../wire/api';
import { awaits, standing } from './tableInfo';

const table = (awaiting: string[], phase: TableInfo['phase'] = 'playing'): TableInfo => ({
  ...{ table: 't1', updated: 0, game: 'dungeonville', phase, awaiting, clock: { kind: 'none' }, rated: false },
  seats: ['Ann', ':steady', 'Ben'],
});

test('it is one’s turn too where the game waits for others besides', () => {
  expect(standing(table(['a', 'c']), 'Ben')).toEqual({ key: 'home-your-turn' });
  expect(awaits(table(['a', 'c']), 'Ben')).toBe(true);
});

test('all whom the game waits for are named', () => {
  const { key, args } = standing(table(['a', 'b']), 'Ben');
  expect(key).toBe('home-their-turn');
  expect(args).toEqual({
    name: [
      { key: 'verbatim', args: { text: 'Ann' } },
      { key: 'seat-bot', args: { level: 'steady' } },
    ],
  });
});

test('nobody is awaited before the game has begun', () => {
  expect(standing(table(['a'], 'gathering'), 'Ann')).toEqual({ key: 'home-gathering' });
  expect(awaits(table(['a'], 'gathering'), 'Ann')).toBe(false);
  expect(awaits(table(['a']), undefined)).toBe(false);
});
