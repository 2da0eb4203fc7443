import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { translatorWith } from '../../i18n/files.kit';
import { refused, whyNot, type Refusal } from './refusal';

const ALL: Refusal[] = [
  ...[
    'over',
    'waitingForChance',
    'notWaitingForChance',
    'wrongPhase',
    'nothingToDiscard',
    'mustDiscard',
    'mustRecruit',
  ],
  ...['alreadySealed', 'shownAlready', 'badDeal'],
  { players: 6 },
  { gold: 50 },
  { noSuchSeat: 'e' },
  { notYourTurn: 'a' },
  ...['notInTown', 'notInParty', 'cannotJoin', 'cannotName', 'notTheLetter', 'notInDeck'].map((name) => ({
    [name]: 12,
  })),
  ...['notInTreasury', 'notNeeded', 'notCarried', 'needNotGo', 'roomNotInDeck'].map((name) => ({ [name]: 'C7' })),
  { tooLittle: { paid: 25, price: 30 } },
  { fighters: { fighters: 3, found: 2 } },
  { fighters: { fighters: 1, found: 0 } },
  { noPower: 'lanternOfCracks' },
  { stillTooMuch: { left: 70, capacity: 64 } },
  { otherChance: 'a room' },
  { notInDeedHouse: 'dragonsLair' },
];

const nameOf = (refusal: Refusal) => (typeof refusal === 'string' ? refusal : (Object.keys(refusal)[0] ?? ''));

test('these are all that the rules engine knows', () => {
  const rust = readFileSync(new URL('../../../../crates/dungeonville/src/refusal.rs', import.meta.url), 'utf8');
  const variants = [...rust.slice(rust.indexOf('pub enum Refusal')).matchAll(/^ {4}([A-Z]\w+)/gm)].map(
    (match) => match[1] ?? '',
  );
  const camel = variants.map((variant) => variant.charAt(0).toLowerCase() + variant.slice(1));
  expect([...new Set(ALL.map(nameOf))].sort()).toEqual(camel.sort());
});

test.each(LANGUAGE_CODES)('every refusal makes a whole sentence in %s', (language) => {
  const translator = translatorWith(language, 'dungeonville', 'dungeonville-cards', 'errors', 'play');
  for (const refusal of ALL) {
    const { key, args } = whyNot(refusal);
    expect(translator.say(key, args)).not.toMatch(/\{|dungeonville-refusal|undefined/);
  }
});

test('a refusal tells what it is about', () => {
  const translator = translatorWith('en', 'dungeonville', 'dungeonville-cards');
  const say = (refusal: Refusal) => translator.say(whyNot(refusal).key, whyNot(refusal).args);
  expect(say({ noPower: 'wandOfDoors' })).toBe('Wand of Doors: not possible now.');
  expect(say({ tooLittle: { paid: 25, price: 30 } })).toBe('That pays 25 of 30 gold.');
  expect(say({ notInDeedHouse: 'iceCave' })).toBe('This deed is not in the Deed House: Ice Cave.');
});

test('a table’s own refusals have sentences too', () => {
  expect(refused({ code: 'stale', seen: 1, version: 2 }).key).toBe('error-stale');
  expect(refused({ code: 'rules', reason: '', refusal: 'mustRecruit' }).key).toBe('dungeonville-refusal-must-recruit');
});
