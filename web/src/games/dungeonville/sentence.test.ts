import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { translatorWith } from '../../i18n/files.kit';
import { sightKey } from '../../table/log/sentences';
import { sentence, type People } from './sentence';
import { SIGHT_NAMES, type AdventurerCard, type RoomCard, type Sight } from './wire';

const translator = (language: Language) =>
  translatorWith(language, 'common', 'dungeonville', 'dungeonville-cards', 'dungeonville-log');
const translators = new Map(LANGUAGE_CODES.map((language) => [language, translator(language)]));

const NAMES = new Map([
  ['a', 'Anna'],
  ['b', 'Ben'],
  ['c', 'Chloe'],
  ['d', 'Dimitris'],
  ['e', 'Eva'],
]);
const people: People = { viewer: 'a', name: (seat) => NAMES.get(seat) ?? '', cards: 'built-in' };

function textOf(sight: Sight, language: Language = 'en', by: People = people): string {
  const phrase = sentence(sight, by);
  return phrase ? (translators.get(language)?.say(phrase.key, phrase.args) ?? '') : '';
}

type Look = Pick<AdventurerCard, 'class' | 'colour'>;
const adventurer = (rank: number, name: string, look: Look, letters: AdventurerCard['letters']): AdventurerCard => ({
  ...look,
  rank,
  name,
  letters,
});
const HROLF = adventurer(2, 'Hrolf', { class: 'barbarian', colour: 'blue' }, ['B', 'C', 'D', 'D', 'E']);
const MARTA = adventurer(51, 'Marta', { class: 'peasant', colour: 'gold' }, ['B', 'B', 'C', 'D', 'A']);
const MAUD = adventurer(43, 'Maud', { class: 'jester', colour: null }, [null, null, null, null, null]);
const JAWS: RoomCard = { room: 'C3', tower: 'crypt', name: 'Jaws', letter: 'B', gold: 15, worth: 15, item: null };
const AXE: RoomCard = { room: 'C31', tower: 'crypt', name: 'Axe', letter: null, gold: 0, worth: 5, item: 'bloodedAxe' };

