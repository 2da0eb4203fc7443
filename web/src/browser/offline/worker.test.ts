import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Hear = (event: object) => void;
let hear: Map<string, Hear>;
let kept: Map<string, string>;
let online = true;
/** What the browser says when something is to be kept. */
let refusal: Error | undefined;

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

beforeEach(async () => {
  vi.resetModules();
  [hear, kept, online, refusal] = [new Map(), new Map(), true, undefined];
  const cache = {
    match: (path: string) => Promise.resolve(kept.has(path) ? html(kept.get(path) ?? '') : undefined),
    put: async (path: string, answer: Response) => {
      if (refusal) throw refusal;
      kept.set(path, await answer.text());
    },
    keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: `http://server${path}` }))),
    delete: (one: { url: string }) => Promise.resolve(kept.delete(new URL(one.url).pathname)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('location', { origin: 'http://server' });
  vi.stubGlobal('fetch', ({ url }: { url: string }) =>
    online
      ? Promise.resolve(html(`new ${new URL(url).pathname}`))
      : Promise.reject(new TypeError('there is no connection')),
  );
  vi.stubGlobal('addEventListener', (name: string, listener: Hear) => hear.set(name, listener));
  await import('./worker');
});

afterEach(() => void vi.unstubAllGlobals());

/** What the page gets, once all that goes on beside it has ended. */
async function ask(path: string): Promise<string> {
  let answer: Promise<Response> | undefined;
  const beside: Promise<unknown>[] = [];
  hear.get('fetch')?.({
    request: { method: 'GET', url: `http://server${path}`, mode: path.startsWith('/assets/') ? 'cors' : 'navigate' },
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => beside.push(work),
  });
  const text = await (await answer)?.text();
  await Promise.all(beside);
  return text ?? 'left to the browser';
}

test('a page and its files are kept, and come without a connection', async () => {
  expect(await ask('/assets/a.js')).toBe('new /assets/a.js');
  expect(await ask('/lobby')).toBe('new /lobby');
  online = false;
  expect(await ask('/assets/a.js')).toBe('new /assets/a.js');
  expect(await ask('/rules/crypt')).toBe('new /lobby');
});

test('where there is no room to keep anything, all arrives none the less', async () => {
  kept.set('/', 'old');
  refusal = new DOMException('no room', 'QuotaExceededError');
  expect(await ask('/assets/a.js')).toBe('new /assets/a.js');
  expect(await ask('/lobby')).toBe('new /lobby');
});

test('where nothing may be kept, all arrives none the less', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) });
  expect(await ask('/assets/a.js')).toBe('new /assets/a.js');
  expect(await ask('/lobby')).toBe('new /lobby');
  online = false;
  await expect(ask('/lobby')).rejects.toThrow('there is no connection');
});

test('what people do is never answered from what was kept', async () => {
  expect(await ask('/api/me')).toBe('left to the browser');
  expect(await ask('/ws')).toBe('left to the browser');
});

test.each([
  [['http://server/lobby', 'http://server/table/7#v=3'], ['focus http://server/table/7#v=3']],
  [['http://server/lobby'], ['open /table/7']],
  [[], ['open /table/7']],
])('a notice that is pressed leads from %j to its table', async (urls, done) => {
  const did: string[] = [];
  vi.stubGlobal('clients', {
    matchAll: () =>
      Promise.resolve(urls.map((url) => ({ url, focus: () => Promise.resolve(did.push(`focus ${url}`)) }))),
    openWindow: (path: string) => Promise.resolve(did.push(`open ${path}`)),
  });
  let work: Promise<unknown> | undefined;
  const notification = { data: { href: '/table/7' }, close: () => undefined };
  hear.get('notificationclick')?.({ notification, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
  expect(did).toEqual(done);
});
