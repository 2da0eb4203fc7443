import { beforeEach, expect, test, vi } from 'vitest';
import { need, say, speak } from '../../../i18n/index.svelte';
import type { Sheet } from '../../../wire/protocol';
import { FakeSession } from '../../../table/fakeSession.svelte';
import battle from '../fixtures/battle-3p.json';
import burden from '../fixtures/burden-3p.json';
import death from '../fixtures/death-3p.json';
import first from '../fixtures/first-5p.json';
import harvest from '../fixtures/harvest-4p.json';
import recruit from '../fixtures/recruit-3p.json';
import scout from '../fixtures/scout-4p.json';
import type { Offer, Types } from '../wire';
import { fateOf } from './expedition/others';
import { keyCommand } from './keys';
import { Play } from './play.svelte';

const at = (sheet: unknown) => {
  const session = new FakeSession(structuredClone(sheet) as Sheet<Types>);
  const play = new Play(session);
  return { session, play, offer: (sheet as { offer: Offer }).offer };
};
const acts = (session: FakeSession<Types>) =>
  session.done.map((command) => (command.do === 'act' ? command.action : command.do));
/** Waits for the server's answer about the picked cards. */
const settled = () => new Promise((done) => setTimeout(done));
const said = ({ notice }: Play) => (notice ? say(notice) : '');
const press = (play: Play, key: string, member?: number) => {
  const target = { closest: () => null, matches: () => false, getAttribute: () => (member ? String(member) : null) };
  const pressed = { key, ctrlKey: false, metaKey: false, altKey: false, target: target as unknown as EventTarget };
  const command = keyCommand(pressed, play, undefined);
  command?.();
  return command;
};

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await speak('en');
  await need('dungeonville', 'dungeonville-table', 'dungeonville-cards', 'play');
});

test('D3.2 an adventurer is recruited once a discard is chosen', async () => {
  const { session, play, offer } = at(recruit);
  const pick = offer.recruit?.picks[0];
  const gone = offer.recruit?.discards[1] ?? 0;
  await play.pick(pick?.adventurer ?? 0);
  expect(play.staging?.ready).toBe(false);
  play.discard(gone);
  expect(play.staging?.ready).toBe(true);
  expect(session.done).toEqual([]);
  await play.confirm();
  const paid = pick?.payment.suggestion ?? [];
  expect(acts(session)).toEqual([{ recruit: { adventurer: pick?.adventurer, discard: gone, payment: paid } }]);
  expect(play.recruitment).toBe(null);
});

test('an incomplete action is not sent: the server says what is missing', async () => {
  const { session, play, offer } = at(recruit);
  await play.pick(offer.recruit?.picks[0]?.adventurer ?? 0);
  session.refusal = { code: 'rules', reason: '', refusal: 'mustDiscard' };
  await play.confirm();
  expect(session.done).toEqual([]);
  expect(session.checked).toHaveLength(1);
  expect(said(play)).toMatch(/discard/);
});

test('an adventurer who is too expensive can’t be staged, with a reason', async () => {
  const { session, play } = at(recruit);
  const dear = recruit.view.town.find(
    ({ adventurer }) => !recruit.offer.recruit.picks.some((one) => one.adventurer === adventurer.rank),
  );
  session.refusal = { code: 'rules', reason: '', refusal: { tooLittle: { paid: 25, price: 40 } } };
  await play.pick(dear?.adventurer.rank ?? 0);
  expect(play.recruitment).toBe(null);
  expect(said(play)).toBe('That pays 25 of 40 gold.');
});

test('D2.2 tokens of the first round are paid automatically', async () => {
  const { session, play, offer } = at(first);
  const dearest = offer.recruit?.picks[0];
  await play.pick(dearest?.adventurer ?? 0);
  expect(dearest?.tokens).toBeGreaterThan(0);
  await play.confirm();
  expect(acts(session)).toEqual([{ recruit: { adventurer: dearest?.adventurer, discard: null, payment: [] } }]);
});

test('D2.2 the player chooses how many tokens pay for a deed', async () => {
  const deed = {
    ...harvest.offer.deed,
    tokens: 40,
    suggestedTokens: 40,
    suggestion: harvest.offer.deed.suggestion.slice(0, 1),
  };
  const { session, play } = at({ ...harvest, offer: { ...harvest.offer, deed } });
  play.wantDeed(true);
  expect([play.deedTokens, play.deedPaid]).toEqual([40, deed.suggestion]);
  expect(session.checked).toEqual([]);
  play.payTokens(30);
  await play.confirm();
  expect(acts(session)).toEqual([{ deed: { tokens: 30, payment: deed.suggestion } }]);
  expect(play.deedTokens).toBe(0);
});

test('D3.5 a tower is chosen, changed and confirmed', async () => {
  const { session, play } = at(scout);
  play.scout('crypt');
  play.scout('iceCave');
  await play.confirm();
  expect(acts(session)).toEqual([{ scout: 'iceCave' }]);
});

test('D3.6 an order is prepared by keyboard', async () => {
  const { session, play, offer } = at(battle);
  const [one = 0, two = 0, three = 0, four = 0] = offer.order?.members ?? [];
  press(play, '3', one);
  press(play, 'ArrowLeft', one);
  expect(play.lineup?.places).toEqual([three, one, two]);
  press(play, '1', four);
  expect(play.lineup?.places).toEqual([four, one, two]);
  const armed = offer.order?.axe[0] ?? 0;
  press(play, 'x', armed);
  await play.confirm();
  expect(acts(session)).toEqual([{ order: { fighters: [four, one, two], axe: armed === one ? one : null } }]);
});

