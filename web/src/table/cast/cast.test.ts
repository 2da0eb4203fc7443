import { expect, test } from 'vitest';
import { SEATS } from '../../wire/protocol';
import { CHARACTERS, characterAt } from './cast';
import { LOOKS } from './looks';

test('the seats of a table have different characters, the same each time', () => {
  for (const table of ['', 'oak', 'q3fW0zvB1kXo', 'Ω']) {
    const cast = SEATS.map((seat) => characterAt(table, seat));
    expect(new Set(cast).size).toBe(SEATS.length);
    expect(SEATS.map((seat) => characterAt(table, seat))).toEqual(cast);
  }
});

test('another table has other characters', () => {
  const first = new Set(
    ['q3fW', '0zvB', '1kXo', 'Lm9t', 'a7Qe', 'Zp2c', 'wT4y', 'n8Gd'].map((table) => characterAt(table, 'a')),
  );
  expect(first.size).toBeGreaterThan(3);
});

test('every character has a look', () => {
  expect(Object.keys(LOOKS).sort()).toEqual([...CHARACTERS].sort());
});
