import { expect, test } from 'vitest';
import { isOneOf, isVariant, kebab, sameData, variant } from './variant';

test('a variant is a word, or an object with one key', () => {
  expect(variant('pass')).toEqual(['pass', undefined]);
  expect(variant({ scout: 'crypt' })).toEqual(['scout', 'crypt']);
  const action: 'pass' | { scout: string } = { scout: 'crypt' };
  expect(isVariant(action, 'scout')).toBe(true);
  expect(isVariant<'pass' | { scout: string }, 'pass'>(action, 'pass')).toBe(false);
});

test('isOneOf accepts only known names', () => {
  expect(isOneOf('pass', ['pass', 'scout'])).toBe(true);
  expect(isOneOf({ scout: 'crypt' }, ['pass', 'scout'])).toBe(true);
  for (const other of ['dance', { dance: 1 }, {}, [], null, undefined, 5])
    expect(isOneOf(other, ['pass', 'scout'])).toBe(false);
});

test('data is compared regardless of the order of its fields', () => {
  expect(sameData({ claim: [{ slot: 1, dice: 2 }] }, { claim: [{ dice: 2, slot: 1 }] })).toBe(true);
  expect(sameData({ claim: [{ slot: 1 }] }, { claim: [{ slot: 2 }] })).toBe(false);
  expect(sameData({ claim: [1, 2] }, { claim: [2, 1] })).toBe(false);
  expect(sameData({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(sameData('pass', 'pass')).toBe(true);
  expect(sameData(null, {})).toBe(false);
});

test('names become keys of texts', () => {
  expect(kebab('noSuchSeat')).toBe('no-such-seat');
});
