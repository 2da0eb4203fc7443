/** What can be chosen for a game of Crypt. */
import type { GameOption, OptionChoice } from '..';
import { ruleHref, TOPICS } from './ruleLinks';
import { SEATS } from './vocabulary';

const SIDES: readonly OptionChoice[] = [
  { value: 'AAAAAA', text: { key: 'new-sides-first' } },
  { value: 'BBBBBB', text: { key: 'new-sides-b' } },
  { value: 'random', text: { key: 'new-sides-random' } },
];

export const cryptOptions: readonly GameOption[] = [
  {
    name: 'sides',
    label: 'new-sides',
    about: 'new-sides-about',
    rule: ruleHref(TOPICS.sides),
    choices: () => SIDES,
  },
  {
    name: 'leader',
    label: 'new-leader',
    about: 'new-leader-about',
    rule: ruleHref(TOPICS.leader),
    choices: (players) => [
      { value: 'random', text: { key: 'new-leader-random' } },
      ...(players === 1 ? [] : SEATS.slice(0, players)).map((seat, index) => ({
        value: seat,
        text: { key: 'new-seat', args: { number: index + 1 } },
      })),
    ],
  },
];