const ENGLISH: [Sight, string][] = [
  [{ dealt: { deeds: [null, null] } }, 'The deeds are dealt in secret.'],
  [{ dealt: { deeds: ['iceCave', null] } }, 'The deeds are dealt in secret. Yours: Ice Cave.'],
  [{ dealt: { deeds: ['iceCave', 'crypt'] } }, 'The deeds are dealt: you (Ice Cave) and Ben (Crypt).'],
  [{ firstDrawn: { first: 'b' } }, 'Ben is drawn as first player.'],
  [{ roundBegan: { round: 3, first: 'a' } }, 'Round 3 begins. You are the first player.'],
  [{ deckShuffled: { cards: 12 } }, 'The 12 discarded adventurers are shuffled into a new deck.'],
  [{ arrived: { adventurer: HROLF } }, 'Hrolf Doorbreaker (Barbarian 2) comes to town.'],
  [{ dismissed: { seat: 'b', adventurer: MARTA } }, 'Ben dismisses Old Marta (Peasant 51).'],
  [
    { recruited: { seat: 'a', adventurer: HROLF, place: 'tavern', price: 40, tokens: 40, payment: [], gilded: false } },
    'You recruit Hrolf Doorbreaker (Barbarian 2) at the Tavern for 40 gold in tokens.',
  ],
  [
    { recruited: { seat: 'b', adventurer: MARTA, place: 'street', price: 0, tokens: 0, payment: [], gilded: false } },
    'Ben recruits Old Marta (Peasant 51) on the Street for free.',
  ],
  [
    { recruited: { seat: 'b', adventurer: MARTA, place: 'inn', price: 10, tokens: 0, payment: [JAWS], gilded: false } },
    'Ben recruits Old Marta (Peasant 51) at the Inn for 10 gold, paid with The Choir of Jaws (B, 15 gold).',
  ],
  [
    {
      recruited: { seat: 'b', adventurer: MARTA, place: 'temple', price: 20, tokens: 0, payment: [JAWS], gilded: true },
    },
    'Ben recruits Old Marta (Peasant 51) at the Temple for 20 gold, paid with the Gilding Flask and The Choir of Jaws (B, 15 gold).',
  ],
  [{ passed: { seat: 'b' } }, 'Ben passes.'],
  [{ tokensLost: { seat: 'a', gold: 10 } }, 'You lose the 10 gold you didn’t spend.'],
  [
    { disbanded: { seat: 'b', party: [MAUD], carried: [] } },
    'Nobody in Ben’s party has a colour any more. It is discarded: Motley Maud (Jester 43).',
  ],
  [
    { disbanded: { seat: 'a', party: [MAUD], carried: [AXE] } },
    'Nobody in your party has a colour any more. It is discarded: Motley Maud (Jester 43). Lost with it: Blooded Axe.',
  ],
  [{ scouted: { seat: 'b', tower: 'dragonsLair' } }, 'Ben goes to the Dragon’s Lair.'],
  [{ sealed: { seat: 'b', order: null } }, 'Ben’s order of battle is ready.'],
  [
    { sealed: { seat: 'a', order: { fighters: [51, 2, null], axe: 2 } } },
    'Your order of battle: Old Marta and Hrolf Doorbreaker with the Blooded Axe.',
  ],
  [
    {
      clashed: {
        tied: false,
        tower: 'rathaus',
        clash: 1,
        fighters: [
          { seat: 'a', adventurer: HROLF, strength: 1 },
          { seat: 'b', adventurer: MARTA, strength: 51 },
        ],
        winner: 'a',
      },
    },
    'Clash 1 at the Rathaus: Hrolf Doorbreaker (yours, 2 halved to 1) and Old Marta (Ben, 51). You win.',
  ],
  [
    {
      clashed: {
        tower: 'crypt',
        clash: 3,
        fighters: [{ seat: 'b', adventurer: MARTA, strength: 51 }],
        winner: null,
        tied: false,
      },
    },
    'Clash 3 at the Crypt: Old Marta (Ben, 51), unopposed.',
  ],
  [
    { joined: { adventurer: MARTA, from: 'b', to: 'a', lute: false } },
    'Same colour: Old Marta (Peasant 51) leaves Ben and joins you.',
  ],
  [
    { joined: { adventurer: MARTA, from: 'a', to: 'c', lute: true } },
    'The Silver Lute plays: Old Marta (Peasant 51) leaves you and joins Chloe.',
  ],
  [{ killed: { adventurer: MARTA, owner: 'b', by: 'a' } }, 'You kill Old Marta (Peasant 51) from Ben’s party.'],
  [{ killed: { adventurer: MARTA, owner: 'a', by: 'c' } }, 'Chloe kills Old Marta (Peasant 51) from your party.'],
  [{ bloodTaken: { seat: 'a', owner: 'b' } }, 'You take a blood token from Ben into your kill zone.'],
  [{ spared: { seat: 'a', adventurer: MARTA } }, 'The Silver Lute plays: Old Marta (Peasant 51) stays in your party.'],
  [{ spared: { seat: 'b', adventurer: MARTA } }, 'The Silver Lute plays: Old Marta (Peasant 51) stays in Ben’s party.'],
  [
    { paidForDeed: { seat: 'a', tokens: 30, payment: [JAWS], gilded: false } },
    'You pay for another deed with 30 gold in tokens and The Choir of Jaws (B, 15 gold).',
  ],
  [{ bloodTaken: { seat: 'c', owner: 'a' } }, 'Chloe takes one of your blood tokens into the kill zone.'],
  [{ stayed: { seat: 'a', tower: 'crypt', by: 'alone' } }, 'Your party holds the field at the Crypt and may enter.'],
  [
    { stayed: { seat: 'b', tower: 'crypt', by: 'mostMembers' } },
    'Ben’s party holds the field at the Crypt and may enter. It has the most members.',
  ],
  [{ wentHome: { seat: 'b', tower: 'crypt' } }, 'Ben’s party goes home from the Crypt.'],
  [{ entered: { seat: 'a', tower: 'goblinCamp' } }, 'Your party goes into the Goblin Camp.'],
  [
    { tookLetter: { seat: 'a', adventurer: MAUD, from: MARTA, letter: 'C' } },
    'Motley Maud (Jester 43) copies Old Marta (Peasant 51): letter C here.',
  ],
  [
    { tookLetter: { seat: 'a', adventurer: MAUD, from: null, letter: 'E' } },
    'Motley Maud (Jester 43) finds nobody to copy and has letter E everywhere.',
  ],
  [
    { tookLetter: { seat: 'a', adventurer: MAUD, from: MAUD, letter: null } },
    'Motley Maud (Jester 43) copies Motley Maud (Jester 43): no letter here.',
  ],
  [
    { setAside: { adventurer: MAUD } },
    'Motley Maud (Jester 43) is turned up, but has no letters to give, and is set aside.',
  ],
  [{ roomsShuffled: { tower: 'iceCave', cards: 1 } }, 'Ice Cave: the discarded room becomes the new deck.'],
  [{ turned: { seat: 'a', room: JAWS } }, 'You turn a room: The Choir of Jaws (B, 15 gold).'],
  [{ turned: { seat: 'b', room: AXE } }, 'Ben turns a room: Blooded Axe.'],
  [{ wandUsed: { seat: 'b', room: AXE } }, 'With the Wand of Doors, Ben discards Blooded Axe and turns another.'],
  [{ shielded: { seat: 'a' } }, 'Your Tower Shield holds: nobody dies.'],
  [
    { died: { seat: 'b', adventurer: MARTA, tower: 'crypt', blood: true, saved: false } },
    'Old Marta (Peasant 51) from Ben’s party dies in the Crypt. A blood token lies on the entrance.',
  ],
  [
    { died: { seat: 'a', adventurer: MARTA, tower: 'crypt', blood: true, saved: true } },
    'Old Marta (Peasant 51) from your party dies in the Crypt. A blood token lies on the entrance, but thanks to Holy Water the victim waits at home.',
  ],
  [{ took: { seat: 'a', room: JAWS } }, 'You take The Choir of Jaws (B, 15 gold).'],
  [{ dropped: { seat: 'b', rooms: [JAWS] } }, 'Too heavy: Ben leaves The Choir of Jaws (B, 15 gold) behind.'],
  [
    { looked: { seat: 'b', tower: 'crypt', room: null } },
    'With the Lantern of Cracks, Ben looks at the next room in the Crypt.',
  ],
  [
    { looked: { seat: 'a', tower: 'crypt', room: JAWS } },
    'With the Lantern of Cracks, you see the next room in the Crypt: The Choir of Jaws (B, 15 gold).',
  ],
  [
    { wipedOut: { seat: 'b', lost: [JAWS, AXE] } },
    'Ben’s whole party is dead. Lost: The Choir of Jaws (B, 15 gold) and Blooded Axe.',
  ],
  [
    { left: { seat: 'a', tower: 'crypt', rope: true, carried: [JAWS] } },
    'Your party escapes from the Crypt by the Silk Rope with The Choir of Jaws (B, 15 gold).',
  ],
  [
    { left: { seat: 'b', tower: 'crypt', rope: false, carried: [] } },
    'Ben’s party returns from the Crypt empty-handed.',
  ],
  [{ gathered: { seat: 'a', cards: [JAWS], home: [] } }, 'Into your treasury: The Choir of Jaws (B, 15 gold).'],
  [{ gathered: { seat: 'b', cards: [], home: [MARTA] } }, 'Back in Ben’s party: Old Marta (Peasant 51).'],
  [
    { gathered: { seat: 'b', cards: [AXE], home: [MARTA] } },
    'Into Ben’s treasury: Blooded Axe. Back in the party: Old Marta (Peasant 51).',
  ],
  [
    { paidForDeed: { seat: 'b', tokens: 0, payment: [JAWS, AXE], gilded: false } },
    'Ben pays for another deed with The Choir of Jaws (B, 15 gold) and Blooded Axe.',
  ],
  [
    { drewDeed: { seat: 'a', drawn: 'crypt', returned: 'rathaus' } },
    'You draw the Crypt deed and put back the Rathaus deed.',
  ],
  [{ drewDeed: { seat: 'b', drawn: null, returned: 'rathaus' } }, 'Ben draws a deed and puts back the Rathaus deed.'],
  [{ drewDeed: { seat: 'b', drawn: null, returned: null } }, 'Ben draws a deed and puts the old one back.'],
  [
    { declared: { seat: 'b', deed: 'crypt', score: 5, wins: false } },
    'Ben declares and shows the deed: Crypt. Score 5: not enough. The game goes on.',
  ],
  [
    { declared: { seat: 'a', deed: 'crypt', score: 7, wins: true } },
    'You declare and show your deed: Crypt. Score 7: it is true!',
  ],
  [
    { ended: { winners: ['a'], deeds: ['crypt', 'rathaus'], scores: [7, -1] } },
    'You win the game! Scores: you 7 (Crypt) and Ben −1 (Rathaus).',
  ],
  [
    { ended: { winners: ['a', 'b'], deeds: ['crypt', 'rathaus'], scores: [3, 3] } },
    'Shared win: you and Ben. Scores: you 3 (Crypt) and Ben 3 (Rathaus).',
  ],
];

