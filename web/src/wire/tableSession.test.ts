import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endFakeSocket, fakeSocket, FakeWebSocket, sheet, sight } from './fakeSocket.kit';
import { PROTOCOL, type Entry } from './protocol';
import type { Socket } from './socket';
import { openTableOver, type TableSession } from './tableSession.svelte';

let socket: Socket;

beforeEach(() => void (socket = fakeSocket()));

afterEach(() => endFakeSocket(socket));

const settle = () => vi.advanceTimersByTimeAsync(0);

async function opened(id: string, version = 3, log: Entry[] = []): Promise<TableSession> {
  const session = openTableOver(socket, id);
  if (!socket.open) FakeWebSocket.last.welcome();
  await settle();
  const server = FakeWebSocket.last;
  server.receive({ type: 'table', id: server.idOf('open'), sheet: sheet(id, version, 0, log) });
  await settle();
  return session;
}

/** The connection is lost and comes back. */
async function reconnect(person = 'ann') {
  FakeWebSocket.last.cut();
  await vi.advanceTimersByTimeAsync(20_000);
  FakeWebSocket.last.welcome(person);
  await settle();
}

const logTexts = (session: TableSession) =>
  session.log.map((entry) => (entry.kind === 'sight' ? entry.sight : entry.kind));

test('a table is requested from the start, and after a reconnect from the last known version', async () => {
  const session = await opened('t1', 3, [sight(2, 'two'), sight(3, 'three')]);
  expect(FakeWebSocket.last.lastSent('open')).toMatchObject({ table: 't1', since: 0 });
  expect(session.connection).toBe('open');
  expect(session.clockOffset).toBeGreaterThanOrEqual(4999);
  const first = FakeWebSocket.last;
  first.cut();
  expect(session.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeWebSocket.last).not.toBe(first);
  FakeWebSocket.last.welcome();
  await settle();
  expect(session.connection).toBe('open');
  expect(FakeWebSocket.last.lastSent('open')).toMatchObject({ table: 't1', since: 3 });
  const id = FakeWebSocket.last.idOf('open');
  FakeWebSocket.last.receive({ type: 'table', id, sheet: sheet('t1', 4, 3, [sight(4, 'four')]) });
  expect(logTexts(session)).toEqual(['two', 'three', 'four']);
});

test('another person gets the whole log again', async () => {
  const session = await opened('t1', 3, [sight(3, 'as a watcher')]);
  await reconnect('ben');
  expect(FakeWebSocket.last.lastSent('open')).toMatchObject({ since: 0 });
  FakeWebSocket.last.receive({ type: 'table', sheet: sheet('t1', 3, 0, [sight(3, 'as ben')]) });
  expect(logTexts(session)).toEqual(['as ben']);
});

test('another person requests the whole log again if the first answer is lost', async () => {
  const session = await opened('t1', 3, [sight(3, 'as a watcher')]);
  await reconnect('ben');
  await reconnect('ben');
  expect(FakeWebSocket.last.lastSent('open')).toMatchObject({ since: 0 });
  FakeWebSocket.last.receive({ type: 'table', sheet: sheet('t1', 4, 3, [sight(4, 'news')]) });
  expect(logTexts(session)).toEqual(['as a watcher']);
  FakeWebSocket.last.receive({ type: 'table', sheet: sheet('t1', 4, 0, [sight(3, 'as ben'), sight(4, 'news')]) });
  expect(logTexts(session)).toEqual(['as ben', 'news']);
});

test('the same sheet twice does not repeat the log', async () => {
  const session = await opened('t1', 2, [sight(1, 'one'), sight(2, 'two')]);
  FakeWebSocket.last.receive({ type: 'table', sheet: sheet('t1', 3, 2, [sight(3, 'three')]) });
  FakeWebSocket.last.receive({ type: 'table', sheet: sheet('t1', 3, 2, [sight(3, 'three')]) });
  expect(logTexts(session)).toEqual(['one', 'two', 'three']);
});

