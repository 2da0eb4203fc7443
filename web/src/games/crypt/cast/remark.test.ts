import { expect, test } from 'vitest';
import type { Seat } from '../../../wire/protocol';
import type { Claimant, Sight, View } from '../wire';
import { remark } from './remark';

/** A row whose first treasure these dice stand on. */
const rowOf = (by: Claimant): Pick<View, 'row'> => ({
  row: [{ kind: 'idol', coins: 2, known: 'public', standing: { by, stake: { dice: 1, effort: 5 } } }],
});
const bumped = (owner: Claimant): Sight => ({ bumped: { owner, slot: 1, dice: 1 } });
const seat = (seat: Seat): Claimant => ({ seat });

test('the one who bumps the viewer says something, and so does the one whom the viewer bumps', () => {
  expect(remark(bumped(seat('a')), rowOf(seat('b')), 'a')).toEqual({ seat: 'b', key: 'crypt-says-bumps' });
  expect(remark(bumped(seat('b')), rowOf(seat('a')), 'a')).toEqual({ seat: 'b', key: 'crypt-says-bumped' });
});

test('what others do to each other is not talked about, and the Ghost is silent', () => {
  expect(remark(bumped(seat('b')), rowOf(seat('c')), 'a')).toBeUndefined();
  expect(remark(bumped(seat('b')), rowOf(seat('c')), null)).toBeUndefined();
  expect(remark(bumped(seat('a')), rowOf('ghost'), 'a')).toBeUndefined();
  expect(remark(bumped('ghost'), rowOf(seat('a')), 'a')).toBeUndefined();
});

test('a player with several exhausted servants complains', () => {
  const rolled = (exhausted: number): Sight => ({
    rolled: { seat: 'b', slot: 1, effort: 5, dice: [1, 2], failed: [1, 2], exhausted },
  });
  expect(remark(rolled(2), rowOf('ghost'), 'a')).toEqual({ seat: 'b', key: 'crypt-says-exhausted' });
  expect(remark(rolled(1), rowOf('ghost'), 'a')).toBeUndefined();
});