test.each(ENGLISH)('%j', (sight, words) => {
  expect(textOf(sight)).toBe(words);
});

test('the list has every sight', () => {
  const shown = new Set(ENGLISH.flatMap(([sight]) => Object.keys(sight)));
  expect(SIGHT_NAMES.filter((name) => !shown.has(name))).toEqual([]);
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test('every sentence is complete, for every viewer', () => {
    const readers: People[] = [
      people,
      { ...people, viewer: 'b' },
      { ...people, viewer: null },
      { ...people, cards: 'other' },
    ];
    for (const [sight] of ENGLISH) {
      for (const reader of readers) {
        const said = textOf(sight, language, reader);
        expect(said, JSON.stringify(sight)).toMatch(/[.!]$/);
        expect(said, JSON.stringify(sight)).not.toMatch(/[{}]|undefined|dungeonville-| {2}| [.,]/);
      }
    }
  });
});

test('inflection follows the language', () => {
  expect(textOf({ scouted: { seat: 'b', tower: 'rathaus' } }, 'de')).toBe('Ben geht zum Rathaus.');
  expect(textOf({ entered: { seat: 'a', tower: 'dragonsLair' } }, 'de')).toBe('Deine Gruppe geht in den Drachenhort.');
  expect(textOf({ scouted: { seat: 'a', tower: 'goblinCamp' } }, 'el')).toBe('Πηγαίνεις στον Καταυλισμό των Γκόμπλιν.');
  expect(textOf({ entered: { seat: 'a', tower: 'rathaus' } }, 'it')).toBe('Il tuo gruppo entra nel Municipio.');
  expect(textOf({ scouted: { seat: 'b', tower: 'dragonsLair' } }, 'fr')).toBe('Ben va à l’Antre du dragon.');
  expect(textOf({ tookLetter: { seat: 'a', adventurer: MAUD, from: MARTA, letter: 'C' } }, 'el')).toContain('γράμμα Γ');
  expect(textOf({ deckShuffled: { cards: 1 } }, 'it')).toBe('L’avventuriero scartato diventa il nuovo mazzo.');
});

test('cards of other sets keep their own names', () => {
  const others: People = { ...people, cards: 'other' };
  expect(textOf({ arrived: { adventurer: HROLF } }, 'en', others)).toBe('Hrolf (Barbarian 2) comes to town.');
  expect(textOf({ sealed: { seat: 'a', order: { fighters: [51, null, null], axe: null } } }, 'en', others)).toBe(
    'Your order of battle: rank 51.',
  );
});

test.each(LANGUAGE_CODES)('every sight has a sentence in %s', (language) => {
  expect(SIGHT_NAMES.filter((name) => !translators.get(language)?.has(sightKey('dungeonville', name)))).toEqual([]);
});
