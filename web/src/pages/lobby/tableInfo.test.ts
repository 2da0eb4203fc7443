import { expect, test } from 'vitest';
import type { TableInfo } from '../../wire/http';
import type { Seat } from '../../wire/protocol';
import { awaitsMe, freeSeats, standing } from './tableInfo';

const table = (awaiting: Seat[], phase: TableInfo['phase'] = 'playing', you: Seat = 'c'): TableInfo => ({
  setup: {},
  ...{ table: 't1', updated: 0, game: 'dungeonville', phase, awaiting, you, clock: { kind: 'none' }, rated: false },
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'steady' },
    { kind: 'person', name: 'Ann' },
    { kind: 'open' },
  ],
});

test('it is one’s turn too where the game waits for others besides', () => {
  expect(standing(table(['a', 'c']))).toEqual({ key: 'home-your-turn' });
  expect(awaitsMe(table(['a', 'c']))).toBe(true);
});

test('it is not one’s turn when somebody of the same name is awaited', () => {
  expect(awaitsMe(table(['a']))).toBe(false);
});

test('all whom the game waits for are named', () => {
  const { key, args } = standing(table(['a', 'b']));
  expect(key).toBe('home-their-turn');
  expect(args).toEqual({
    name: [
      { key: 'verbatim', args: { text: 'Ann' } },
      { key: 'seat-bot', args: { level: 'steady' } },
    ],
  });
});

test('nobody is awaited before the game has begun', () => {
  expect(standing(table(['c'], 'gathering'))).toEqual({ key: 'home-gathering' });
  expect(awaitsMe(table(['c'], 'gathering'))).toBe(false);
});

test('seats that nobody has taken are free', () => {
  expect(freeSeats(table([]))).toBe(1);
});
