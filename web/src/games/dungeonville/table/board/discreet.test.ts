import { expect, test } from 'vitest';
import type { EntryKind } from '../../../../table/log/log';
import { discreet } from './discreet';
import type { Sight, Types } from '../../wire';

const told = (...sights: Sight[]): EntryKind<Types>[] => sights.map((sight) => ({ kind: 'sight', sight }));
const seen = (log: readonly EntryKind<Types>[]) => log.map((entry) => ('sight' in entry ? entry.sight : entry));

test('one’s own deed is not written where others can read it', () => {
  const log = told(
    { dealt: { deeds: ['crypt', null, null] } },
    { drewDeed: { seat: 'a', drawn: 'rathaus', returned: 'crypt' } },
    { passed: { seat: 'b' } },
  );
  expect(seen(discreet(log, 'a'))).toEqual([
    { dealt: { deeds: [null, null, null] } },
    { drewDeed: { seat: 'a', drawn: null, returned: null } },
    { passed: { seat: 'b' } },
  ]);
});

test('what all know of others stays', () => {
  const log = told(
    { drewDeed: { seat: 'b', drawn: null, returned: 'iceCave' } },
    { declared: { seat: 'a', deed: 'crypt', score: 3, wins: false } },
  );
  expect(discreet(log, 'a')).toEqual(log);
});
