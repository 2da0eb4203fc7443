import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { translatorWith } from '../../i18n/files.kit';
import { sightKey } from '../../table/log/sentences';
import type { Seat } from '../../wire/protocol';
import { sentence, type People } from './sentence';
import { SIGHT_NAMES, type Sight } from './wire';

const translator = (language: Language) => translatorWith(language, 'common', 'crypt', 'crypt-log');

const NAMES = new Map<Seat, string>([
  ['a', 'Anna'],
  ['b', 'Ben'],
  ['c', 'Chloe'],
  ['d', 'Dimitris'],
]);
const people: People = { viewer: 'a', name: (seat) => NAMES.get(seat) ?? '' };

function textOf(json: string, language: Language = 'en'): string {
  const phrase = sentence(JSON.parse(json) as Sight, people);
  return phrase ? translator(language).say(phrase.key, phrase.args) : '';
}

// Sights as the server writes them, each from a real game.
test.each([
  [
    '{"sidesDrawn":{"sides":"ABBBAA"}}',
    'The collectors show their sides: Idols A, Jewelry B, Manuscripts B, Pottery B, Remains A, and Tapestries A.',
  ],
  ['{"leaderDrawn":{"leader":"b"}}', 'Ben gets the Leader’s torch and starts.'],
  [
    '{"revealed":{"round":1,"row":[{"kind":"jewelry","coins":3},{"kind":"idol","coins":null},{"kind":"remains","coins":2}],"next":"manuscript"}}',
    'Round 1: Jewelry 3, Idol face down, and Remains 2. On top of the deck: Manuscript.',
  ],
  [
    '{"revealed":{"round":8,"row":[{"kind":"jewelry","coins":3}],"next":null}}',
    'Round 8: Jewelry 3. The deck is empty.',
  ],
  [
    '{"claimed":{"by":"ghost","slot":1,"stake":{"dice":2,"effort":3}}}',
    'The Ghost claims treasure 1: 2 servants at effort 3, 6 in all.',
  ],
  [
    '{"claimed":{"by":{"seat":"a"},"slot":3,"stake":{"dice":1,"effort":6}}}',
    'You claim treasure 3: 1 servant at effort 6, 6 in all.',
  ],
  ['{"bumped":{"owner":"ghost","slot":2,"dice":1}}', 'One of the Ghost’s servants is bumped off treasure 2.'],
  [
    '{"bumped":{"owner":{"seat":"c"},"slot":1,"dice":2}}',
    '2 of Chloe’s servants are bumped off treasure 1 and go home.',
  ],
  ['{"recovered":{"seat":"b","dice":0}}', 'Ben passes.'],
  ['{"recovered":{"seat":"a","dice":2}}', 'You recover 2 servants.'],
  ['{"forcedRecovery":{"seat":"b","dice":1}}', 'Ben was bumped off every treasure and recovers 1 servant.'],
  ['{"flipped":{"seat":"b","number":1,"card":{"kind":"idol","coins":4}}}', 'Ben flips a card: Idol, 4 coins.'],
  ['{"looked":{"seat":"b","cards":[[1,"pottery",null]]}}', 'Ben looks at the face-down cards: Pottery at place 1.'],
  [
    '{"looked":{"seat":"a","cards":[[5,"pottery",4],[6,"idol",1]]}}',
    'You look at the face-down cards: Pottery 4 at place 5 and Idol 1 at place 6.',
  ],
  ['{"restored":{"seat":"b","die":{"failed":6}}}', 'Ben makes available the servant that failed at effort 6.'],
  ['{"restored":{"seat":"a","die":"earlier"}}', 'You make an exhausted servant available.'],
  [
    '{"taken":{"seat":"b","slot":1,"kind":"pottery","coins":null}}',
    'Ben takes the face-down treasure 1: Pottery, value unknown.',
  ],
  ['{"ghostRolled":{"dice":[3,6,3]}}', 'The Ghost rolls 3, 6, 3.'],
  ['{"ghostSetAside":{"stake":{"dice":2,"effort":1}}}', 'The Ghost finds no treasure for 2 servants at 1.'],
  [
    '{"rolled":{"seat":"a","slot":1,"effort":5,"dice":[6,5,2],"failed":[2],"exhausted":1}}',
    'You roll 6, 5, 2 on treasure 1 against effort 5: 1 servant exhausted.',
  ],
  ['{"collected":{"seat":"a","slot":2,"kind":"idol","coins":1}}', 'You collect treasure 2: Idol, 1 coin.'],
  ['{"discarded":{"slot":3,"kind":"jewelry","coins":null}}', 'Treasure 3 is discarded: Jewelry, value unknown.'],
  [
    '{"rerolled":{"seat":"a","effort":6,"roll":2,"held":false}}',
    'You re-roll against effort 6 and get 2: still exhausted.',
  ],
  [
    '{"rerolled":{"seat":"b","effort":5,"roll":6,"held":true}}',
    'Ben re-rolls against effort 5 and gets 6: available again.',
  ],
  ['{"idolsEarned":{"seat":"b"}}', 'Ben is among the first with two Idols: 5 coins at the end.'],
  ['{"declined":{"seat":"a"}}', 'You decline.'],
  ['{"torchesPassed":{"leader":"ghost"}}', 'The torches are passed: the Ghost leads.'],
  [
    '{"counted":{"seat":"b","cards":[{"kind":"idol","coins":4}],"sheet":{"treasures":22,"idol":0,"jewelry":2,"manuscript":0,"pottery":0,"remains":0,"tapestry":0,"servants":1}}}',
    'Ben counts 25 coins: 22 on treasures, 2 from the Jewelry collector, and 1 for available servants.',
  ],
  [
    '{"joined":{"seat":"b","slot":2,"stake":{"dice":2,"effort":3}}}',
    'Ben joins an ally on treasure 2: 2 servants at effort 3.',
  ],
  ['{"tokensDealt":{"hand":[],"aside":2}}', 'The safe tokens are dealt. Aside: 2.'],
  [
    '{"tokensDealt":{"hand":["idol","remains"],"aside":1}}',
    'The safe tokens are dealt. You know that these are safe: Idol and Remains. Aside: 1.',
  ],
  ['{"asked":{"seat":"a"}}', 'You exhaust a servant to ask the dead.'],
  ['{"tokenFound":{"seat":"b","kind":null}}', 'Ben looks at a token.'],
  ['{"tokenFound":{"seat":"a","kind":"pottery"}}', 'The token shows that Pottery is safe.'],
  ['{"giftSealed":{"seat":"b","gift":null}}', 'Ben has decided what to give.'],
  ['{"giftsOpened":{"gifts":0}}', 'Nobody gives anything.'],
  [
    '{"given":{"giver":"b","receiver":"a","number":3,"kind":"idol","coins":4}}',
    'Ben gives you a treasure: Idol, 4 coins.',
  ],
  ['{"curseShown":{"kind":"tapestry"}}', 'The curse lies on this kind: Tapestry. It pays nobody.'],
  [
    '{"counted":{"seat":"b","cards":[],"sheet":{"treasures":2,"idol":0,"jewelry":0,"manuscript":0,"pottery":0,"remains":0,"tapestry":0,"servants":3,"curse":5}}}',
    'Ben counts 0 coins: 2 on treasures, 3 for available servants, and 5 lost to the curse.',
  ],
  ['{"rolledOff":{"dice":[[3,1,2],[],[1,5]]}}', 'Roll-off for first place: you 6 (3, 1, 2) and Chloe 6 (1, 5).'],
  ['{"won":{"winners":["a"],"rank":null}}', 'You win the game!'],
  ['{"won":{"winners":["a","b"],"rank":null}}', 'Shared win: you and Ben.'],
])('%s', (json, words) => {
  expect(textOf(json)).toBe(words);
});

