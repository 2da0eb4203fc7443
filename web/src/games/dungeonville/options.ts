/** What can be chosen for a game of Dungeonville. */
import type { GameOption } from '..';
import { ruleHref, TOPICS } from './ruleLinks';
import { SEATS } from './vocabulary';

export const dungeonvilleOptions: readonly GameOption[] = [
  {
    name: 'gold',
    label: 'new-gold',
    about: 'new-gold-about',
    rule: ruleHref(TOPICS.gold),
    choices: () => [
      { value: '40', text: { key: 'new-gold-usual', args: { gold: 40 } } },
      { value: '80', text: { key: 'new-gold-more', args: { gold: 80 } } },
    ],
  },
  {
    name: 'first',
    label: 'new-first',
    about: 'new-first-about',
    rule: ruleHref(TOPICS.deeds),
    choices: (players) => [
      { value: 'random', text: { key: 'new-first-random' } },
      ...SEATS.slice(0, players).map((seat, index) => ({
        value: seat,
        text: { key: 'new-seat', args: { number: index + 1 } },
      })),
    ],
  },
];
