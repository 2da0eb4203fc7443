/** A server of one's own for the tests of a worker: started on a free port, stopped at the end, its data thrown away. */
import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test';

export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gravegoods-e2e-'));
  #child: ChildProcess | undefined;
  /** Where it listens; the same after a restart. */
  url = '';

  /** Bots take their time where people are to follow them; tests do without. */
  constructor(readonly bots: 'hasty' | 'as people know them' = 'hasty') {}

  async start(): Promise<void> {
    const program = process.env['GRAVEGOODS_BIN'];
    if (!program)
      throw new Error('GRAVEGOODS_BIN must name the server: cargo build, then GRAVEGOODS_BIN=…/debug/gravegoods');
    accessSync(program, constants.X_OK);
    const listen = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const words = ['serve', '--listen', listen, '--data', this.#folder, '--no-limits', '--log', 'warn'];
    if (this.bots === 'hasty') words.push('--bot-pace', '0');
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.url = await new Promise<string>((found, fail) => {
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const url = /http:\/\/\S+/.exec(line)?.[0];
        if (url && line.startsWith('Gravegoods')) found(url);
      });
    });
  }

  /** Asks it to end, or ends it without a word. */
  async stop(how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(how);
    await ended;
  }

  async end(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const test = base.extend<object, { server: TestServer; bots: TestServer['bots'] }>({
  bots: ['hasty', { option: true, scope: 'worker' }],
  server: [
    async ({ bots }, use) => {
      const server = new TestServer(bots);
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await use(context);
    await Promise.all(context.pages().map(leave));
  },
});

/**
 * Leaves a page before it is closed. Chromium never closes a page that is just being loaded again, and ours loads itself again
 * when something did not arrive.
 */
async function leave(page: Page): Promise<void> {
  for (let tries = 0; tries < 5 && page.url() !== 'about:blank'; tries += 1) {
    // A page that loads itself again at this moment interrupts it.
    await page.goto('about:blank').catch(() => undefined);
  }
}

export { expect };

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const LANGUAGES = ['en', 'it', 'el', 'de', 'fr'] as const;

/** Chooses how pages look and speak before they are opened. */
export async function choose(page: Page, settings: { theme?: string; language?: string }): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('gravegoods.settings', kept), JSON.stringify(settings));
}

/** Changes the language by the control in the head of the page, which a small screen folds away. */
export async function speakIn(page: Page, language: string): Promise<void> {
  await page.locator('#settings select').first().selectOption(language, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Waits until a page shows what it is about: its heading may come while the rest is still being fetched. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // A lesson says how far one has come; what is being fetched says only that it is.
  await expect(page.locator('main progress:indeterminate')).toHaveCount(0);
}

/** Waits for the pictures, which come when the page is at leisure. */
export async function pictured(page: Page): Promise<void> {
  await expect(page.locator(':is(.picture, .portrait):not(:has(svg))')).toHaveCount(0);
}

/** Fails if somebody could not use the page. */
export async function usable(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  // Colours that are still on their way from others, of another theme or of a button that waited, are seen by nobody for long.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    ),
  );
  // Only violations are reported in full: to list everything that passed takes longer than the check. Axe is loaded once a page.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) });
  axe
    .exclude('.art, .card')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Fails if somebody could not use the page in one of the themes; what is not about colour is the same in all. */
export async function usableInAllThemes(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.locator('#settings select').nth(1).selectOption(theme, { force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await usable(page, theme === 'dark' ? 'all' : 'colours');
  }
}

/** Fails if something to press is too low for a finger, or if there is nothing to press. */
export async function touchable(controls: Locator): Promise<void> {
  await expect(controls.first()).toBeVisible();
  const low = () =>
    controls.evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    );
  await expect.poll(low).toEqual([]);
}

/** Shows a table at a moment that was kept in the gallery. */
export async function showMoment(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery/table#${name}`);
  await expect(page.locator(`section[aria-label="${name}"] .scene`)).toBeVisible();
}

/** Fails if the page is wider than its window. */
export async function fits(page: Page): Promise<void> {
  // What has just changed may still be laid out.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'how much wider the page is')
    .toBeLessThanOrEqual(0);
}

/** Another person: a browser that knows nothing of the first. */
export async function otherPerson(browser: Browser, server: TestServer): Promise<Page> {
  return (await browser.newContext({ baseURL: server.url, locale: 'en', reducedMotion: 'reduce' })).newPage();
}

/** Opens a table for friends and returns its link. */
export async function openTable(page: Page): Promise<string> {
  await page.goto('/new/crypt');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  return page.url();
}
