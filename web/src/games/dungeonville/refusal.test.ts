import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { translatorWith } from '../../i18n/files.kit';
import { variant } from '../../wire/variant';
import { refused, whyNot } from './refusal';
import { REFUSAL_NAMES, type Refusal } from './wire';

const ALL: Refusal[] = [
  ...(['over', 'waitingForChance', 'notWaitingForChance', 'wrongPhase', 'nothingToDiscard'] as const),
  ...(['mustDiscard', 'mustRecruit', 'alreadySealed', 'shownAlready', 'badDeal', 'tooManyCardSets'] as const),
  'tokenNotNeeded',
  { points: 6 },
  { tokens: 50 },
  { players: 6 },
  { gold: 50 },
  { noSuchSeat: 'e' },
  { notYourTurn: 'a' },
  { notInTown: 12 },
  { notInParty: 12 },
  { cannotJoin: 12 },
  { cannotName: 12 },
  { notTheLetter: 12 },
  { notInDeck: 12 },
  { notInTreasury: 'C7' },
  { notNeeded: 'C7' },
  { notCarried: 'C7' },
  { needNotGo: 'C7' },
  { roomNotInDeck: 'C7' },
  { tooLittle: { paid: 25, price: 30 } },
  { fighters: { fighters: 3, found: 2 } },
  { fighters: { fighters: 1, found: 0 } },
  { noPower: 'lanternOfCracks' },
  { stillTooMuch: { left: 70, capacity: 64 } },
  { otherChance: 'a room' },
  { notInDeedHouse: 'dragonsLair' },
];

test('the list has every refusal of the rules', () => {
  expect([...new Set(ALL.map((refusal) => variant(refusal)[0]))].sort()).toEqual([...REFUSAL_NAMES].sort());
});

test.each(LANGUAGE_CODES)('every refusal is a complete sentence in %s', (language) => {
  const translator = translatorWith(language, 'dungeonville', 'dungeonville-cards', 'errors', 'play');
  for (const refusal of ALL) {
    const { key, args } = whyNot(refusal);
    expect(translator.say(key, args)).not.toMatch(/\{|dungeonville-refusal|undefined/);
  }
});

test('a refusal names its cause', () => {
  const translator = translatorWith('en', 'dungeonville', 'dungeonville-cards');
  const say = (refusal: Refusal) => translator.say(whyNot(refusal).key, whyNot(refusal).args);
  expect(say({ noPower: 'wandOfDoors' })).toBe('Wand of Doors: not possible now.');
  expect(say({ tooLittle: { paid: 25, price: 30 } })).toBe('That pays 25 of 30 gold.');
  expect(say({ notInDeedHouse: 'iceCave' })).toBe('This deed is not in the Deed House: Ice Cave.');
});

test('refusals of the table have sentences too', () => {
  expect(refused({ code: 'stale', seen: 1, version: 2 }).key).toBe('error-stale');
  expect(refused({ code: 'rules', reason: '', refusal: 'mustRecruit' }).key).toBe('dungeonville-refusal-must-recruit');
});
