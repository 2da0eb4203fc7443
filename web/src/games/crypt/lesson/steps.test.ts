import { expect, test } from 'vitest';
import first2p from '../fixtures/first-2p.json';
import over2p from '../fixtures/over-2p.json';
import { FakeSession } from '../../../table/fakeSession.svelte';
import { countSteps, tasksNow, type Step } from '../../../table/lesson/steps';
import type { Sheet } from '../../../wire/protocol';
import { Play } from '../table/play.svelte';
import { towards } from '../table/claim/staging';
import type { Action, Offer, Pips, Types, View } from '../wire';
import { chapters, type Moment } from './steps';

const CLAIM: Action = { claim: [{ slot: 1, dice: 1, effort: 4 }] };
const nothing: Moment = { inHand: false, staging: [], view: null };
const at = (slot: number, dice: number, effort: Pips): Moment => ({ ...nothing, staging: [{ slot, dice, effort }] });
const step = (name: string): Step<Moment> => {
  const found = chapters.flat().find(({ text }) => text === `crypt-step-${name}`);
  if (!found) throw new Error(`there is no step ${name}`);
  return found;
};
/** What is to be done next. */
const next = (name: string, moment: Moment) =>
  tasksNow(step(name), moment, new Set())
    .find(({ done }) => !done)
    ?.task.text.replace('crypt-task-', '');

test('the lesson has about twelve steps', () => {
  expect(countSteps(chapters)).toBeLessThanOrEqual(14);
});

test('the tasks of a claim are done one after the other, and can be undone', () => {
  expect(next('claim', nothing)).toBe('servant');
  expect(next('claim', { ...nothing, inHand: true })).toBe('jewelry');
  expect(next('claim', at(1, 1, 1))).toBe('effort-4');
  expect(next('claim', at(1, 1, 4))).toBe('confirm');
  expect(next('claim', nothing)).toBe('servant');
  expect(next('bump', at(1, 1, 6))).toBe('second');
  expect(next('bump', at(1, 2, 6))).toBe('effort-3');
  expect(next('bump', at(1, 2, 3))).toBe('confirm');
});

test('the answers of the count are those of the server', () => {
  const { view } = over2p as unknown as { view: View };
  const [jewelry] = tasksNow(step('count'), { ...nothing, view }, new Set());
  const right = view.scores?.[0]?.jewelry;
  expect(jewelry?.question?.right).toBe(right);
  expect(jewelry?.question?.options).toContain(right);
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
  expect(play.notice?.key).toBe('guide-steer');
  await play.pick(1);
  await play.confirm();
  expect(session.done).toEqual([]);
  expect(play.notice?.key).toBe('guide-steer');
  await play.setEffort(4);
  expect(play.notice).toBeNull();
  await play.confirm();
  expect(session.done).toEqual([{ do: 'act', version: session.sheet?.version, action: CLAIM }]);
  expect(session.checked).toEqual([]);
});
