import { expect, test } from 'vitest';
import over4p from '../../fixtures/over-4p.json';
import type { Entry } from '../../../../wire/protocol';
import { sightsIn } from '../../../../table/log/log';
import { LONGEST } from '../../../../table/motion/plan';
import { lengthOf as lengthOfMoment } from './lengths';
import { lastRolls, paced, plan, TURN } from './motion';
import type { Sight, Types } from '../../wire';

test('cards are dealt from the deck one by one', () => {
  const { flights } = plan([
    {
      revealed: {
        round: 1,
        row: [
          { kind: 'idol', coins: 3 },
          { kind: 'remains', coins: null },
        ],
        next: 'pottery',
      },
    },
  ]);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ['deck', { slot: 1 }],
    ['deck', { slot: 2 }],
  ]);
  expect(flights[1]?.at).toBeGreaterThan(flights[0]?.at ?? 0);
});

test('bumped dice go home, and the new dice come from their owner’s home', () => {
  const { flights, sounds } = plan([
    { claimed: { by: { seat: 'a' }, slot: 2, stake: { dice: 1, effort: 6 } } },
    { bumped: { owner: { seat: 'b' }, slot: 2, dice: 2 } },
    { bumped: { owner: 'ghost', slot: 1, dice: 1 } },
  ]);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    [{ slot: 2 }, { board: 'b' }],
    [{ slot: 2 }, { board: 'b' }],
    [{ board: 'a' }, { slot: 2 }],
    [{ slot: 1 }, 'ghost'],
  ]);
  expect(sounds.map(({ sound }) => sound)).toEqual(['bump', 'place', 'bump']);
});

test('dice that have just claimed a treasure leave it when the next player claims it', () => {
  const { flights } = plan([
    { claimed: { by: 'ghost', slot: 1, stake: { dice: 1, effort: 2 } } },
    { claimed: { by: { seat: 'a' }, slot: 1, stake: { dice: 1, effort: 3 } } },
    { bumped: { owner: 'ghost', slot: 1, dice: 1 } },
    { claimed: { by: { seat: 'a' }, slot: 2, stake: { dice: 1, effort: 1 } } },
  ]);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ['ghost', { slot: 1 }],
    [{ slot: 1 }, 'ghost'],
    [{ board: 'a' }, { slot: 1 }],
    [{ board: 'a' }, { slot: 2 }],
  ]);
  expect(flights[1]?.piece).toMatchObject({ owner: 'ghost', face: 2 });
});

test('rolls are part of the plan', () => {
  const { rolls, sounds } = plan([
    { rolled: { seat: 'a', slot: 1, effort: 5, dice: [6, 2], failed: [2], exhausted: 1 } },
    { rerolled: { seat: 'a', effort: 5, roll: 5, held: true } },
    { rerolled: { seat: 'a', effort: 5, roll: 4, held: false } },
    { ghostRolled: { dice: [1, 1, 4] } },
  ]);
  expect(rolls.map(({ at }) => at)).toEqual([...rolls.map(({ at }) => at)].sort((a, b) => a - b));
  expect(rolls.map(({ at: _, ...roll }) => roll)).toEqual([
    { owner: 'a', slot: 1, effort: 5, dice: [6, 2], failed: [2], past: false },
    { owner: 'a', slot: null, effort: 5, dice: [5], failed: [], past: false },
    { owner: 'a', slot: null, effort: 5, dice: [4], failed: [4], past: false },
    { owner: 'ghost', slot: null, effort: null, dice: [1, 1, 4], failed: [], past: false },
  ]);
  expect(sounds.map(({ sound }) => sound)).toEqual(['dice', 'dice', 'dice', 'dice']);
});

