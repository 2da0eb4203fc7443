import { expect, test } from 'vitest';
import type { Sheet } from '../wire/protocol';
import { isMyTurn } from './turn';

type Absence = 'away' | 'left' | 'resigned' | null;
const sheet = (absence: Absence, rest: Partial<Sheet> = {}) => {
  const seats = [
    { seat: 'a', holder: { kind: 'person', person: 'p', name: 'Ada', ready: true, absence }, nonce: null, clock: null },
  ];
  return { phase: 'playing', you: 'a', awaiting: ['a'], seats, ...rest } as Parameters<typeof isMyTurn>[0];
};

test('it is the turn of an awaited player who is present', () => {
  expect(isMyTurn(sheet(null))).toBe(true);
  expect(isMyTurn(sheet(null, { awaiting: ['b'] }))).toBe(false);
  expect(isMyTurn(sheet(null, { you: null }))).toBe(false);
  expect(isMyTurn(sheet(null, { phase: 'over' }))).toBe(false);
  expect(isMyTurn(null)).toBe(false);
});

test('it is not the turn of a player whose seat a bot plays', () => {
  for (const absence of ['away', 'left', 'resigned'] as const) expect(isMyTurn(sheet(absence))).toBe(false);
});
