import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let reloads = 0;
let online = true;
let kept: Map<string, string>;
let failed: (event: { payload?: Error }) => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [reloads, online, kept] = [0, true, new Map()];
  vi.stubGlobal('location', { reload: () => void (reloads += 1) });
  vi.stubGlobal('fetch', () => (online ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('offline'))));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, hear: typeof failed) => (failed = hear));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has just been loaded, with what it knows of having been loaded again. */
const page = async () => {
  vi.resetModules();
  return import('./fetched');
};

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => 'came',
      () => 'failed',
    ),
    vi.advanceTimersByTimeAsync(10).then(() => 'waits'),
  ]);

test('what comes is handed on, and nothing is loaded again', async () => {
  const { fetched } = await page();
  expect(await fetched(() => Promise.resolve('a page'))).toBe('a page');
  expect(reloads).toBe(0);
});

test('without a connection a part fails, and asked for again with one it loads the page again', async () => {
  const { fetched } = await page();
  online = false;
  expect(await settled(fetched(lost))).toBe('failed');
  expect(reloads).toBe(0);
  online = true;
  expect(await settled(fetched(lost))).toBe('waits');
  expect(reloads).toBe(1);
});

test('parts that fail together load the page again once', async () => {
  const { fetched } = await page();
  expect(await Promise.all([settled(fetched(lost)), settled(fetched(lost))])).toEqual(['waits', 'waits']);
  expect(reloads).toBe(1);
});

test('a part that is missing for good does not turn the page in circles', async () => {
  await settled((await page()).fetched(lost));
  const again = await page();
  expect(await settled(again.fetched(lost))).toBe('failed');
  expect(reloads).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await settled(again.fetched(lost))).toBe('waits');
  expect(reloads).toBe(2);
});

test('whoever asks for it has the page loaded again at any time', async () => {
  await settled((await page()).fetched(lost));
  const { renewed } = await page();
  expect(await renewed('by itself')).toBe(false);
  expect(await renewed('on request')).toBe(true);
  expect(reloads).toBe(2);
});

test.each([
  ['navigate', 1],
  ['reload', 0],
])('where nothing may be kept, a page that came by %s is loaded again %i times', async (type, times) => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  await settled((await page()).fetched(lost));
  expect(reloads).toBe(times);
});

test('a part that came without its looks loads the page again', async () => {
  const { fetched, listenForLostLooks } = await page();
  listenForLostLooks();
  failed({ payload: new Error('Unable to preload CSS for /assets/Home.css') });
  expect(await settled(fetched(() => Promise.resolve('a page')))).toBe('came');
  await vi.advanceTimersByTimeAsync(10);
  expect(reloads).toBe(1);
});

test('a part that did not come at all loads nothing again behind the back of whoever asked for another', async () => {
  const { fetched, listenForLostLooks } = await page();
  listenForLostLooks();
  failed({ payload: new TypeError('Failed to fetch dynamically imported module') });
  expect(await settled(fetched(() => Promise.resolve('a page')))).toBe('came');
  await vi.advanceTimersByTimeAsync(10);
  expect(reloads).toBe(0);
});
