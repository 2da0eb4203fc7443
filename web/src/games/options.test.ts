import { expect, test } from 'vitest';
import type { ChoiceInfo, OptionInfo } from '../wire/http';
import { chosenIn, ownChoices, teamsFor } from './options';

const choice = (value: string, players: number[], more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  ...{ value, seat: null, games: [{ players, with: {} }], rated: true, own: false, teams: [] },
  ...more,
});

const OPTIONS: OptionInfo[] = [
  {
    ...{ name: 'variant', rule: 'V1', parts: null, values: '' },
    choices: [
      choice('base', [2, 4]),
      choice('twins', [2], { own: true, teams: [{ players: 2, teams: [['a', 'b']] }] }),
      choice('houses', [6], {
        own: true,
        teams: [
          {
            players: 6,
            teams: [
              ['a', 'd'],
              ['b', 'e'],
              ['c', 'f'],
            ],
          },
        ],
      }),
    ],
  },
  {
    ...{ name: 'curse', rule: 'V4', parts: null, values: '' },
    choices: [choice('off', [2, 4, 6]), choice('on', [2, 4, 6], { own: true })],
  },
];

const own = (players: number, chosen: Record<string, string>) =>
  ownChoices(OPTIONS, players, chosen).map((one) => one.choice.value);

test('rules of our own are named, whether they were chosen or are the usual ones', () => {
  expect(own(2, {})).toEqual([]);
  expect(own(2, { variant: 'twins', curse: 'on' })).toEqual(['twins', 'on']);
  expect(own(6, {})).toEqual(['houses']);
  // What does not fit the number of players does not count.
  expect(own(4, { variant: 'twins' })).toEqual([]);
});

test('teams follow from the choice and the number of players', () => {
  expect(teamsFor(OPTIONS, 2, {})).toEqual([]);
  expect(teamsFor(OPTIONS, 2, { variant: 'twins' })).toEqual([['a', 'b']]);
  expect(teamsFor(OPTIONS, 6, {})).toHaveLength(3);
});

test('a setup is read as choices', () => {
  expect(chosenIn({ players: 2, variant: 'twins' })).toEqual({ players: '2', variant: 'twins' });
  expect(chosenIn(null)).toEqual({});
});
