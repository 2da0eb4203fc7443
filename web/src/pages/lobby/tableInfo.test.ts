import { expect, test } from 'vitest';
import type { TableInfo } from '../../wire/http';
import type { Seat } from '../../wire/protocol';
import { characterAt } from '../../table/cast/cast';
import { awaitsMe, freeSeats, standing } from './tableInfo';

const table = (awaiting: Seat[], phase: TableInfo['phase'] = 'playing', you: Seat = 'c'): TableInfo => ({
  setup: {},
  ...{
    table: 't1',
    cast: 4,
    updated: 0,
    game: 'dungeonville',
    phase,
    awaiting,
    you,
    clock: { kind: 'none' },
    rated: false,
    hints: false,
    teams: [],
  },
  seats: [
    { kind: 'person', name: 'Ann', account: false, away: false },
    { kind: 'bot', level: 'steady' },
    { kind: 'person', name: 'Ann', account: false, away: false },
    { kind: 'open' },
  ],
});

test('it is the reader’s turn even if the game waits for others too', () => {
  expect(standing(table(['a', 'c']))).toEqual({ key: 'home-your-turn' });
  expect(awaitsMe(table(['a', 'c']))).toBe(true);
});

test('it is not the reader’s turn when a player of the same name is awaited', () => {
  expect(awaitsMe(table(['a']))).toBe(false);
});

test('all awaited players are named', () => {
  const { key, args } = standing(table(['a', 'b']));
  expect(key).toBe('home-their-turn');
  expect(args).toEqual({
    name: [
      { key: 'verbatim', args: { text: 'Ann' } },
      { key: 'bot-name', args: { character: characterAt(4, 'b') } },
    ],
  });
});

test('no player is awaited before the game has begun', () => {
  expect(standing(table(['c'], 'gathering'))).toEqual({ key: 'home-gathering' });
  expect(awaitsMe(table(['c'], 'gathering'))).toBe(false);
});

test('open seats are free', () => {
  expect(freeSeats(table([]))).toBe(1);
});

test('a player is named even while a computer plays for them, and it is not their turn', () => {
  const info = table(['c']);
  const away = { ...info, seats: info.seats.map((seat) => (seat.kind === 'person' ? { ...seat, away: true } : seat)) };
  expect(awaitsMe(away)).toBe(false);
  expect(standing(away)).toEqual({
    key: 'home-their-turn',
    args: { name: [{ key: 'verbatim', args: { text: 'Ann' } }] },
  });
});
