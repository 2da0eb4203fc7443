import { expect, test } from 'vitest';
import type { SumOffer } from '../../wire';
import { bonus, settle, standing, toggle, total, writeDeed, writeDrop } from './sums';

const offer = (sum: number, cards: Record<string, number>, more: Partial<SumOffer> = {}): SumOffer => ({
  sum,
  cards: Object.entries(cards).map(([room, counts]) => ({ room, counts })),
  bonus: 0,
  flasks: [],
  suggestion: [],
  ...more,
});

test('R4 a payment reaches the price, with no card that is not needed', () => {
  const price = offer(20, { C1: 10, C2: 15, G3: 5 });
  expect(standing(price, [])).toBe('short');
  expect(standing(price, ['C2'])).toBe('short');
  expect(standing(price, ['C2', 'G3'])).toBe('enough');
  expect(standing(price, ['C1', 'C2'])).toBe('enough');
  expect(standing(price, ['C1', 'C2', 'G3'])).toBe('tooMany');
  expect(total(price, ['C1', 'C2', 'G3'])).toBe(30);
});

test('a price of nothing takes no card', () => {
  const free = offer(0, { C1: 10 });
  expect(standing(free, [])).toBe('enough');
  expect(standing(free, ['C1'])).toBe('tooMany');
});

test('D5.5 the Gilding Flask helps a payment that falls short, unless it is itself paid', () => {
  const price = offer(20, { C1: 10, C2: 5, F9: 5 }, { bonus: 10, flasks: ['F9'] });
  expect(standing(price, [])).toBe('short');
  expect(standing(price, ['C1'])).toBe('enough');
  expect(bonus(price, ['C1'])).toBe(10);
  expect(standing(price, ['C2'])).toBe('short');
  expect(standing(price, ['C1', 'C2'])).toBe('tooMany');
  expect(standing(price, ['C2', 'F9'])).toBe('short');
  expect(bonus(price, ['C2', 'F9'])).toBe(0);
  expect(standing(price, ['C1', 'C2', 'F9'])).toBe('enough');
});

test('a choice is kept while its cards are there, else the suggestion is taken', () => {
  const price = offer(20, { C1: 10, C2: 15 }, { suggestion: ['C1', 'C2'] });
  expect(settle(price, null)).toEqual(['C1', 'C2']);
  expect(settle(price, ['C2'])).toEqual(['C2']);
  expect(settle(price, ['X1'])).toEqual(['C1', 'C2']);
});

test('a card is picked and put back', () => {
  expect(toggle(['C1'], 'C2')).toEqual(['C1', 'C2']);
  expect(toggle(['C1', 'C2'], 'C1')).toEqual(['C2']);
});

test('what is sent names the cards in one order', () => {
  const sum = offer(20, { C1: 10, C2: 15 });
  expect(writeDrop(sum, ['C2', 'C1'])).toBe('drop C1 C2');
  expect(writeDeed(sum, ['C2', 'C1'])).toBe('deed for C1 C2');
  expect(writeDeed(sum, [])).toBe('deed');
});
