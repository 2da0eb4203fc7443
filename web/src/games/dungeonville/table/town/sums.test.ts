import { expect, test } from 'vitest';
import type { Refusal } from '../../../../wire/protocol';
import type { Refusal as RulesRefusal, SumOffer, Types } from '../../wire';
import { bonus, settle, sorted, standing, toggle, toggleToken, tokensOf, total } from './sums';

const offer = (sum: number, cards: Record<string, number>, more: Partial<SumOffer> = {}): SumOffer => ({
  sum,
  cards: Object.entries(cards).map(([room, counts]) => ({ room, counts })),
  bonus: 0,
  flasks: [],
  suggestion: [],
  tokens: 0,
  suggestedTokens: 0,
  ...more,
});
const refused = (refusal: RulesRefusal): Refusal<Types> => ({ code: 'rules', reason: '', refusal });

test('cards have the values of the offer', () => {
  const price = offer(20, { C1: 10, C2: 15, G3: 5 });
  expect(total(price, ['C1', 'C2', 'G3'])).toBe(30);
  expect(total(price, ['C1', 'X9'])).toBe(10);
});

test('the server’s answer says whether a set of cards is enough', () => {
  expect(standing(null)).toBe('enough');
  expect(standing(refused({ tooLittle: { paid: 5, price: 20 } }))).toBe('short');
  expect(standing(refused({ stillTooMuch: { left: 70, capacity: 64 } }))).toBe('short');
  expect(standing(refused({ notNeeded: 'C1' }))).toBe('tooMany');
  expect(standing(refused({ needNotGo: 'C1' }))).toBe('tooMany');
  expect(standing(refused('mustDiscard'))).toBeUndefined();
  expect(standing({ code: 'stale', seen: 1, version: 2 })).toBeUndefined();
});

test('D5.5 the Gilding Flask adds what the server counts beyond the cards', () => {
  const price = offer(20, { C1: 10, C2: 5 }, { bonus: 10, flasks: ['F9'] });
  expect(bonus(price, ['C1'], null)).toBe(10);
  expect(bonus(price, ['C2'], refused({ tooLittle: { paid: 15, price: 20 } }))).toBe(10);
  expect(bonus(price, ['C2'], refused({ tooLittle: { paid: 5, price: 20 } }))).toBe(0);
  expect(bonus(offer(10, { C1: 10 }), ['C1'], null)).toBe(0);
});

test('D2.2 tokens are picked like cards of 10, up to the one that is tapped', () => {
  const price = offer(50, { C1: 25 }, { tokens: 40 });
  expect(tokensOf(price)).toEqual([10, 20, 30, 40]);
  expect(tokensOf(offer(50, {}))).toEqual([]);
  expect(toggleToken(0, 30)).toBe(30);
  expect(toggleToken(30, 30)).toBe(20);
  expect(toggleToken(30, 10)).toBe(0);
  expect(total(price, ['C1'], 30)).toBe(55);
  expect(standing(refused('tokenNotNeeded'))).toBe('tooMany');
  expect(bonus(offer(50, { C1: 5 }, { bonus: 10, tokens: 40 }), ['C1'], null, 40)).toBe(10);
});

test('a card is added and removed', () => {
  expect(toggle(['C1'], 'C2')).toEqual(['C1', 'C2']);
  expect(toggle(['C1', 'C2'], 'C1')).toEqual(['C2']);
  expect(sorted(offer(20, { C1: 10, C2: 15 }), ['C2', 'C1'])).toEqual(['C1', 'C2']);
});

test('a choice stays under a new offer if its cards are in it', () => {
  const next = offer(20, { C1: 10, C2: 15 }, { suggestion: ['C2'] });
  expect(settle(next, ['C1'])).toEqual(['C1']);
  expect(settle(next, ['X9'])).toEqual(['C2']);
  expect(settle(next, null)).toEqual(['C2']);
});
