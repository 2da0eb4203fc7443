import { expect, test } from 'vitest';
import over from '../../fixtures/over-4p.json';
import { thief } from '../cards.kit';
import type { Sight, View } from '../../wire';
import { countOf } from './count';
import { deathsAt } from './deaths';
import { scoresOf } from './scores';

test('tokens are counted one by one up to the score that the server has sent', () => {
  const view = over.view as unknown as View;
  for (const { seat, deed, total } of scoresOf(view)) {
    if (!deed) throw new Error('all deeds are shown at the end');
    const count = countOf(view, seat, deed);
    expect(count.at(-1)?.total ?? 0).toBe(total);
    expect(count.filter(({ source }) => source === 'own').every(({ owner }) => owner === seat)).toBe(true);
  }
});

test('deaths are listed where they happened', () => {
  const sights: Sight[] = [
    { clashed: { tower: 'rathaus', clash: 1, winner: 'b', tied: false, fighters: [] } },
    { killed: { adventurer: thief(30), owner: 'a', by: 'b' } },
    { died: { seat: 'b', adventurer: thief(31), tower: 'crypt', blood: true, saved: false } },
    { died: { seat: 'b', adventurer: thief(32), tower: 'crypt', blood: true, saved: true } },
  ];
  const found = deathsAt(sights).map(({ tower, deaths }) => [
    tower,
    deaths.map(({ card: { rank }, by }) => [rank, by]),
  ]);
  expect(found).toEqual([
    ['crypt', [[31, 'room']]],
    ['rathaus', [[30, 'clash']]],
    ['iceCave', []],
    ['goblinCamp', []],
    ['dragonsLair', []],
  ]);
});
