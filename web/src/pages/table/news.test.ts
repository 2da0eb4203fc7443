import { expect, test } from 'vitest';
import type { ChatLine, Sheet } from '../../wire/protocol';
import { hasAllies, news } from './news';

const line = (number: number, at: number, person = 'ben'): ChatLine => ({
  number,
  at,
  person,
  name: person,
  account: false,
  text: '',
});
const none = new Set<string>();

test('the first line is new', () => {
  expect(news([line(1, 2000)], 1000, 0, none)).toHaveLength(1);
});

test('lines from before the table was opened are not new', () => {
  expect(news([line(1, 500), line(2, 1000), line(3, 1001)], 1000, 0, none).map(({ number }) => number)).toEqual([3]);
});

test('lines that were read, and those of muted people, are not new', () => {
  expect(
    news([line(1, 2000), line(2, 3000), line(3, 4000, 'eve')], 1000, 1, new Set(['eve'])).map(({ number }) => number),
  ).toEqual([2]);
});

test('only players in a team of several have allies', () => {
  const sheet = (you: string | null, teams: string[][]) => ({ you, teams }) as unknown as Sheet;
  const houses = [
    ['a', 'd'],
    ['b', 'e'],
  ];
  expect(hasAllies(sheet('a', houses))).toBe(true);
  expect(hasAllies(sheet(null, houses))).toBe(false);
  expect(hasAllies(sheet('a', []))).toBe(false);
  expect(hasAllies(sheet('a', [['a'], ['b']]))).toBe(false);
  expect(hasAllies(null)).toBe(false);
});
