import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { translatorWith } from '../../i18n/files.kit';
import { refused, whyNot } from './refusal';
import { variant } from '../../wire/variant';
import { REFUSAL_NAMES, type Refusal } from './wire';

const ALL: Refusal[] = [
  { players: 9 },
  { noSuchSeat: 'c' },
  { soloLeader: 'b' },
  ...(['over', 'waitingForChance', 'notWaitingForChance', 'wrongPhase', 'emptyClaim', 'oneTreasureOnly'] as const),
  ...(['nothingToSee', 'noSuchExhaustedDie'] as const),
  { notYourTurn: 'a' },
  { tooFewDice: { wanted: 4, home: 3 } },
  { noTreasure: 9 },
  { ownDice: 2 },
  { effortTooLow: { slot: 1, offered: 6, standing: 9 } },
  { otherSide: 'idol' },
  { cannotFlip: { card: 2, kind: 'remains' } },
  { notFaceDown: 1 },
  { noFailedDie: 5 },
  { otherChance: 'x' },
  { impossibleChance: 'x' },
  { twins: 3 },
  { houses: 5 },
  { joinAtEffort: { slot: 2, effort: 4 } },
  { cannotGive: 3 },
  ...(['otherEdition', 'giftIsSealed', 'noCurse', 'noDieToAsk', 'noTokenToSee'] as const),
];

test('the list has every refusal of the rules', () => {
  expect([...new Set(ALL.map((refusal) => variant(refusal)[0]))].sort()).toEqual([...REFUSAL_NAMES].sort());
});

test.each(LANGUAGE_CODES)('every refusal is a complete sentence in %s', (language) => {
  const translator = translatorWith(language, 'crypt', 'errors', 'play');
  for (const refusal of ALL) {
    const { key, args } = whyNot(refusal);
    expect(translator.say(key, args)).not.toMatch(/\{|crypt-refusal|undefined/);
  }
});

test('refusals of the table have sentences too', () => {
  expect(refused({ code: 'stale', seen: 1, version: 2 }).key).toBe('error-stale');
  expect(refused({ code: 'tooFast' }).key).toBe('error-rate-limit');
  expect(refused({ code: 'noHints' }).key).toBe('error-no-hints');
  expect(refused({ code: 'rules', reason: '', refusal: 'emptyClaim' }).key).toBe('crypt-refusal-empty-claim');
});
