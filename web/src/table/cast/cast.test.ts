import { expect, test } from 'vitest';
import { SEATS } from '../../wire/protocol';
import { CHARACTERS, characterAt } from './cast';
import { LOOKS } from './looks';

test('the seats of a table have different characters, the same each time', () => {
  for (const number of [0, 3, 7]) {
    const cast = SEATS.map((seat) => characterAt(number, seat));
    expect(new Set(cast).size).toBe(SEATS.length);
    expect(SEATS.map((seat) => characterAt(number, seat))).toEqual(cast);
  }
});

test('the first seat has another character in every cast', () => {
  const first = new Set(CHARACTERS.map((_, cast) => characterAt(cast, 'a')));
  expect(first.size).toBe(CHARACTERS.length);
});

test('every character has a look', () => {
  expect(Object.keys(LOOKS).sort()).toEqual([...CHARACTERS].sort());
});
