/** What can be chosen for a game of Crypt. */
import type { GameOption, OptionChoice } from '..';
import { ruleHref, TOPICS } from './ruleLinks';
import { SEATS } from './vocabulary';

const SIDES: readonly OptionChoice[] = [
  { value: 'AAAAAA', text: { key: 'new-sides-first' } },
  { value: 'BBBBBB', text: { key: 'new-sides-b' } },
  { value: 'random', text: { key: 'new-sides-random' } },
];

const RECALL: readonly OptionChoice[] = [
  { value: 'table', text: { key: 'new-recall-table' } },
  { value: 'memory', text: { key: 'new-recall-memory' } },
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
  {
    name: 'recall',
    label: 'new-recall',
    about: 'new-recall-about',
    rule: ruleHref(TOPICS.recall),
    // Alone there is nobody whose cards could be forgotten.
    choices: (players) => (players === 1 ? RECALL.slice(0, 1) : RECALL),
  },
];