test('a whole game at once takes no longer than the limit', () => {
  const { flights } = plan(sightsIn<Types>(over4p.log as unknown as Entry<Types>[]));
  expect(flights.length).toBeGreaterThan(100);
  expect(Math.max(...flights.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(LONGEST + 1);
});

test('sights that move nothing have an empty plan', () => {
  const still: Sight[] = [{ declined: { seat: 'a' } }, { torchesPassed: { leader: { seat: 'b' } } }];
  expect(plan(still)).toEqual({ flights: [], sounds: [], rolls: [] });
});

test('rolls stay visible until the viewer has moved', () => {
  const rolled: Sight = { rolled: { seat: 'b', slot: 1, effort: 5, dice: [2], failed: [2], exhausted: 1 } };
  const claimed = (seat: 'a' | 'b'): Sight => ({ claimed: { by: { seat }, slot: 1, stake: { dice: 1, effort: 2 } } });
  const first = lastRolls([claimed('a'), rolled], 'a');
  expect(first).toHaveLength(1);
  expect(lastRolls([claimed('b')], 'a', first)).toBe(first);
  expect(lastRolls([claimed('a')], 'a', first)).toEqual([]);
  expect(lastRolls([{ recovered: { seat: 'a', dice: 1 } }], 'a', first)).toEqual([]);
  expect(lastRolls([claimed('b')], null, first)).toEqual([]);
  // Once new treasures are revealed, the rolls belong to the round before.
  const revealed: Sight = { revealed: { round: 2, row: [{ kind: 'idol', coins: 2 }], next: null } };
  expect(first[0]?.past).toBe(false);
  expect(lastRolls([revealed], 'a', first).map(({ past }) => past)).toEqual([true]);
  expect(lastRolls([claimed('a'), rolled, revealed], 'a').map(({ past }) => past)).toEqual([true]);
  const ghost: Sight = { ghostRolled: { dice: [1, 2, 3] } };
  expect(lastRolls([claimed('a'), rolled, revealed, ghost], 'a').map(({ owner }) => owner)).toEqual(['ghost']);
});

const spot = (by: 'a' | 'b', dice: number, effort: 3 | 5) =>
  ({ kind: 'idol', coins: 2, known: 'public', standing: { by: { seat: by }, stake: { dice, effort } } }) as const;

test('treasures stay in the row until they are collected, with the dice on them', () => {
  const { flights, rolls } = plan(
    [
      { claimed: { by: { seat: 'b' }, slot: 2, stake: { dice: 1, effort: 3 } } },
      { rolled: { seat: 'a', slot: 1, effort: 5, dice: [6, 2], failed: [2], exhausted: 1 } },
      { collected: { seat: 'a', slot: 1, kind: 'idol', coins: 2 } },
      { collected: { seat: 'b', slot: 2, kind: 'idol', coins: 2 } },
    ],
    { viewer: 'a', row: [spot('a', 2, 5), null] },
  );
  const [claim, card, one, two, , later] = flights;
  expect(claim).toMatchObject({ from: { board: 'b' }, to: { slot: 2 }, at: 0 });
  expect(claim?.since).toBeUndefined();
  for (const die of [one, two])
    expect(die).toMatchObject({
      piece: { what: 'die', owner: 'a', face: 5 },
      from: { slot: 1 },
      to: { board: 'a' },
      since: 0,
    });
  expect(card).toMatchObject({ piece: { what: 'card' }, from: { slot: 1 }, since: 0 });
  // The last dice are visible on their treasure once they land.
  expect(later).toMatchObject({
    piece: { what: 'die', owner: 'b' },
    from: { slot: 2 },
    since: (claim?.at ?? 0) + (claim?.lasts ?? 0),
  });
  expect(rolls[0]?.at).toBe(later?.since);
});

test('the viewer’s own dice do not fly to where they were staged', () => {
  const own: Sight = { claimed: { by: { seat: 'a' }, slot: 1, stake: { dice: 2, effort: 3 } } };
  expect(plan([own], { viewer: 'a', row: [] }).flights).toEqual([]);
  expect(plan([own], { viewer: 'b', row: [] }).flights).toHaveLength(2);
  expect(plan([own], { viewer: 'a', row: [] }).sounds).toEqual([{ sound: 'place', at: 0 }]);
});

test('servants that were outbid in an earlier moment go home with the face that they showed', () => {
  const outbid = new Map([[1, { dice: [{ owner: 'a' as const, dice: 2 }], effort: 5 as const }]]);
  const { flights } = plan([{ bumped: { owner: { seat: 'a' }, slot: 1, dice: 2 } }], {
    viewer: 'a',
    row: [spot('b', 3, 5)],
    outbid,
  });
  expect(flights).toHaveLength(2);
  for (const flight of flights)
    expect(flight).toMatchObject({ piece: { owner: 'a', face: 5 }, from: { slot: 1 }, to: { board: 'a' }, since: 0 });
});

test('a face-down card turns for its owner before it flies home', () => {
  const hidden = { ...spot('a', 1, 3), coins: null, known: { secret: [] } };
  const mine: Sight = { collected: { seat: 'a', slot: 1, kind: 'idol', coins: 4 } };
  const theirs: Sight = { collected: { seat: 'a', slot: 1, kind: 'idol', coins: null } };
  const [card] = plan([mine], { viewer: 'a', row: [hidden] }).flights;
  expect(card).toMatchObject({ piece: { coins: 4, turns: TURN }, at: TURN, since: 0 });
  expect(plan([theirs], { viewer: 'b', row: [hidden] }).flights[0]).toMatchObject({ at: 0 });
  expect(plan([mine], { viewer: 'a', row: [spot('a', 1, 3)] }).flights[0]).toMatchObject({ at: 0 });
  expect(lengthOfMoment(mine, { viewer: 'a', row: [hidden] })).toBe(
    lengthOfMoment(theirs, { viewer: 'b', row: [hidden] }) + TURN,
  );
});

test('flights of a moment last as long as the moment', () => {
  const made = plan([{ bumped: { owner: { seat: 'a' }, slot: 1, dice: 2 } }]);
  const fast = paced(made, 0.5);
  expect(fast.flights.map(({ at, lasts }) => [at, lasts])).toEqual(
    made.flights.map(({ at, lasts }) => [at / 2, lasts / 2]),
  );
});
