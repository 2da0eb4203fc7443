import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let reloads = 0;
let online = true;
let storage: Map<string, string>;
let failed: (event: { payload?: Error }) => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [reloads, online, storage] = [0, true, new Map()];
  vi.stubGlobal('location', { reload: () => void (reloads += 1) });
  vi.stubGlobal('fetch', () => (online ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('offline'))));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof failed) => (failed = listener));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A freshly loaded page. It can read from session storage when it last reloaded. */
const page = async () => {
  vi.resetModules();
  return import('./fetched');
};

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => 'loaded',
      () => 'failed',
    ),
    vi.advanceTimersByTimeAsync(10).then(() => 'waits'),
  ]);

test('a part that loads is returned, without a reload', async () => {
  const { fetched } = await page();
  expect(await fetched(() => Promise.resolve('a page'))).toBe('a page');
  expect(reloads).toBe(0);
});

test('a part fails without a connection, and reloads the page when requested again with one', async () => {
  const { fetched } = await page();
  online = false;
  expect(await settled(fetched(lost))).toBe('failed');
  expect(reloads).toBe(0);
  online = true;
  expect(await settled(fetched(lost))).toBe('waits');
  expect(reloads).toBe(1);
});

test('parts that fail together reload the page once', async () => {
  const { fetched } = await page();
  expect(await Promise.all([settled(fetched(lost)), settled(fetched(lost))])).toEqual(['waits', 'waits']);
  expect(reloads).toBe(1);
});

test('a part that stays missing does not cause a reload loop', async () => {
  await settled((await page()).fetched(lost));
  const again = await page();
  expect(await settled(again.fetched(lost))).toBe('failed');
  expect(reloads).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await settled(again.fetched(lost))).toBe('waits');
  expect(reloads).toBe(2);
});

test('a reload on request works at any time', async () => {
  await settled((await page()).fetched(lost));
  const { reloadIfReachable } = await page();
  expect(await reloadIfReachable('automatic')).toBe(false);
  expect(await reloadIfReachable('on request')).toBe(true);
  expect(reloads).toBe(2);
});

test.each([
  ['navigate', 1],
  ['reload', 0],
])('without session storage, a page loaded by %s is reloaded %i times', async (type, times) => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  await settled((await page()).fetched(lost));
  expect(reloads).toBe(times);
});

test.each([
  ['loads without its styles reloads', new Error('Unable to preload CSS for /assets/Home.css'), 1],
  ['fails does not reload', new TypeError('Failed to fetch dynamically imported module'), 0],
])('a part that %s the page when a part loads', async (_, payload, times) => {
  const { fetched, listenForMissingStyles } = await page();
  listenForMissingStyles();
  failed({ payload });
  expect(await settled(fetched(() => Promise.resolve('a page')))).toBe('loaded');
  await vi.advanceTimersByTimeAsync(10);
  expect(reloads).toBe(times);
});
