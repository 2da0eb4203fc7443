/** Measures how soon a page can be used on a slow device, and how smooth animations are. It only prints: no time makes it fail. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { crypt, move } from '../kit/crypt';
import { expect, test, type TestServer } from '../kit/test';
import { myTurn } from '../kit/play';
import { traceDuring } from '../kit/trace';

const SLOWER = 4;
const TIMES = 9;
const TURNS = 5;
const FRAME = 1000 / 60;
const SIGNAL = 'usable after ';

test.use({ bots: 'normal' });

const sorted = (values: number[]) => [...values].sort((one, other) => one - other);
const median = (values: number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const percentile = (values: number[], share: number) =>
  sorted(values)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const ms = (value: number) => `${Math.round(value)} ms`;

interface PageLoad {
  /** The CPU time of the page's main thread until then, which hardly depends on other load of the machine. */
  worked: number;
  /** The time from the first request until the wanted content is shown and the page is idle. */
  usable: number;
  files: number;
  /** The bytes transferred, with headers. */
  bytes: number;
}

/** Throttles the browser's CPU by this factor. */
async function slow(page: Page, rate: number): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}

/** Opens a page with an empty cache, and measures it. */
async function measureLoad(
  browser: Browser,
  server: TestServer,
  path: string,
  wanted: string,
  cookies: object[],
  rate: number,
): Promise<PageLoad> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en', serviceWorkers: 'block' });
  await context.addCookies(cookies as Parameters<typeof context.addCookies>[0]);
  const page = await context.newPage();
  const cdp = await slow(page, rate);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const sizes: number[] = [];
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  // The page reports the time itself: polling would add work.
  await page.addInitScript(
    ([selector, sign]) => {
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        return requestIdleCallback(() => console.debug(sign + performance.now()));
      };
      requestAnimationFrame(look);
    },
    [wanted, SIGNAL] as const,
  );
  const signal = page.waitForEvent('console', (message) => message.text().startsWith(SIGNAL));
  await page.goto(path, { waitUntil: 'commit' });
  const usable = Number((await signal).text().slice(SIGNAL.length));
  const { metrics } = await cdp.send('Performance.getMetrics');
  const worked = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { worked, usable, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

test('how soon a page can be used', async ({ page, browser, server }) => {
  await page.goto('/no/such/page');
  const id = await crypt.open(page, ['novice', 'novice', 'novice']);
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await myTurn(page);
  const cookies = await page.context().cookies();
  const HOME = 'main a[href="/play/crypt"]';
  const places = {
    // The browser's own overhead.
    'the icon alone': ['/icon.svg', 'svg', []],
    'Home for a newcomer': ['/', HOME, []],
    'Home with a table of mine': ['/', HOME, cookies],
    'a table of four': [`/table/${id}`, '[data-treasure]', cookies],
  } as const;
  for (const [name, [path, wanted, known]] of Object.entries(places)) {
    for (const rate of [1, SLOWER]) {
      const all: PageLoad[] = [];
      for (let nth = 0; nth < TIMES; nth += 1)
        all.push(await measureLoad(browser, server, path, wanted, [...known], rate));
      const loadTimes = all.map(({ usable }) => usable);
      const { files, bytes } = all[0] ?? { files: 0, bytes: 0 };
      console.log(
        `${name}, processor ${rate}x slower: usable after ${ms(median(loadTimes))} (median of ${TIMES}; ${ms(Math.min(...loadTimes))} to ` +
          `${ms(Math.max(...loadTimes))}), ${ms(median(all.map(({ worked }) => worked)))} of work, ${files} files, ${Math.round(bytes / 1024)} KB over the wire`,
      );
    }
  }
});

/** Adds a square that never stops moving, so that every frame has something to draw. */
const addMovingSquare = (page: Page) =>
  page.evaluate(() => {
    const square = document.body.appendChild(document.createElement('div'));
    square.style.cssText = 'position: fixed; z-index: 99; top: 0; left: 0; width: 20px; height: 20px; background: red';
    square.animate([{ transform: 'none' }, { transform: 'translateX(300px)' }], {
      duration: 1000,
      iterations: Infinity,
    });
  });

/** The gaps between the frames that the browser draws while something runs, in milliseconds. */
async function frameGaps(browser: Browser, page: Page, run: () => Promise<void>): Promise<number[]> {
  const events = await traceDuring(browser, page, ['viz'], run);
  const drawn = events.filter(({ name }) => name === 'DirectRenderer::DrawFrame').map(({ ts }) => ts / 1000);
  return drawn.slice(1).map((now, nth) => now - drawn[nth]!);
}

test('how smooth the animations of cards and dice are', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const report = (what: string, rate: number, gaps: number[]) => {
    expect(gaps.length).toBeGreaterThan(0);
    const late = gaps.filter((gap) => gap > 1.5 * FRAME).length;
    console.log(
      `${what}, processor ${rate}x slower: ${gaps.length} frames drawn, ${ms(median(gaps))} apart (median), 99 of 100 within ` +
        `${ms(percentile(gaps, 0.99))}, ${late} late by half a frame or more (${((100 * late) / gaps.length).toFixed(1)} %)`,
    );
  };
  for (const rate of [1, SLOWER]) {
    await page.goto('/no/such/page');
    const id = await crypt.open(page, ['novice', 'novice', 'novice']);
    await slow(page, rate);
    // The baseline: the square alone.
    await page.setContent('<p>Nothing else</p>');
    await addMovingSquare(page);
    report('a square', rate, await frameGaps(browser, page, () => page.waitForTimeout(8000)));
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await addMovingSquare(page);
    await myTurn(page);
    const played = async () => {
      for (let turn = 0; turn < TURNS && (await myTurn(page)) === 'turn'; turn += 1) await move(page);
      await myTurn(page);
    };
    report('a square over a table of four', rate, await frameGaps(browser, page, played));
  }
});
