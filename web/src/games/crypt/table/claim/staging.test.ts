import { describe, expect, test } from 'vitest';
import claim2p from '../../fixtures/claim-2p.json';
import claim3p from '../../fixtures/claim-3p.json';
import claim4p from '../../fixtures/claim-4p.json';
import first2p from '../../fixtures/first-2p.json';
import { PIPS, type ClaimOffer, type Offer } from '../../wire';
import * as staging from './staging';

const claimOf = (sheet: { offer: unknown }): ClaimOffer => {
  const { claim } = sheet.offer as Offer;
  if (!claim) throw new Error('the sheet offers no claim');
  return claim;
};
const first = claimOf(first2p);

test('a die goes on a free treasure at the lowest effort', () => {
  expect(staging.addDie(first, [], 1)).toEqual([{ slot: 1, dice: 1, effort: 1 }]);
});

test('a second die joins at the effort chosen before', () => {
  const one = staging.withEffort(first, staging.addDie(first, [], 2) ?? [], 2, 4) ?? [];
  expect(staging.addDie(first, one, 2)).toEqual([{ slot: 2, dice: 2, effort: 4 }]);
});

test('a player can’t place more dice than they have', () => {
  let now: staging.Staging = [];
  for (let nth = 0; nth < first.dice; nth += 1) now = staging.addDie(first, now, 1) ?? [];
  expect(staging.freeDice(first, now)).toBe(0);
  expect(staging.addDie(first, now, 2)).toBeUndefined();
  expect(staging.tried(first, now, 2)).toEqual({
    claim: [
      { slot: 1, dice: 3, effort: 1 },
      { slot: 2, dice: 1, effort: 6 },
    ],
  });
  // A claim has at most three treasures, even one that is sent only to be refused.
  const spread = [1, 2, 3].map((slot) => ({ slot, dice: 1, effort: 1 as const }));
  expect(staging.tried(first, spread, 4)).toEqual({
    claim: [
      { slot: 1, dice: 1, effort: 1 },
      { slot: 2, dice: 1, effort: 1 },
      { slot: 4, dice: 2, effort: 6 },
    ],
  });
});

test('where one die is not enough, as many as needed are added', () => {
  // This treasure is held by more than one die can beat; two dice can.
  const held: ClaimOffer = {
    dice: 3,
    treasures: 3,
    lastTurn: false,
    stakes: ([4, 5, 6] as const).map((effort) => ({
      slot: 1,
      dice: 2,
      effort,
      exhausts: effort - 1,
      bumpedBy: 2 * effort + 1,
    })),
  };
  expect(staging.addDie(held, [], 1)).toEqual([{ slot: 1, dice: 2, effort: 4 }]);
  expect(staging.takeDie(held, [{ slot: 1, dice: 2, effort: 5 }], 1)).toEqual([]);
});

test('only efforts that are offered can be set', () => {
  const offer = claimOf(claim3p);
  const slot = offer.stakes.find(({ dice, effort }) => dice === 1 && effort > 1)?.slot ?? 0;
  const [lowest] = staging.efforts(offer, slot, 1);
  const one = staging.addDie(offer, [], slot) ?? [];
  expect(one[0]?.effort).toBe(lowest);
  for (const effort of PIPS) {
    const next = staging.withEffort(offer, one, slot, effort);
    expect(next !== undefined).toBe(staging.efforts(offer, slot, 1).includes(effort));
  }
});

test('on the last turn a second treasure is not staged', () => {
  const offer = claimOf(claim2p);
  expect(offer.treasures).toBe(1);
  const slots = [...new Set(offer.stakes.map(({ slot }) => slot))];
  const one = staging.addDie(offer, [], slots[0] ?? 1) ?? [];
  expect(one).toHaveLength(1);
  for (const slot of [1, 2, 3].filter((other) => other !== slots[0])) {
    expect(staging.addDie(offer, one, slot)).toBeUndefined();
  }
});

describe('effort steps', () => {
  test.each([
    [1, 1, 2],
    [1, -1, undefined],
    [6, 1, undefined],
    [4, -1, 3],
  ] as const)('from %i by %i is %s', (effort, by, to) => {
    expect(staging.nextEffort(first, { slot: 1, dice: 1, effort }, by)).toBe(to);
  });
});

test('a claim that is not offered is not read', () => {
  const offer = claimOf(claim4p);
  const stakes = offer.stakes.filter(({ dice }) => dice === 1);
  const other = stakes.find(({ slot }) => slot !== stakes[0]?.slot);
  const two = [stakes[0]!, other!].map(({ slot, dice, effort }) => ({ slot, dice, effort }));
  expect(staging.read(offer, { claim: two })).toEqual(two);
  expect(staging.claimOf(two)).toEqual({ claim: two });
  expect(staging.read(offer, { claim: [{ slot: 9, dice: 1, effort: 1 }] })).toBeUndefined();
  expect(staging.read(offer, 'recover')).toBeUndefined();
  expect(staging.read(null, { claim: two })).toBeUndefined();
});

test('a claim that a new offer no longer allows is dropped entirely', () => {
  const kept = [{ slot: 1, dice: 1, effort: 1 as const }];
  expect(staging.settle(first, kept)).toBe(kept);
  expect(staging.settle(first, [{ slot: 9, dice: 1, effort: 1 }])).toEqual([]);
  expect(staging.settle(null, kept)).toEqual([]);
});

test('odds are computed from the faces that exhaust', () => {
  const offer = first.stakes.find(({ dice, effort }) => dice === 2 && effort === 4);
  expect(offer && staging.odds(offer)).toEqual({ each: 50, none: 25 });
});
