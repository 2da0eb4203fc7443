import { expect, test } from 'vitest';
import type { Language } from '../../../i18n/languages';
import { name, type Phrase } from '../../../i18n/phrase';
import { translatorWith } from '../../../i18n/files.kit';
import first2p from '../fixtures/first-2p.json';
import type { Action, Offer, RowView } from '../wire';
import { hintsOf } from './hints';
import { spotLabel } from './labels';

const says = (language: Language) => {
  const translator = translatorWith(language, 'common', 'crypt', 'table');
  return ({ key, args }: Phrase) => translator.say(key, args);
};

const labels = { you: 'a', called: () => name('Ben') } as const;
const spot = (by: 'ghost' | { seat: 'b' }): RowView => ({
  kind: 'idol',
  coins: 2,
  known: 'public',
  standing: { by, stake: { dice: 1, effort: 6 } },
});

test.each([
  ['en', 'held by the Ghost with 1 servant at 6, 6 in all', 'held by Ben with 1 servant at 6, 6 in all'],
  ['it', 'tenuto dal Fantasma con 1 servitore a 6, in tutto 6', 'tenuto da Ben con 1 servitore a 6, in tutto 6'],
  ['el', 'τον κρατά το Φάντασμα: 1 υπηρέτης με 6, σύνολο 6', 'Ben: 1 υπηρέτης με 6, σύνολο 6'],
  ['de', 'beim Geist: 1 Diener mit 6, zusammen 6', 'bei Ben: 1 Diener mit 6, zusammen 6'],
  ['fr', 'tenu par le Fantôme : 1 serviteur à 6, 6 en tout', 'tenu par Ben : 1 serviteur à 6, 6 en tout'],
] as const)('%s says in its own way who holds a treasure', (language, ghost, ben) => {
  const say = says(language);
  const held = (by: 'ghost' | { seat: 'b' }) =>
    spotLabel(1, spot(by), undefined, labels).map(say).at(-1)?.replaceAll('\u00a0', ' ');
  expect([held('ghost'), held({ seat: 'b' })]).toEqual([ghost, ben]);
});

test('in Greek, placed servants are in the accusative', () => {
  const staged = { slot: 1, dice: 1, effort: 3 as const };
  expect(spotLabel(1, spot('ghost'), staged, labels).map(says('el')).at(-1)).toBe(
    'τοποθετείς 1 υπηρέτη με 3, σύνολο 3',
  );
});

test('a hint on several treasures is one sentence', () => {
  const offer = first2p.offer as unknown as Offer;
  const hint = (action: Action, tired = false) =>
    hintsOf([{ action, value: 0.5, score: 0, share: 1 }], offer, { solo: false, tired }).map(({ text }) =>
      says('el')(text).replaceAll('\u00a0', ' '),
    );
  expect(
    hint({
      claim: [
        { slot: 1, dice: 1, effort: 1 },
        { slot: 2, dice: 2, effort: 2 },
      ],
    }),
  ).toEqual([
    'Υπόδειξη: 1 υπηρέτης στον θησαυρό 1 με προσπάθεια 1 και 2 υπηρέτες στον θησαυρό 2 με προσπάθεια 2. Πιθανότητα νίκης: 50%.',
  ]);
  // Recovering with no exhausted servant is a pass, as on the button.
  expect(hint('recover')).toEqual(['Υπόδειξη: πάσο. Πιθανότητα νίκης: 50%.']);
  expect(hint('recover', true)).toEqual(['Υπόδειξη: κάνε Ανάκτηση. Πιθανότητα νίκης: 50%.']);
});
