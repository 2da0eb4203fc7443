import { expect, test } from 'vitest';
import first2p from '../fixtures/first-2p.json';
import type { Sheet } from '../../../wire/protocol';
import { FakeSession } from '../../../table/fakeSession.svelte';
import { Play } from '../table/play.svelte';
import { towards } from '../table/claim/staging';
import type { Action, Offer, Pips, Types } from '../wire';
import { CHAPTERS, current, GUIDE_TEXTS, STEPS, type Moment } from './steps';

const CLAIM: Action = { claim: [{ slot: 1, dice: 1, effort: 4 }] };
const nothing: Moment = { yours: true, inHand: false, staging: [] };
const [first, second] = CHAPTERS;
const named = (chapter: (typeof CHAPTERS)[number] | undefined, reached: number, moment: Moment) =>
  chapter?.[current(chapter, reached, moment)]?.text.replace('crypt-step-', '');
const at = (slot: number, dice: number, effort: Pips): Moment => ({ ...nothing, staging: [{ slot, dice, effort }] });

test('each chapter except the last ends with the action that it teaches', () => {
  for (const chapter of CHAPTERS.slice(0, -1)) {
    expect(chapter.at(-1)?.until).toBe('act');
    expect(chapter.slice(0, -1).every(({ until }) => until !== 'act')).toBe(true);
  }
  expect(CHAPTERS.at(-1)?.every(({ until }) => until === 'read')).toBe(true);
  expect(STEPS).toBeGreaterThanOrEqual(GUIDE_TEXTS.length);
});

test('a step to read waits for Next, a step to do advances automatically', () => {
  expect(named(first, 0, nothing)).toBe('welcome');
  expect(named(first, 4, nothing)).toBe('pick-die');
  expect(named(first, 4, { ...nothing, inHand: true })).toBe('pick-treasure');
  expect(named(first, 4, at(1, 1, 1))).toBe('effort');
  expect(named(first, 4, at(1, 1, 4))).toBe('high');
  expect(named(first, 9, at(1, 1, 4))).toBe('confirm');
});

test('a step that was undone is shown again', () => {
  expect(named(first, 9, nothing)).toBe('pick-die');
  expect(named(first, 9, at(1, 1, 3))).toBe('effort');
  expect(named(second, 3, at(1, 1, 6))).toBe('add-die');
  expect(named(second, 3, at(1, 2, 6))).toBe('match');
  expect(named(second, 3, at(1, 2, 3))).toBe('send');
});

test('the guide waits while another player moves', () => {
  expect(named(second, 0, { ...nothing, yours: false })).toBe('watch');
  expect(named(second, 0, nothing)).toBe('bumped');
});

test('a lesson offers only what leads to its action', () => {
  const { offer } = first2p as unknown as { offer: Offer };
  const narrowed = towards(offer, CLAIM);
  expect(new Set(narrowed.claim?.stakes.map(({ slot, dice }) => `${slot} ${dice}`))).toEqual(new Set(['1 1']));
  expect(narrowed.claim?.stakes.map(({ effort }) => effort)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(narrowed.others).toEqual([]);
  const other = towards(offer, 'recover');
  expect([other.claim, other.others.map(({ action }) => action)]).toEqual([null, ['recover']]);
});

test('a different move is not sent, and the lesson says what to do instead', async () => {
  const session = new FakeSession(first2p as unknown as Sheet<Types>);
  const play = new Play(session, () => CLAIM);
  await play.pick(2);
  expect(play.staging).toEqual([]);
  expect(play.notice?.key).toBe('crypt-guide-steer');
  await play.pick(1);
  await play.confirm();
  expect(session.done).toEqual([]);
  expect(play.notice?.key).toBe('crypt-guide-steer');
  await play.setEffort(4);
  expect(play.notice).toBeNull();
  await play.confirm();
  expect(session.done).toEqual([{ do: 'act', version: session.sheet?.version, action: CLAIM }]);
  expect(session.checked).toEqual([]);
});
