import { expect, test } from 'vitest';
import { clashes, holders } from './clashes';
import { thief } from '../cards.kit';
import type { Sight } from '../../wire';

const clashed = (clash: number, winner: 'a' | 'b' | null, ...ranks: number[]): Sight => ({
  clashed: {
    tower: 'rathaus',
    clash,
    winner,
    tied: false,
    fighters: ranks.map((rank, at) => ({ seat: at === 0 ? 'a' : 'b', adventurer: thief(rank), strength: rank })),
  },
});

test('D3.8 beaten fighters die, or join the winner', () => {
  const seen = clashes([
    clashed(1, 'b', 30, 26),
    { killed: { adventurer: thief(30), owner: 'a', by: 'b' } },
    { bloodTaken: { seat: 'b', owner: 'a' } },
    clashed(2, 'a', 34, 46),
    { joined: { adventurer: thief(46), from: 'b', to: 'a', lute: false } },
    clashed(3, null, 41),
  ]);
  expect(seen.map(({ fighters }) => fighters.map(({ fate }) => fate))).toEqual([
    ['killed', 'won'],
    ['won', 'joined'],
    ['alone'],
  ]);
  expect(seen.map(({ blood }) => blood)).toEqual([{ seat: 'b', owner: 'a' }, null, null]);
});

test('what becomes of a beaten fighter is not told before it happens', () => {
  const [clash] = clashes([clashed(1, 'b', 30, 26)]);
  expect(clash).toMatchObject({ winner: 'b', tied: false, blood: null });
  expect(clash?.fighters.map(({ fate }) => fate)).toEqual(['lost', 'won']);
});

test('a new round begins without fights', () => {
  expect(clashes([clashed(1, 'b', 30, 26), { roundBegan: { round: 2, first: 'b' } }])).toEqual([]);
});

test('the party that holds a field is told with the reason, until the next round', () => {
  const stayed = { seat: 'b', tower: 'rathaus', by: 'lowestRank' } as const;
  const sights: Sight[] = [{ roundBegan: { round: 2, first: 'b' } }, clashed(1, 'b', 30, 26), { stayed }];
  expect(holders(sights)).toEqual([stayed]);
  expect(holders([...sights, { roundBegan: { round: 3, first: 'a' } }])).toEqual([]);
});
