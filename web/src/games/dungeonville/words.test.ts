import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { translatorWith } from '../../i18n/files.kit';
import { className, itemName, placeName, towerName } from './names';
import { CLASSES, ITEMS, LETTERS, PLACES, TOWERS } from './wire';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The part of a name that stays the same in every case. */
const stem = (name: string) => (name.split(' ')[0] ?? name).slice(0, 3);

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const translator = translatorWith(language, 'dungeonville', 'dungeonville-cards');
  const say = (key: string, args = {}) => translator.say(key, args);
  const rules = read(`./rules/${language}.md`);

  test('the rules use the same card names as the table', () => {
    const names = [...TOWERS.map(towerName), ...CLASSES.map(className), ...ITEMS.map(itemName)].map(({ key }) =>
      say(key),
    );
    expect(names.filter((name) => !rules.includes(name))).toEqual([]);
    expect(PLACES.map((place) => stem(say(placeName(place).key))).filter((name) => !rules.includes(name))).toEqual([]);
  });

  test.each(['at', 'to', 'into', 'in', 'from'])('a tower after %s is the same tower', (word) => {
    const strange = TOWERS.filter(
      (tower) => !say(`dungeonville-${word}-tower`, { tower }).includes(stem(say(towerName(tower).key))),
    );
    expect(strange).toEqual([]);
  });

  test('a place after at is the same place', () => {
    const strange = PLACES.filter(
      (place) => !say('dungeonville-at-place', { place }).includes(stem(say(placeName(place).key))),
    );
    expect(strange).toEqual([]);
  });
});

test('the rules list the rooms of the built-in card set', () => {
  // What D5.1 says in five languages: a change of the cards must change the rules, too.
  const expected = {
    A: [25, 30],
    B: [15, 20, 20, 25],
    C: [10, 10, 15, 15, 20, 20],
    D: [5, 5, 10, 10, 10, 10, 15, 15],
    E: [5, 5, 5, 5, 5, 10, 10, 10, 10, 10],
  };
  const set = read('../../../../crates/dungeonville/cards/house.toml');
  const decks = [...set.slice(set.indexOf('[rooms]')).matchAll(/^[a-z-]+ = \[\n([^]*?)^\]/gm)].map(
    (match) => match[1] ?? '',
  );
  expect(decks).toHaveLength(TOWERS.length);
  for (const deck of decks) {
    const rooms = [...deck.matchAll(/letter = "(\w)", gold = (\d+)/g)];
    const gold = (letter: string) => rooms.filter((room) => room[1] === letter).map((room) => Number(room[2]));
    const sorted = Object.fromEntries(LETTERS.map((letter) => [letter, gold(letter).sort((a, b) => a - b)]));
    expect(sorted).toEqual(expected);
  }
});
