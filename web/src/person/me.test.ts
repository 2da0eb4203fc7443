import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeWebSocket } from '../wire/fakeSocket.kit';

const ANN = { id: 'ann', name: 'Ann', account: true };
let asked: string[] = [];
/** Who the server says this is. */
let known: object | null = null;
/** Whether the server can be reached. */
let online = true;
/** The page's event listeners. */
const listeners = new Map<string, () => void>();

// Every test imports the module again. The first import is slow.
beforeAll(() => import('./me.svelte'), 30_000);

beforeEach(() => {
  vi.resetModules();
  asked = [];
  known = null;
  online = true;
  FakeWebSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('location', { protocol: 'http:', host: 'server' });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}`);
    if (!online) throw new TypeError('there is no connection');
    const answer = known;
    await new Promise((later) => setTimeout(later, path === '/api/me' ? 10 : 5));
    if (path === '/api/me') return new Response(JSON.stringify(answer));
    if (path === '/api/register') known = ANN;
    if (path === '/api/guest' && known) {
      return new Response('{"code":"alreadySignedIn"}', { status: 409 });
    }
    if (path === '/api/guest') known = { id: body, name: body, account: false };
    if (path === '/api/name') known = { ...known, name: (JSON.parse(body ?? '{}') as { name: string }).name };
    return new Response(JSON.stringify(known));
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

test('a person who sits down while their name is being set is one person, with that name', async () => {
  const { me } = await import('./me.svelte');
  const [called, seated] = await Promise.all([me.setName('Βασιλική'), me.ensurePerson()]);
  expect(asked).toEqual(['GET /api/me', 'POST /api/guest']);
  expect(seated).toEqual(called);
});

test('after a change of password the socket reconnects with the new cookie', async () => {
  const me = await ann();
  await me.changePassword('old', 'new');
  expect(FakeWebSocket.opened).toHaveLength(2);
  FakeWebSocket.last.welcome('ann');
  await answered();
  expect(FakeWebSocket.opened).toHaveLength(2);
});

test('a socket without the person is reconnected once', async () => {
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

test('a logout in another tab applies here too', async () => {
  const me = await ann();
  known = null;
  FakeWebSocket.last.welcome(null);
  await answered();
  expect(me.person).toBeNull();
  FakeWebSocket.last.welcome(null);
  await answered();
  expect(asked).toHaveLength(2);
});

test('a socket that reconnects during a change of password does not change the person', async () => {
  const me = await ann();
  const changed = me.changePassword('old', 'new');
  FakeWebSocket.last.welcome(null);
  await changed;
  await answered();
  expect(asked).toEqual(['GET /api/me', 'POST /api/password']);
  expect(me.person).toEqual(ANN);
});

const GUEST = { id: 'guest', name: 'Heir 123', account: false };

/** This page knows of no person; another tab has created a session meanwhile. */
async function signedInElsewhere(by: object) {
  const { me } = await import('./me.svelte');
  me.watchSessions();
  await me.load();
  expect(me.person).toBeNull();
  known = by;
  return me;
}

test('a guest created in another tab is used here too', async () => {
  const me = await signedInElsewhere(GUEST);
  expect(await me.ensurePerson()).toEqual({ ok: true, value: GUEST });
  expect(me.person).toEqual(GUEST);
});

test('a name set here renames the guest created in another tab', async () => {
  const me = await signedInElsewhere(GUEST);
  expect(await me.setName('Βασιλική')).toEqual({ ok: true, value: { ...GUEST, name: 'Βασιλική' } });
});

test('a name set here does not rename an account logged in in another tab', async () => {
  const me = await signedInElsewhere(ANN);
  expect(await me.setName('Βασιλική')).toEqual({ ok: true, value: ANN });
  expect(asked).not.toContain('POST /api/name');
});

test('a page without a person finds the session when it gets the focus', async () => {
  const me = await signedInElsewhere(GUEST);
  listeners.get('focus')?.();
  await answered();
  expect(me.person).toEqual(GUEST);
  listeners.get('focus')?.();
  await answered();
  expect(asked).toEqual(['GET /api/me', 'GET /api/me']);
});

/** Ann has a session, but this page could not reach the server. */
async function offlineAtFirst() {
  const { me } = await import('./me.svelte');
  me.watchSessions();
  [known, online] = [ANN, false];
  await me.load();
  expect(me.person).toBeUndefined();
  online = true;
  return me;
}

test.each(['online', 'focus'])('after a failed request, the person is requested again at %s', async (event) => {
  const me = await offlineAtFirst();
  listeners.get(event)?.();
  await answered();
  expect(me.person).toEqual(ANN);
  expect(FakeWebSocket.opened).toHaveLength(1);
});

test('after a failed request, the person is requested again after a while', async () => {
  vi.useFakeTimers();
  try {
    const me = await offlineAtFirst();
    await vi.advanceTimersByTimeAsync(5100);
    expect(me.person).toEqual(ANN);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['ann', 1],
  [null, 2],
])(
  'before the person is known, a welcome for %s makes the page ask the server, and the socket is opened %i times',
  async (id, times) => {
    const me = await offlineAtFirst();
    const { socket } = await import('../wire/connection');
    socket.start();
    FakeWebSocket.last.welcome(id);
    await answered();
    expect(me.person).toEqual(ANN);
    expect(FakeWebSocket.opened).toHaveLength(times);
  },
);

test('a registration is not overwritten by an older answer about the person', async () => {
  const { me } = await import('./me.svelte');
  const asked = me.load();
  await me.register('Ann', 'correct horse battery');
  await asked;
  expect(me.person).toEqual(ANN);
});
