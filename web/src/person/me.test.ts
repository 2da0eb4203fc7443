import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeWebSocket } from '../wire/fakeSocket.kit';

const ANN = { id: 'ann', name: 'Ann', account: true };
let asked: string[] = [];
/** Who the server says this is. */
let known: object | null = null;
/** Whether the server can be reached. */
let online = true;
/** What the page listens to in the browser. */
const heard = new Map<string, () => void>();

// Every test has a page of its own; to read it the first time takes a while.
beforeAll(() => import('./me.svelte'), 30_000);

beforeEach(() => {
  vi.resetModules();
  asked = [];
  known = null;
  online = true;
  FakeWebSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => heard.set(name, hear));
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

const GUEST = { id: 'guest', name: 'Heir 123', account: false };

/** Nobody, as far as this page knows; another page of the browser has become somebody meanwhile. */
async function overtaken(by: object) {
  const { me } = await import('./me.svelte');
  me.watchSessions();
  await me.load();
  expect(me.person).toBeNull();
  known = by;
  return me;
}

test('who has become somebody in another page plays as them here too', async () => {
  const me = await overtaken(GUEST);
  expect(await me.somebody()).toEqual({ ok: true, value: GUEST });
  expect(me.person).toEqual(GUEST);
});

test('a name that is given here to who became a guest in another page is theirs', async () => {
  const me = await overtaken(GUEST);
  expect(await me.call('Βασιλική')).toEqual({ ok: true, value: { ...GUEST, name: 'Βασιλική' } });
});

test('a name that is given here to who has logged in in another page leaves the account its own', async () => {
  const me = await overtaken(ANN);
  expect(await me.call('Βασιλική')).toEqual({ ok: true, value: ANN });
  expect(asked).not.toContain('POST /api/name');
});

test('whoever comes back to a page where nobody was known is known', async () => {
  const me = await overtaken(GUEST);
  heard.get('focus')?.();
  await answered();
  expect(me.person).toEqual(GUEST);
  heard.get('focus')?.();
  await answered();
  expect(asked).toEqual(['GET /api/me', 'GET /api/me']);
});

/** Ann, as the server knows her; this page could not ask. */
async function unasked() {
  const { me } = await import('./me.svelte');
  me.watchSessions();
  [known, online] = [ANN, false];
  await me.load();
  expect(me.person).toBeUndefined();
  online = true;
  return me;
}

test.each(['online', 'focus'])('who could not be asked for at first is asked for again at %s', async (event) => {
  const me = await unasked();
  heard.get(event)?.();
  await answered();
  expect(me.person).toEqual(ANN);
  expect(FakeWebSocket.opened).toHaveLength(1);
});

test('who could not be asked for at first is asked for again after a while', async () => {
  vi.useFakeTimers();
  try {
    const me = await unasked();
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
  'a socket that takes one who is not known yet for %s has the server asked, and is opened %i times',
  async (id, times) => {
    const me = await unasked();
    const { socket } = await import('../wire/connection');
    socket.start();
    FakeWebSocket.last.welcome(id);
    await answered();
    expect(me.person).toEqual(ANN);
    expect(FakeWebSocket.opened).toHaveLength(times);
  },
);

test('whoever registers before the server has said who this was stays who they are', async () => {
  const { me } = await import('./me.svelte');
  const asked = me.load();
  await me.register('Ann', 'correct horse battery');
  await asked;
  expect(me.person).toEqual(ANN);
});
