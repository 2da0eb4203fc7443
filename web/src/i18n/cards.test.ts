import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_KEYS, HOUSE_NAMES } from './houseCards';
import { LANGUAGE_CODES } from './languages';
import { Translator } from './translator';

const speak = (language: (typeof LANGUAGE_CODES)[number]) =>
  new Translator(language, [readFileSync(new URL(`./${language}/dungeonville-cards.ftl`, import.meta.url), 'utf8')]);

test('the house set has all its cards', () => {
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

test.each(Object.entries(HOUSE_NAMES))('English calls every %s what the card set calls it', (_, named) => {
  const english = speak('en');
  expect(named.map(([key]) => [key, english.say(key)])).toEqual(named);
});

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const translator = speak(language);

  test.each(Object.keys(CARD_KEYS))('has a name of its own for every %s, short enough for a card', (beginning) => {
    const keys = (HOUSE_NAMES[beginning] ?? []).map(([key]) => key);
    const names = keys.map((key) => translator.say(key));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(keys.length);
    expect(names.filter((name) => name.length > 60)).toEqual([]);
  });

  test('tells the power of each item in one sentence', () => {
    const powers = (CARD_KEYS['item-'] ?? []).filter((key) => key.endsWith('-power')).map((key) => translator.say(key));
    expect(powers.filter((power) => !/^[^.]+\.$/.test(power))).toEqual([]);
  });
});