test('what was undone is no longer in the log', async () => {
  const session = await opened('t1', 3, [sight(1, 'one'), sight(2, 'two'), sight(3, 'three')]);
  const undone: Entry = { version: 5, at: 0, kind: 'undone', seat: 'a', from: 2, moves: 1 };
  const asked: Entry = { version: 4, at: 0, kind: 'undoAsked', seat: 'a' };
  FakeWebSocket.last.receive({ type: 'table', sheet: sheet('t1', 6, 3, [asked, undone, sight(6, 'again')]) });
  expect(logTexts(session)).toEqual(['one', 'undoAsked', 'undone', 'again']);
});

test('an update changes the sheet that is known', async () => {
  const session = await opened('t1', 3, [sight(3, 'three')]);
  const about = { type: 'update' as const, table: 't1', now: 0 };
  const moments = [{ kind: 'sight' as const, sight: 'four' }];
  const begun = { version: 4, at: 0, moments, view: { round: 1 } };
  FakeWebSocket.last.receive({ ...about, since: 3, version: 4, sheet: { awaiting: ['a'] }, frames: [begun] });
  expect(logTexts(session)).toEqual(['three', 'four']);
  expect(session.sheet).toMatchObject({ version: 4, awaiting: ['a'], host: 'ann', view: { round: 1 } });
  const next = { version: 5, at: 0, moments: [], changes: { round: 2 } };
  FakeWebSocket.last.receive({ ...about, since: 4, version: 5, sheet: { 'undo.free': true }, frames: [next] });
  expect(session.sheet).toMatchObject({ version: 5, awaiting: ['a'], undo: { free: true }, view: { round: 2 } });
  FakeWebSocket.last.receive({ ...about, since: 7, version: 8, sheet: { awaiting: [] }, frames: [] });
  await settle();
  expect(session.sheet).toMatchObject({ version: 5, awaiting: ['a'] });
  expect(FakeWebSocket.last.lastSent('open')).toMatchObject({ since: 5 });
});

test('a gap in the log is fetched before anything is shown', async () => {
  const session = await opened('t1', 3, [sight(3, 'three')]);
  FakeWebSocket.last.receive({ type: 'table', sheet: sheet('t1', 9, 8, [sight(9, 'nine')]) });
  await settle();
  expect(session.sheet?.version).toBe(3);
  expect(FakeWebSocket.last.lastSent('open')).toMatchObject({ since: 3 });
});

test('a stale action is refused, and the new sheet is there', async () => {
  const session = await opened('t1', 3);
  const answer = session.do({ do: 'act', version: 3, action: 'recover' });
  await settle();
  const server = FakeWebSocket.last;
  expect(server.lastSent('do')).toMatchObject({ table: 't1', command: { do: 'act', version: 3, action: 'recover' } });
  server.receive({ type: 'table', sheet: sheet('t1', 5, 3) });
  const refusal = { code: 'stale', seen: 3, version: 5 } as const;
  server.receive({ type: 'refused', id: server.idOf('do'), table: 't1', refusal, reason: '' });
  expect(await answer).toEqual(refusal);
  expect(session.sheet?.version).toBe(5);
});

test('a request made while the connection is lost waits for it', async () => {
  const session = await opened('t1');
  FakeWebSocket.last.cut();
  const answer = session.say('hello');
  await vi.advanceTimersByTimeAsync(1000);
  FakeWebSocket.last.welcome();
  await settle();
  FakeWebSocket.last.receive({ type: 'done', id: FakeWebSocket.last.idOf('say') });
  expect(await answer).toBeNull();
});

