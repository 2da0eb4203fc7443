import { expect, test } from 'vitest';
import type { Happening } from '../log';
import { causesFirst } from './people';
import type { Sight } from './sight';

const seen = (sight: Sight): Happening => ({ kind: 'sight', sight });
const claimed = (seat: 'a' | 'b', slot: number) => seen({ claimed: { by: { seat }, slot, stake: { dice: 1, effort: 3 } } });
const bumped = (seat: 'a' | 'b', slot: number) => seen({ bumped: { owner: { seat }, slot, dice: 1 } });

test('who claims a treasure is told before who is bumped from it', () => {
  const [one, two, three, four] = [claimed('a', 1), bumped('a', 1), claimed('b', 1), claimed('b', 2)];
  expect(causesFirst([one, two, three, four])).toEqual([one, three, two, four]);
});

test('nothing is lost, whatever comes after a bump', () => {
  const [gone, began] = [bumped('a', 1), { kind: 'started' } as const];
  expect(causesFirst([gone, began])).toEqual([gone, began]);
  expect(causesFirst([began, gone])).toEqual([began, gone]);
});
