import { expect, test } from 'vitest';
import type { ChatLine } from '../../wire/protocol';
import { news } from './news';

const line = (number: number, at: number, person = 'ben'): ChatLine => ({ number, at, person, name: person, text: '' });
const nobody = new Set<string>();

test('the first line of all is news', () => {
  expect(news([line(1, 2000)], 1000, 0, nobody)).toHaveLength(1);
});

test('what was said before one came is not, whenever it arrives', () => {
  expect(news([line(1, 500), line(2, 1000), line(3, 1001)], 1000, 0, nobody).map(({ number }) => number)).toEqual([3]);
});

test('neither is what was read, nor what muted people say', () => {
  expect(
    news([line(1, 2000), line(2, 3000), line(3, 4000, 'eve')], 1000, 1, new Set(['eve'])).map(({ number }) => number),
  ).toEqual([2]);
});
