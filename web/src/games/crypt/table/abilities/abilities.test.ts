import { expect, test } from 'vitest';
import abilities2p from '../../fixtures/abilities-2p.json';
import idol2p from '../../fixtures/idol-2p.json';
import last2p from '../../fixtures/last-2p.json';
import pottery4p from '../../fixtures/pottery-4p.json';
import type { Offer } from '../../wire';
import { chosen, flippable, isOffered, pick, targets, uses } from './abilities';

const others = (sheet: { offer: unknown }) => (sheet.offer as Offer).others;

test('abilities for any time are grouped', () => {
  const groups = uses(others(abilities2p));
  expect(groups.map(({ ability }) => ability)).toEqual(['look', 'restore']);
  expect(isOffered(others(abilities2p), 'recover')).toBe(true);
  expect(isOffered(others(abilities2p), 'decline')).toBe(false);
});

test('a card is taken by choosing what to flip and what to take', () => {
  const [take] = uses(others(pottery4p));
  if (!take) throw new Error('no card can be taken');
  expect(flippable(take.uses)).toEqual([2, 4]);
  expect(targets(take.uses)).toEqual([
    { what: 'slot', slot: 5 },
    { what: 'slot', slot: 6 },
  ]);
  expect(chosen(take.uses, [4, 2], { what: 'slot', slot: 6 })?.action).toEqual({ take: { flip: [2, 4], slot: 6 } });
  expect(chosen(take.uses, [4], { what: 'slot', slot: 6 })).toBeUndefined();
});

test('a re-roll says on how many faces the die holds', () => {
  const [reroll] = uses(others(idol2p));
  expect(reroll?.uses[0]).toMatchObject({
    action: { reroll: { flip: 1, effort: 6 } },
    holds: 1,
    target: { die: { failed: 6 } },
  });
});

test('the last window offers a servant for two Remains, or nothing', () => {
  expect(uses(others(last2p)).map(({ ability }) => ability)).toEqual(['restore']);
  expect(isOffered(others(last2p), 'decline')).toBe(true);
});

test('picking too many cards drops the first', () => {
  expect(pick([1, 2], 5, 2)).toEqual([2, 5]);
  expect(pick([1, 2], 2, 2)).toEqual([1]);
  expect(pick([], 3, 1)).toEqual([3]);
});
