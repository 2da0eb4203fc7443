import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let cached: Map<string, string>;
let online = true;
/** The error of the browser when something is put into the cache. */
let refusal: Error | undefined;

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

beforeEach(async () => {
  vi.resetModules();
  [listeners, cached, online, refusal] = [new Map(), new Map(), true, undefined];
  const cache = {
    match: (path: string) => Promise.resolve(cached.has(path) ? html(cached.get(path) ?? '') : undefined),
    put: async (path: string, answer: Response) => {
      if (refusal) throw refusal;
      cached.set(path, await answer.text());
    },
    keys: () => Promise.resolve([...cached.keys()].map((path) => ({ url: `http://server${path}` }))),
    delete: (one: { url: string }) => Promise.resolve(cached.delete(new URL(one.url).pathname)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('location', { origin: 'http://server' });
  vi.stubGlobal('fetch', ({ url }: { url: string }) =>
    online
      ? Promise.resolve(html(`new ${new URL(url).pathname}`))
      : Promise.reject(new TypeError('there is no connection')),
  );
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener));
  await import('./worker');
});

afterEach(() => void vi.unstubAllGlobals());

/** What the page gets, once the background work has ended. */
async function load(path: string): Promise<string> {
  let answer: Promise<Response> | undefined;
  const background: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: { method: 'GET', url: `http://server${path}`, mode: path.startsWith('/assets/') ? 'cors' : 'navigate' },
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => background.push(work),
  });
  const text = await (await answer)?.text();
  await Promise.all(background);
  return text ?? 'left to the browser';
}

test('a page and its files are cached and served offline', async () => {
  expect(await load('/assets/a.js')).toBe('new /assets/a.js');
  expect(await load('/lobby')).toBe('new /lobby');
  online = false;
  expect(await load('/assets/a.js')).toBe('new /assets/a.js');
  expect(await load('/rules/crypt')).toBe('new /lobby');
});

test('everything loads when the cache is full', async () => {
  cached.set('/', 'old');
  refusal = new DOMException('no room', 'QuotaExceededError');
  expect(await load('/assets/a.js')).toBe('new /assets/a.js');
  expect(await load('/lobby')).toBe('new /lobby');
});

test('everything loads when caching is forbidden', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) });
  expect(await load('/assets/a.js')).toBe('new /assets/a.js');
  expect(await load('/lobby')).toBe('new /lobby');
  online = false;
  await expect(load('/lobby')).rejects.toThrow('there is no connection');
});

test('API and WebSocket requests are never answered from the cache', async () => {
  expect(await load('/api/me')).toBe('left to the browser');
  expect(await load('/ws')).toBe('left to the browser');
});

test.each([
  [['http://server/lobby', 'http://server/table/7#v=3'], ['focus http://server/table/7#v=3']],
  [['http://server/lobby'], ['open /table/7']],
  [[], ['open /table/7']],
])('with the tabs %j, clicking a notification leads to its table', async (urls, done) => {
  const did: string[] = [];
  vi.stubGlobal('clients', {
    matchAll: () =>
      Promise.resolve(urls.map((url) => ({ url, focus: () => Promise.resolve(did.push(`focus ${url}`)) }))),
    openWindow: (path: string) => Promise.resolve(did.push(`open ${path}`)),
  });
  let work: Promise<unknown> | undefined;
  const notification = { data: { href: '/table/7' }, close: () => undefined };
  listeners.get('notificationclick')?.({ notification, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
  expect(did).toEqual(done);
});
