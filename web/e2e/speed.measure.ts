/** How soon a page can be used on a slow device, and how smoothly things move. It prints; nothing here passes or fails by a time. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { expect, test, type House } from './house';
import { move, myTurn, open } from './play';

const SLOWER = 4;
const TIMES = 9;
const SIGN = 'usable after ';

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
async function arrival(browser: Browser, house: House, path: string, wanted: string, cookies: object[], rate: number): Promise<Arrival> {
  const context = await browser.newContext({ baseURL: house.url, locale: 'en', serviceWorkers: 'block' });
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

test('how soon a page can be used', async ({ page, browser, house }) => {
  await page.goto('/no/such/page');
  const id = await open(page, ['novice', 'novice', 'novice']);
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
      for (let nth = 0; nth < TIMES; nth += 1) all.push(await arrival(browser, house, path, wanted, [...known], rate));
      const times = all.map(({ usable }) => usable);
      const { files, bytes } = all[0] ?? { files: 0, bytes: 0 };
      console.log(
        `${name}, processor ${rate}x slower: usable after ${ms(middle(times))} (median of ${TIMES}; ${ms(Math.min(...times))} to ` +
          `${ms(Math.max(...times))}), ${ms(middle(all.map(({ worked }) => worked)))} of work, ${files} files, ${Math.round(bytes / 1024)} KB over the wire`,
      );
    }
  }
});

test('how smoothly cards are dealt and dice fly', async ({ page }) => {
  // Pieces in flight and dice that roll; a torch flickers on its own.
  await page.addInitScript(() => {
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && effect instanceof KeyframeEffect && effect.target?.closest('.flights, .rolls, [data-slot]');
    Object.assign(window, { inMotion: () => document.getAnimations().some(moves) });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/no/such/page');
  await page.goto(`/table/${await open(page, ['novice', 'novice', 'novice'])}`);
  await page.getByRole('button', { name: 'Start' }).click();
  for (const rate of [1, SLOWER]) {
    await slow(page, rate);
    await myTurn(page);
    const frames: number[] = [];
    for (let turn = 0; turn < 3 && (await myTurn(page)) === 'turn'; turn += 1) {
      await page.evaluate(() => {
        const gaps: number[] = [];
        let last = performance.now();
        const tick = (now: number) => {
          if ((window as unknown as { inMotion: () => boolean }).inMotion()) gaps.push(now - last);
          last = now;
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
        Object.assign(window, { gaps });
      });
      await move(page);
      await myTurn(page);
      await page.waitForFunction(() => !(window as unknown as { inMotion: () => boolean }).inMotion());
      frames.push(...(await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps)));
    }
    expect(frames.length).toBeGreaterThan(0);
    const late = frames.filter((gap) => gap > 25).length;
    console.log(
      `motion, processor ${rate}x slower: ${frames.length} frames, ${ms(middle(frames))} apart (median), ` +
        `95 of 100 within ${ms(most(frames, 0.95))}, ${late} late by half a frame or more`,
    );
  }
});
