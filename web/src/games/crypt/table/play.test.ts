import { beforeEach, expect, test, vi } from 'vitest';
import { need, say, speak } from '../../../i18n/index.svelte';
import type { Sheet } from '../../../wire/protocol';
import claim2p from '../fixtures/claim-2p.json';
import first2p from '../fixtures/first-2p.json';
import abilities2p from '../fixtures/abilities-2p.json';
import { FakeSession } from '../../../table/fakeSession.svelte';
import type { Types } from '../wire';
import { keyCommand } from './keys';
import { Play } from './play.svelte';

const at = (sheet: unknown) => {
  const session = new FakeSession(sheet as Sheet<Types>);
  return { session, play: new Play(session) };
};
const said = ({ notice }: Play) => (notice ? say(notice) : '');
const press = (play: Play, key: string) => {
  const command = keyCommand({ key, ctrlKey: false, metaKey: false, altKey: false, target: null }, play, undefined);
  command?.();
  return command;
};

beforeEach(async () => {
  await speak('en');
  await need('crypt', 'play');
});

test('a claim is staged by taps and keys, and sent when it is confirmed', async () => {
  const { session, play } = at(first2p);
  await play.pick(2);
  press(play, '4');
  press(play, '+');
  expect(play.staging).toEqual([{ slot: 2, dice: 2, effort: 4 }]);
  expect(session.done).toEqual([]);
  await play.confirm();
  expect(session.done).toEqual([
    { do: 'act', version: session.sheet?.version, action: { claim: [{ slot: 2, dice: 2, effort: 4 }] } },
  ]);
  expect(play.staging).toEqual([]);
});

test('staging can be undone freely', async () => {
  const { session, play } = at(first2p);
  await play.pick(1);
  await play.pick(3);
  press(play, '-');
  expect(play.staging).toEqual([{ slot: 1, dice: 1, effort: 1 }]);
  press(play, 'Escape');
  expect(play.staging).toEqual([]);
  expect(session.done).toEqual([]);
});

test('a staged claim survives a reload, until another decision is due', async () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  const { play } = at(first2p);
  await play.pick(1);
  press(play, '3');
  await play.pick(2);
  const reloaded = at(first2p).play;
  reloaded.recall();
  expect(reloaded.staging).toEqual(play.staging);
  expect(reloaded.selected).toBe(1);
  const meanwhile = at({ ...first2p, version: first2p.version + 1 }).play;
  meanwhile.recall();
  expect(meanwhile.staging).toEqual(play.staging);
  const { claim } = first2p.offer;
  const later = at({ ...first2p, offer: { ...first2p.offer, claim: { ...claim, lastTurn: !claim.lastTurn } } }).play;
  later.recall();
  expect(later.staging).toEqual([]);
  play.clear();
  expect(store.size).toBe(0);
  vi.unstubAllGlobals();
});

test('a claim that can’t be staged shows the server’s reason', async () => {
  const { session, play } = at(claim2p);
  session.refusal = { code: 'rules', reason: '', refusal: { effortTooLow: { slot: 1, offered: 6, standing: 6 } } };
  await play.pick(1);
  expect(session.checked).toEqual([{ claim: [{ slot: 1, dice: 1, effort: 6 }] }]);
  expect(said(play)).toBe('6 is not enough on treasure 1: it takes more than 6.');
  expect(play.staging).toEqual([]);
});

test('a refused move stays staged', async () => {
  const { session, play } = at(first2p);
  await play.pick(1);
  session.refusal = { code: 'stale', seen: 1, version: 2 };
  await play.confirm();
  expect(play.staging).toHaveLength(1);
  expect(said(play)).toMatch(/moved on/);
});

test('a tap on staged dice selects them; a servant in hand is added', async () => {
  const { play } = at(first2p);
  await play.pick(1);
  await play.pick(2);
  await play.pick(1);
  expect(play.selected).toBe(1);
  expect(play.staging.map(({ dice }) => dice)).toEqual([1, 1]);
  play.inHand = 0;
  await play.pick(1);
  expect(play.staging.map(({ dice }) => dice)).toEqual([2, 1]);
});

test('a hint is shown on the row and staged when it is accepted', async () => {
  const { session, play } = at(abilities2p);
  const claim = { claim: [{ slot: 1, dice: 1, effort: 3 as const }] };
  session.lines = [{ action: claim, value: 0.5, score: 30, share: 1 }];
  await play.askHint();
  expect(play.hinted).toEqual([1]);
  play.takeUp(claim);
  expect(play.staging).toEqual([{ slot: 1, dice: 1, effort: 3 }]);
  expect(session.done).toEqual([]);
  play.takeUp({ look: { flip: 7 } });
  expect(play.proposed).toEqual({ look: { flip: 7 } });
});

test('a key without a meaning does nothing', () => {
  expect(press(at(first2p).play, 'x')).toBeUndefined();
});

test('a number key on a treasure is for that treasure, whichever is selected', async () => {
  const { session, play } = at(first2p);
  const on = (slot: number) => ({ closest: () => null, getAttribute: () => String(slot) }) as unknown as EventTarget;
  const pressOn = (slot: number, key: string) => {
    const command = keyCommand(
      { key, ctrlKey: false, metaKey: false, altKey: false, target: on(slot) },
      play,
      undefined,
    );
    command?.();
  };
  await play.pick(2);
  pressOn(1, '5');
  expect(play.staging).toEqual([
    { slot: 1, dice: 1, effort: 5 },
    { slot: 2, dice: 1, effort: 1 },
  ]);
  expect(play.selected).toBe(1);
  pressOn(2, '3');
  expect(play.staging.map(({ effort }) => effort)).toEqual([5, 3]);
  expect(session.done).toEqual([]);
});

test('Enter does not confirm: it focuses the Confirm button', async () => {
  const { session, play } = at(first2p);
  await play.pick(2);
  expect(press(play, 'Enter')).toBeTypeOf('function');
  expect(session.done).toEqual([]);
});

test('a refusal that comes twice is shown twice', async () => {
  const { session, play } = at(claim2p);
  session.refusal = { code: 'rules', reason: '', refusal: { effortTooLow: { slot: 1, offered: 6, standing: 6 } } };
  await play.pick(1);
  const first = play.notice;
  await play.pick(1);
  expect(said(play)).not.toBe('');
  expect(play.notice).not.toBe(first);
});

test('a refusal is gone while the next command is under way', async () => {
  const { session, play } = at(first2p);
  session.refusal = { code: 'stale', seen: 1, version: 2 };
  await play.undo();
  expect(said(play)).not.toBe('');
  session.refusal = null;
  const second = play.undo();
  expect(said(play)).toBe('');
  await second;
  expect(said(play)).toBe('');
});

test('pressing undo twice undoes once', async () => {
  const { session, play } = at(first2p);
  await Promise.all([play.undo(), play.undo()]);
  expect(session.done).toEqual([{ do: 'undo', version: session.sheet?.version }]);
  expect(play.busy).toBe(false);
});
