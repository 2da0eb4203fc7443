/** The service worker, which answers the page's requests. It imports nothing, so that every browser can run it. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Messaged extends Extendable {
  readonly data: unknown;
}

interface Clicked extends Extendable {
  readonly notification: { readonly data: unknown; close(): void };
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Worker {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(name: 'message', listener: (event: Messaged) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: Clicked) => void): void;
}

const worker = globalThis as unknown as Worker;

const CACHE = 'gravegoods-1';
const PAGE = '/';
const ICON = '/icon.svg';
/** How many files are cached at most; the oldest are deleted. */
const MAX_FILES = 240;

const isImmutable = (path: string): boolean => path.startsWith('/assets/');

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/ws') return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isImmutable(url.pathname) || url.pathname === ICON) event.respondWith(file(event, url.pathname));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('keep' in data) || !Array.isArray(data.keep)) return;
  const paths = data.keep.filter((path): path is string => typeof path === 'string');
  event.waitUntil(keep(paths));
});

worker.addEventListener('notificationclick', (event) => {
  const { data } = event.notification;
  event.notification.close();
  const named = typeof data === 'object' && data !== null && 'href' in data ? data.href : undefined;
  event.waitUntil(goTo(typeof named === 'string' ? named : PAGE));
});

/** Opens the page of a notification, in its tab if it is already open. */
async function goTo(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

async function install(): Promise<void> {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error('the page could not be loaded');
  const text = await answer.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  try {
    await (await caches.open(CACHE)).put(PAGE, answer);
    await keep([...named, ICON]);
  } catch {
    // If the cache is full, the page opens only with a connection.
  }
  await worker.skipWaiting();
}

async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path);
    if (answer.ok) await cache.put(path, answer);
  }
}

/** The page from the server, or from the cache without a connection. It is the same HTML for every path. */
async function page(event: Fetched): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(event.request);
  } catch (error) {
    const cached = await fromCache(PAGE);
    if (cached) return cached;
    throw error;
  }
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) cacheLater(event, PAGE, answer);
  return answer;
}

/** A file that never changes, from the cache if possible. */
async function file(event: Fetched, path: string): Promise<Response> {
  const cached = await fromCache(path);
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (answer.ok) cacheLater(event, path, answer);
  return answer;
}

/** A cached response, if there is one and the cache can be read. */
async function fromCache(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(path);
  } catch {
    return undefined;
  }
}

/** Caches a response in the background, so that a full cache does not matter to the page. */
function cacheLater(event: Fetched, path: string, answer: Response): void {
  const copy = answer.clone();
  event.waitUntil(put(path, copy).catch(() => undefined));
}

async function put(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(path, answer);
  const all = await cache.keys();
  const old = all.filter((one) => new URL(one.url).pathname !== PAGE).slice(0, Math.max(0, all.length - MAX_FILES));
  await Promise.all(old.map((one) => cache.delete(one)));
}

export {};
