import { expect, test } from 'vitest';
import type { Sight } from '../../wire';
import { bumpedOf, isLookedAt, wokenOf } from './moment';

test('servants that recover are those of one player', () => {
  const sights: Sight[] = [
    { recovered: { seat: 'a', dice: 2 } },
    { forcedRecovery: { seat: 'a', dice: 2 } },
    { restored: { seat: 'a', die: 'earlier' } },
    { rerolled: { seat: 'a', effort: 4, roll: 5, held: true } },
    { rerolled: { seat: 'a', effort: 4, roll: 3, held: false } },
  ];
  expect(sights.map((sight) => wokenOf(sight, 'a'))).toEqual([2, 2, 1, 1, 0]);
  expect(sights.map((sight) => wokenOf(sight, 'b'))).toEqual([0, 0, 0, 0, 0]);
  expect(wokenOf(null, 'a')).toBe(0);
});

test('bumped servants go home to their owner', () => {
  const bump: Sight = { bumped: { owner: { seat: 'b' }, slot: 1, dice: 2 } };
  expect([bumpedOf(bump, 'b'), bumpedOf(bump, 'a')]).toEqual([2, 0]);
  expect(bumpedOf({ bumped: { owner: 'ghost', slot: 1, dice: 2 } }, 'b')).toBe(0);
});

test('only cards whose value the viewer sees are looked at', () => {
  const look: Sight = {
    looked: {
      seat: 'a',
      cards: [
        [3, 'idol', 4],
        [4, 'idol', null],
      ],
    },
  };
  expect([isLookedAt(look, 3), isLookedAt(look, 4), isLookedAt(look, 1)]).toEqual([true, false, false]);
});
