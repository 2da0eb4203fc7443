import { expect, test } from 'vitest';
import type { ChatLine } from '../../wire/protocol';
import { news } from './news';

const line = (number: number, at: number, person = 'ben'): ChatLine => ({ number, at, person, name: person, text: '' });
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
