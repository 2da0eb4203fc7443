import { expect, test } from 'vitest';
import type { EntryKind } from '../../../../table/log/log';
import { discreet } from './discreet';
import type { Sight, Types } from '../../wire';

const logOf = (...sights: Sight[]): EntryKind<Types>[] => sights.map((sight) => ({ kind: 'sight', sight }));
const sightsIn = (log: readonly EntryKind<Types>[]) => log.map((entry) => ('sight' in entry ? entry.sight : entry));

test('the viewer’s own deed is not in the log', () => {
  const log = logOf(
    { dealt: { deeds: ['crypt', null, null] } },
    { drewDeed: { seat: 'a', drawn: 'rathaus', returned: 'crypt' } },
    { passed: { seat: 'b' } },
  );
  expect(sightsIn(discreet(log, 'a'))).toEqual([
    { dealt: { deeds: [null, null, null] } },
    { drewDeed: { seat: 'a', drawn: null, returned: null } },
    { passed: { seat: 'b' } },
  ]);
});

test('what everyone knows of other players stays in the log', () => {
  const log = logOf(
    { drewDeed: { seat: 'b', drawn: null, returned: 'iceCave' } },
    { declared: { seat: 'a', deed: 'crypt', score: 3, wins: false } },
  );
  expect(discreet(log, 'a')).toEqual(log);
});