test('every request ends', async () => {
  const session = await opened('t1');
  const answer = session.do({ do: 'undo', version: 3 });
  await settle();
  FakeWebSocket.last.cut();
  expect(await answer).toEqual({ code: 'unavailable' });
  const late = session.do({ do: 'undo', version: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await late).toEqual({ code: 'unavailable' });
});

test('several tables share a socket without mixing their data', async () => {
  const one = await opened('t1', 1, [sight(1, 'first')]);
  const two = await opened('t2', 1, [sight(1, 'second')]);
  expect(FakeWebSocket.opened.length).toBe(1);
  FakeWebSocket.last.receive({ type: 'table', sheet: sheet('t2', 2, 1, [sight(2, 'more')]) });
  FakeWebSocket.last.receive({ type: 'present', table: 't1', people: ['ann'], watching: 2 });
  expect(logTexts(one)).toEqual(['first']);
  expect(logTexts(two)).toEqual(['second', 'more']);
  expect([one.watching, two.watching]).toEqual([2, 0]);
  one.close();
  expect(FakeWebSocket.last.lastSent('close')).toMatchObject({ table: 't1' });
  await reconnect();
  expect(FakeWebSocket.last.sent.filter((frame) => frame.type === 'open')).toHaveLength(1);
});

test('of two sessions of a table, the last one closes it', async () => {
  const one = await opened('t1');
  const two = await opened('t1');
  one.close();
  expect(FakeWebSocket.last.sent.some((frame) => frame.type === 'close')).toBe(false);
  two.close();
  expect(FakeWebSocket.last.sent.some((frame) => frame.type === 'close')).toBe(true);
});

test('chat lines are in order, without duplicates', async () => {
  const session = await opened('t1');
  const line = (number: number) => ({
    number,
    person: 'ben',
    name: 'Ben',
    account: false,
    text: String(number),
    at: 0,
  });
  FakeWebSocket.last.receive({ type: 'chat', table: 't1', lines: [line(2)] });
  FakeWebSocket.last.receive({ type: 'chat', table: 't1', lines: [line(1), line(2)] });
  FakeWebSocket.last.receive({ type: 'chat', table: 't1', lines: [line(1)], allies: true });
  expect(session.alliesChat).toEqual([line(1)]);
  expect(session.chat.map((line) => line.number)).toEqual([1, 2]);
});

test('a table that does not exist is gone', async () => {
  const session = openTableOver(socket, 'nowhere');
  FakeWebSocket.last.welcome();
  await settle();
  const id = FakeWebSocket.last.idOf('open');
  FakeWebSocket.last.receive({ type: 'refused', id, table: 'nowhere', refusal: { code: 'noSuchTable' }, reason: '' });
  await settle();
  expect(session.gone).toBe(true);
});

test('a server with another protocol version gets no requests', async () => {
  const session = openTableOver(socket, 't1');
  FakeWebSocket.last.welcome('ann', PROTOCOL + 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.outdated).toBe(true);
  expect(session.connection).toBe('lost');
  expect(FakeWebSocket.opened.length).toBe(1);
});

test('after a goodbye the socket reconnects after the given delay', async () => {
  await opened('t1');
  FakeWebSocket.last.receive({ type: 'bye', retry: 3000 });
  FakeWebSocket.last.cut();
  await vi.advanceTimersByTimeAsync(2900);
  expect(FakeWebSocket.opened.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeWebSocket.opened.length).toBe(2);
});

test('reconnects become rarer, and waking up ends the wait', async () => {
  await opened('t1');
  for (let attempt = 0; attempt < 8; attempt += 1) {
    FakeWebSocket.last.cut();
    await vi.advanceTimersByTimeAsync(15_001);
  }
  FakeWebSocket.last.cut();
  const before = FakeWebSocket.opened.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeWebSocket.opened.length).toBe(before);
  socket.wake();
  expect(FakeWebSocket.opened.length).toBe(before + 1);
});

test('a connection that died while the page was inactive is noticed', async () => {
  const session = await opened('t1');
  socket.wake();
  expect(FakeWebSocket.last.lastSent('ping')).toBeDefined();
  await vi.advanceTimersByTimeAsync(4001);
  expect(session.connection).toBe('lost');
});
