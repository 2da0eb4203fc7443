import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeWebSocket } from './wire/fakeSocket.kit';

const ANN = { id: 'ann', name: 'Ann', account: true };
let asked: string[] = [];
/** Who the server says this is. */
let known: object | null = null;

// Every test has a page of its own; to read it the first time takes a while.
beforeAll(() => import('./me.svelte'), 30_000);

beforeEach(() => {
  vi.resetModules();
  asked = [];
  known = null;
  FakeWebSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}`);
    await new Promise((later) => setTimeout(later, 5));
    if (path === '/api/guest') known = { id: body, name: body, account: false };
    return { ok: true, text: () => Promise.resolve(JSON.stringify(known)) };
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** Ann, connected as herself. */
async function ann() {
  const { me } = await import('./me.svelte');
  known = ANN;
  await me.load();
  FakeWebSocket.last.welcome('ann');
  return me;
}

const answered = () => new Promise((later) => setTimeout(later, 40));

test('whoever sits down while a name is being given is one person, under that name', async () => {
  const { me } = await import('./me.svelte');
  const [called, seated] = await Promise.all([me.call('Βασιλική'), me.somebody()]);
  expect(asked).toEqual(['GET /api/me', 'POST /api/guest']);
  expect(seated).toEqual(called);
});

test('whoever changes the password comes back with the new cookie', async () => {
  const me = await ann();
  await me.changePassword('old', 'new');
  expect(FakeWebSocket.opened).toHaveLength(2);
  FakeWebSocket.last.welcome('ann');
  await answered();
  expect(FakeWebSocket.opened).toHaveLength(2);
});

test('a socket that takes one for nobody is opened anew, once', async () => {
  const me = await ann();
  FakeWebSocket.last.welcome(null);
  await answered();
  expect(asked).toEqual(['GET /api/me', 'GET /api/me']);
  expect(FakeWebSocket.opened).toHaveLength(2);
  FakeWebSocket.last.welcome(null);
  await answered();
  expect(asked).toHaveLength(2);
  expect(FakeWebSocket.opened).toHaveLength(2);
  expect(me.person).toEqual(ANN);
});

test('whoever has logged out elsewhere is nobody here too', async () => {
  const me = await ann();
  known = null;
  FakeWebSocket.last.welcome(null);
  await answered();
  expect(me.person).toBeNull();
  FakeWebSocket.last.welcome(null);
  await answered();
  expect(asked).toHaveLength(2);
});

test('a socket that is back before the new password is answered has no say in who this is', async () => {
  const me = await ann();
  const changed = me.changePassword('old', 'new');
  FakeWebSocket.last.welcome(null);
  await changed;
  await answered();
  expect(asked).toEqual(['GET /api/me', 'POST /api/password']);
  expect(me.person).toEqual(ANN);
});