test('an order with an empty place is not sent', async () => {
  const { session, play } = at(battle);
  play.clear();
  expect(play.staging?.ready).toBe(false);
  await play.confirm();
  expect(session.done).toEqual([]);
});

test('D3.13 as little as possible is left behind, and the player may change it', async () => {
  const { session, play, offer } = at(burden);
  expect(play.dropped).toEqual(offer.drop?.suggestion);
  session.refusal = { code: 'rules', reason: '', refusal: { stillTooMuch: { left: 70, capacity: 64 } } };
  for (const room of play.dropped) play.toggle('drop', room);
  await settled();
  expect(play.standing).toBe('short');
  expect(play.staging?.ready).toBe(false);
  session.refusal = null;
  const all = offer.drop?.cards.map(({ room }) => room) ?? [];
  const heaviest = [...(offer.drop?.cards ?? [])].sort((a, b) => b.counts - a.counts)[0]?.room ?? '';
  expect(all).toContain(heaviest);
  play.toggle('drop', heaviest);
  await settled();
  expect(play.standing).toBe('enough');
  await play.confirm();
  expect(acts(session)).toEqual([{ drop: [heaviest] }]);
});

test('D3.17 a deed is paid only once the player wants one', async () => {
  const { session, play, offer } = at(harvest);
  expect(play.staging).toBe(null);
  play.wantDeed(true);
  expect(play.deedPaid).toEqual(offer.deed?.suggestion);
  await play.confirm();
  expect(acts(session)).toEqual([{ deed: { tokens: 0, payment: offer.deed?.suggestion } }]);
});

test('D4.2 declaring asks for confirmation before it is sent', async () => {
  const { session, play } = at(harvest);
  press(play, '!');
  expect(play.declaring).toBe(true);
  expect(session.done).toEqual([]);
  await play.act('declare');
  expect(acts(session)).toEqual(['declare']);
  expect(play.declaring).toBe(false);
});

test('a hint is staged, not sent', () => {
  const one = at(scout);
  one.play.takeUp({ scout: 'iceCave' });
  expect(one.play.tower).toBe('iceCave');
  const two = at(death);
  const lose = two.offer.others.map(({ action }) => fateOf(action)).find((fate) => fate?.fate === 'lose');
  two.play.takeUp({ lose: lose?.adventurer ?? 0 });
  expect(two.play.member).toBe(lose?.adventurer);
  expect([...one.session.done, ...two.session.done]).toEqual([]);
});

/** Replaces the tab's session storage, which survives a reload. */
function memory(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

test('a reload keeps the staged order, even after another player has sealed theirs', () => {
  memory();
  const before = at(battle);
  const [one = 0, two = 0, three = 0] = before.offer.order?.members ?? [];
  before.play.arrange((lineup) => ({ ...lineup, places: [three, null, two] }));
  const sealed = { ...battle, version: battle.version + 1 };
  before.session.sheet = structuredClone(sealed) as unknown as Sheet<Types>;
  before.play.settle();
  expect(before.play.lineup?.places).toEqual([three, null, two]);
  const again = at(sealed);
  expect(again.play.lineup?.places).toEqual([one, two, three]);
  again.play.recall();
  expect(again.play.lineup?.places).toEqual([three, null, two]);
});

test('a reload keeps what was staged, but only for the same decision', async () => {
  const kept = memory();
  const before = at(recruit);
  await before.play.pick(recruit.offer.recruit.picks[0]?.adventurer ?? 0);
  before.play.discard(recruit.offer.recruit.discards[0] ?? 0);
  const again = at(recruit);
  again.play.recall();
  expect(again.play.recruitment).toEqual(before.play.recruitment);
  const meanwhile = at({ ...recruit, version: recruit.version + 1 });
  meanwhile.play.recall();
  expect(meanwhile.play.recruitment).toEqual(before.play.recruitment);
  const other = { ...recruit.offer, recruit: { ...recruit.offer.recruit, discards: [] } };
  const later = at({ ...recruit, offer: other });
  later.play.recall();
  expect(later.play.recruitment).toBe(null);
  again.play.clear();
  expect(kept.size).toBe(0);
});

test('a refused move stays staged', async () => {
  const { session, play } = at(scout);
  play.scout('crypt');
  session.refusal = { code: 'stale', seen: 1, version: 2 };
  await play.confirm();
  expect(play.tower).toBe('crypt');
  expect(said(play)).toMatch(/moved on/);
});

test('a key without a meaning does nothing', () => {
  expect(press(at(scout).play, 'q')).toBeUndefined();
});

test('a refused declaration shows the reason at the table, not behind its dialog', async () => {
  const { session, play } = at(recruit);
  play.declaring = true;
  session.refusal = { code: 'stale', seen: 1, version: 2 };
  await play.act('declare');
  expect(play.declaring).toBe(false);
  expect(said(play)).toMatch(/moved on/);
});

test('a staged hint survives a reload', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const { play } = at(scout);
  play.takeUp({ scout: 'crypt' });
  expect(play.tower).toBe('crypt');
  const again = at(scout).play;
  again.recall();
  expect(again.tower).toBe('crypt');
  vi.unstubAllGlobals();
});

test('pressing undo twice undoes once', async () => {
  const { session, play } = at(first);
  await Promise.all([play.undo(), play.undo()]);
  expect(session.done).toEqual([{ do: 'undo', version: session.sheet?.version }]);
  expect(play.busy).toBe(false);
});
