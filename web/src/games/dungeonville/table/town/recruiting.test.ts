import { expect, test } from 'vitest';
import type { RecruitOffer } from '../../wire';
import * as recruiting from './recruiting';

const offer: RecruitOffer = {
  picks: [
    {
      adventurer: 12,
      place: 'guild',
      tokens: 0,
      payment: {
        sum: 30,
        cards: [
          { room: 'C7', counts: 20 },
          { room: 'G3', counts: 10 },
          { room: 'I1', counts: 15 },
        ],
        bonus: 0,
        flasks: [],
        suggestion: ['C7', 'G3'],
        tokens: 0,
        suggestedTokens: 0,
      },
    },
    {
      adventurer: 60,
      place: 'street',
      tokens: 0,
      payment: { sum: 0, cards: [], bonus: 0, flasks: [], suggestion: [], tokens: 0, suggestedTokens: 0 },
    },
  ],
  discards: [40, 41, 55],
  unspent: 0,
  ends: false,
};
const free: RecruitOffer = { ...offer, discards: [] };

test('D3.2 with three or more, an adventurer must be discarded', () => {
  const begun = recruiting.begin(offer, 12, null);
  expect(begun).toEqual({ adventurer: 12, discard: null, payment: ['C7', 'G3'] });
  if (!begun) return;
  expect(recruiting.lacksDiscard(offer, begun)).toBe(true);
  expect(recruiting.lacksDiscard(offer, { ...begun, discard: 40 })).toBe(false);
  expect(recruiting.lacksDiscard(offer, { ...begun, discard: 99 })).toBe(true);
  expect(recruiting.lacksDiscard(free, begun)).toBe(false);
});

test('the payment can be checked before a discard is chosen', () => {
  const made = { adventurer: 12, discard: null, payment: ['C7'] };
  expect(recruiting.paidAs(offer, made)).toEqual({ recruit: { ...made, discard: 40 } });
  expect(recruiting.paidAs(free, made)).toEqual({ recruit: made });
});

test('an adventurer who is not offered can’t be picked', () => {
  expect(recruiting.begin(offer, 1, null)).toBeUndefined();
});

test('another pick keeps the chosen discard', () => {
  const before = { adventurer: 12, discard: 41, payment: ['C7', 'I1'] };
  expect(recruiting.begin(offer, 60, before)).toEqual({ adventurer: 60, discard: 41, payment: [] });
});

test('a recruitment that is not offered is not read', () => {
  const made = { adventurer: 12, discard: 40, payment: ['C7', 'G3'] };
  expect(recruiting.recruitOf(offer, { ...made, payment: ['G3', 'C7'] })).toEqual({ recruit: made });
  expect(recruiting.read(offer, { recruit: made })).toEqual(made);
  expect(recruiting.read(free, { recruit: { adventurer: 1, discard: null, payment: [] } })).toBeUndefined();
  expect(recruiting.read(free, 'pass')).toBeUndefined();
});

test('a recruitment that a new offer does not allow is dropped', () => {
  const made = { adventurer: 12, discard: 40, payment: ['C7', 'I1'] };
  expect(recruiting.settle(offer, made)).toEqual(made);
  expect(recruiting.settle(free, made)).toEqual({ ...made, discard: null });
  expect(recruiting.settle({ ...offer, picks: [] }, made)).toBe(null);
  expect(recruiting.settle(null, made)).toBe(null);
});
