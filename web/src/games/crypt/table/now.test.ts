import { expect, test } from 'vitest';
import claim4p from '../fixtures/claim-4p.json';
import first2p from '../fixtures/first-2p.json';
import last from '../fixtures/last-2p.json';
import pottery from '../fixtures/pottery-4p.json';
import recover from '../fixtures/recover-2p.json';
import type { Offer, View } from '../wire';
import { nowPhrase } from './now';

const why = ({ view, offer }: { view: unknown; offer: unknown }, tired = false) =>
  nowPhrase(view as View, offer as Offer, tired)?.key;

test('a special turn says why', () => {
  expect(why(first2p)).toBeUndefined();
  expect(why(pottery)).toBe('crypt-window-pottery');
  expect(why(last)).toBe('crypt-window-last');
  expect(why(recover, true)).toBe('crypt-must-recover');
  expect(why(recover, false)).toBe('crypt-must-pass');
  const { claim } = claim4p.offer;
  expect(why({ ...claim4p, offer: { others: [], claim: { ...claim, lastTurn: true, dice: 2 } } })).toBe(
    'crypt-last-turn',
  );
  expect(why({ ...claim4p, offer: { others: [], claim: { ...claim, lastTurn: true, dice: 1 } } })).toBeUndefined();
});
