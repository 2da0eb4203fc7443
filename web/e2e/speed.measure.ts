/** How soon a page can be used on a slow device, and how smoothly things move. It prints; nothing here passes or fails by a time. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { crypt, move } from './crypt';
import { expect, test, type TestServer } from './kit';
import { myTurn } from './play';
import { traced } from './trace';

const SLOWER = 4;
const TIMES = 9;
const TURNS = 5;
const FRAME = 1000 / 60;
const SIGN = 'usable after ';

test.use({ bots: 'as people know them' });

const sorted = (values: number[]) => [...values].sort((one, other) => one - other);
const middle = (values: number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const most = (values: number[], share: number) => sorted(values)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const ms = (value: number) => `${Math.round(value)} ms`;

interface Arrival {
  /** How long the page's own thread was at work until then, by its own clock: what else the machine does hardly matters. */
  worked: number;
  /** When what one came for stood on the page and the page had nothing else to do, from the first request on. */
  usable: number;
  files: number;
  /** As they came over the wire, with their headers. */
  bytes: number;
}

/** Slows the browser down as if its processor were a few times slower. */
async function slow(page: Page, rate: number): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}

/** Opens a page with nothing kept from before. */
async function arrival(
  browser: Browser,
  server: TestServer,
  path: string,
  wanted: string,
  cookies: object[],
  rate: number,
): Promise<Arrival> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en', serviceWorkers: 'block' });
  await context.addCookies(cookies as Parameters<typeof context.addCookies>[0]);
  const page = await context.newPage();
  const cdp = await slow(page, rate);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const sizes: number[] = [];
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  // The page itself says when: to ask it would give it more to do.
  await page.addInitScript(
    ([selector, sign]) => {
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        return requestIdleCallback(() => console.debug(sign + performance.now()));
      };
      requestAnimationFrame(look);
    },
    [wanted, SIGN] as const,
  );
  const said = page.waitForEvent('console', (message) => message.text().startsWith(SIGN));
  await page.goto(path, { waitUntil: 'commit' });
  const usable = Number((await said).text().slice(SIGN.length));
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
    // What the browser itself needs for next to nothing.
    'the icon alone': ['/icon.svg', 'svg', []],
    'Home for a newcomer': ['/', HOME, []],
    'Home with a table of mine': ['/', HOME, cookies],
    'a table of four': [`/table/${id}`, '[data-treasure]', cookies],
  } as const;
  for (const [name, [path, wanted, known]] of Object.entries(places)) {
    for (const rate of [1, SLOWER]) {
      const all: Arrival[] = [];
      for (let nth = 0; nth < TIMES; nth += 1) all.push(await arrival(browser, server, path, wanted, [...known], rate));
      const times = all.map(({ usable }) => usable);
      const { files, bytes } = all[0] ?? { files: 0, bytes: 0 };
      console.log(
        `${name}, processor ${rate}x slower: usable after ${ms(middle(times))} (median of ${TIMES}; ${ms(Math.min(...times))} to ` +
          `${ms(Math.max(...times))}), ${ms(middle(all.map(({ worked }) => worked)))} of work, ${files} files, ${Math.round(bytes / 1024)} KB over the wire`,
      );
    }
  }
});

/** Something that never stands still, so that every frame has something to draw, wherever the game is. */
const setSquare = (page: Page) =>
  page.evaluate(() => {
    const square = document.body.appendChild(document.createElement('div'));
    square.style.cssText = 'position: fixed; z-index: 99; top: 0; left: 0; width: 20px; height: 20px; background: red';
    square.animate([{ transform: 'none' }, { transform: 'translateX(300px)' }], {
      duration: 1000,
      iterations: Infinity,
    });
  });

/** How far apart the pictures are that the browser draws meanwhile, in milliseconds. */
async function pictures(browser: Browser, page: Page, meanwhile: () => Promise<void>): Promise<number[]> {
  const happened = await traced(browser, page, ['viz'], meanwhile);
  const drawn = happened.filter(({ name }) => name === 'DirectRenderer::DrawFrame').map(({ ts }) => ts / 1000);
  return drawn.slice(1).map((now, nth) => now - drawn[nth]!);
}

test('how smoothly cards are dealt and dice fly', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tell = (what: string, rate: number, gaps: number[]) => {
    expect(gaps.length).toBeGreaterThan(0);
    const late = gaps.filter((gap) => gap > 1.5 * FRAME).length;
    console.log(
      `${what}, processor ${rate}x slower: ${gaps.length} pictures drawn, ${ms(middle(gaps))} apart (median), 99 of 100 within ` +
        `${ms(most(gaps, 0.99))}, ${late} late by half a frame or more (${((100 * late) / gaps.length).toFixed(1)} %)`,
    );
  };
  for (const rate of [1, SLOWER]) {
    await page.goto('/no/such/page');
    const id = await crypt.open(page, ['novice', 'novice', 'novice']);
    await slow(page, rate);
    // What the browser itself makes of the square alone.
    await page.setContent('<p>Nothing else</p>');
    await setSquare(page);
    tell('a square', rate, await pictures(browser, page, () => page.waitForTimeout(8000)));
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await setSquare(page);
    await myTurn(page);
    const played = async () => {
      for (let turn = 0; turn < TURNS && (await myTurn(page)) === 'turn'; turn += 1) await move(page);
      await myTurn(page);
    };
    tell('a square over a table of four', rate, await pictures(browser, page, played));
  }
});
