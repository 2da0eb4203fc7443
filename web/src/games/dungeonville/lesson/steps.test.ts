import { expect, test } from 'vitest';
import recruit3p from '../fixtures/recruit-3p.json';
import scout4p from '../fixtures/scout-4p.json';
import { FakeSession } from '../../../table/fakeSession.svelte';
import { tasksNow } from '../../../table/lesson/steps';
import type { Sheet } from '../../../wire/protocol';
import { Play } from '../table/play.svelte';
import { towards } from '../table/towards';
import type { Action, Types } from '../wire';
import { chapters, type Moment } from './steps';

const nothing: Moment = {
  looking: false,
  recruitment: null,
  tower: null,
  lineup: null,
  member: null,
  declaring: false,
};
const next = (name: string, moment: Partial<Moment>) => {
  const step = chapters.flat().find(({ text }) => text === `dungeonville-step-${name}`);
  const tasks = step ? tasksNow(step, { ...nothing, ...moment }, new Set()) : [];
  return tasks.find(({ done }) => !done)?.task.text.replace('dungeonville-task-', '');
};

test('tasks follow what the player prepares', () => {
  expect(next('deed', {})).toBe('look');
  expect(next('deed', { looking: true })).toBeUndefined();
  expect(next('recruit', {})).toBe('guild');
  expect(next('recruit', { recruitment: { adventurer: 4, discard: null, payment: [] } })).toBe('confirm');
  expect(next('fight', { lineup: { places: [4, null, null], axe: null } })).toBe('second');
  expect(next('fight', { lineup: { places: [4, 25, 33], axe: null } })).toBe('confirm');
  expect(next('pay', { recruitment: { adventurer: 16, discard: null, payment: ['G3', 'G26'] } })).toBe('dismiss');
  expect(next('declare', { declaring: true })).toBe('declare-confirm');
});

test('a lesson offers only the adventurer and the tower that it wants', () => {
  const recruiting = (recruit3p as unknown as Sheet<Types>).offer;
  const pick = recruiting?.recruit?.picks[0]?.adventurer ?? 0;
  const wanted: Action = { recruit: { adventurer: pick, discard: null, payment: [] } };
  const narrowed = recruiting && towards(recruiting, wanted);
  expect(narrowed?.recruit?.picks.map(({ adventurer }) => adventurer)).toEqual([pick]);
  expect(narrowed?.declare).toBeNull();
  const scouting = (scout4p as unknown as Sheet<Types>).offer;
  expect(scouting && towards(scouting, { scout: 'crypt' }).others).toEqual([{ action: { scout: 'crypt' } }]);
});

test('a different move is not sent, and the lesson says what to do instead', async () => {
  const session = new FakeSession(scout4p as unknown as Sheet<Types>);
  const play = new Play(session, () => ({ scout: 'crypt' }));
  play.scout('rathaus');
  await play.confirm();
  expect(session.done).toEqual([]);
  expect(play.notice?.key).toBe('guide-steer');
  play.scout('crypt');
  await play.confirm();
  expect(session.done).toHaveLength(1);
});
