import { describe, expect, test } from 'vitest';
import { translatorWith } from '../../../i18n/files.kit';
import { LANGUAGE_CODES, type Language } from '../../../i18n/languages';
import { CARD_KEYS, SET_NAMES } from './keys.kit';

const translatorFor = (language: Language) => translatorWith(language, 'dungeonville-cards');

test('the built-in card set has all its cards', () => {
  const counts = Object.entries(CARD_KEYS).map(([prefix, keys]) => [prefix, new Set(keys).size]);
  expect(Object.fromEntries(counts)).toEqual({
    'tower-': 5,
    'class-': 14,
    'colour-': 6,
    'place-': 5,
    'item-': 20,
    'adventurer-': 64,
    'room-': 160,
  });
});

test.each(Object.entries(SET_NAMES))('every %s has the same English name as in the card set', (_, named) => {
  const english = translatorFor('en');
  expect(named.map(([key]) => [key, english.say(key)])).toEqual(named);
});

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const translator = translatorFor(language);

  test.each(Object.keys(CARD_KEYS))('has a different name for every %s, short enough for a card', (prefix) => {
    const keys = (SET_NAMES[prefix] ?? []).map(([key]) => key);
    const names = keys.map((key) => translator.say(key));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(keys.length);
    expect(names.filter((name) => name.length > 60)).toEqual([]);
  });

  test('describes the power of each item in one sentence', () => {
    const powers = (CARD_KEYS['item-'] ?? []).filter((key) => key.endsWith('-power')).map((key) => translator.say(key));
    expect(powers.filter((power) => !/^[^.]+\.$/.test(power))).toEqual([]);
  });
});
