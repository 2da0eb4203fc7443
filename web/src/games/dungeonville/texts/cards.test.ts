import { describe, expect, test } from 'vitest';
import { translatorWith } from '../../../i18n/files.kit';
import { LANGUAGE_CODES, type Language } from '../../../i18n/languages';
import { CARD_KEYS, SET_NAMES } from './cardKeys.kit';

const speak = (language: Language) => translatorWith(language, 'dungeonville-cards');

test('the built-in card set has all its cards', () => {
  const counts = Object.entries(CARD_KEYS).map(([beginning, keys]) => [beginning, new Set(keys).size]);
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

test.each(Object.entries(SET_NAMES))('English calls every %s what the card set calls it', (_, named) => {
  const english = speak('en');
  expect(named.map(([key]) => [key, english.say(key)])).toEqual(named);
});

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const translator = speak(language);

  test.each(Object.keys(CARD_KEYS))('has a name of its own for every %s, short enough for a card', (beginning) => {
    const keys = (SET_NAMES[beginning] ?? []).map(([key]) => key);
    const names = keys.map((key) => translator.say(key));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(keys.length);
    expect(names.filter((name) => name.length > 60)).toEqual([]);
  });

  test('tells the power of each item in one sentence', () => {
    const powers = (CARD_KEYS['item-'] ?? []).filter((key) => key.endsWith('-power')).map((key) => translator.say(key));
    expect(powers.filter((power) => !/^[^.]+\.$/.test(power))).toEqual([]);
  });
});