test('plurals follow the language', () => {
  const json = (dice: number) => `{"recovered":{"seat":"b","dice":${dice}}}`;
  expect(textOf(json(1), 'de')).toBe('1 Diener von Ben erholt sich.');
  expect(textOf(json(2), 'de')).toBe('2 Diener von Ben erholen sich.');
  expect(textOf(json(1), 'el')).toBe('Ben ανακτά 1 υπηρέτη.');
  expect(textOf(json(3), 'el')).toBe('Ben ανακτά 3 υπηρέτες.');
  expect(textOf(json(1), 'it')).toBe('Ben recupera 1 servitore.');
  expect(textOf(json(2), 'fr')).toBe('Ben récupère 2 serviteurs.');
});

test.each([
  ['en', 'You are the Fool.', 'Ben is the Magnificent.'],
  ['it', 'Sei lo Sciocco.', 'Ben è il Magnifico.'],
  ['el', 'Είσαι ο Γελωτοποιός.', 'Ben είναι ο Μεγαλοπρεπής.'],
  ['de', 'Du bist der Narr.', 'Ben ist der Großartige.'],
  ['fr', 'Vous êtes le Fou.', 'Ben est le Magnifique.'],
] as const)('alone, the end names the rank instead of a win in %s (C6.7)', (language, own, watched) => {
  expect(textOf('{"won":{"winners":["a"],"rank":"fool"}}', language)).toBe(own);
  expect(textOf('{"won":{"winners":["b"],"rank":"magnificent"}}', language)).toBe(watched);
});

test.each(LANGUAGE_CODES)('every sight has a sentence in %s', (language) => {
  const texts = translator(language);
  expect(SIGHT_NAMES.filter((name) => !texts.has(sightKey('crypt', name)))).toEqual([]);
});
