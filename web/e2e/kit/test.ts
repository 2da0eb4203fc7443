/** The test server, one for each worker, and helpers that most tests share. A server starts on a free port; its data is deleted at the end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';

export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gravegoods-e2e-'));
  #child: ChildProcess | undefined;
  /** Its address; the same after a restart. */
  url = '';

  /** Bots normally wait before a move, so that people can follow them; most tests turn that off. */
  constructor(readonly bots: 'fast' | 'normal' = 'fast') {}

  async start(): Promise<void> {
    const program = process.env['GRAVEGOODS_BIN'];
    if (!program)
      throw new Error(
        'GRAVEGOODS_BIN must be the path of the server: cargo build, then GRAVEGOODS_BIN=…/debug/gravegoods',
      );
    accessSync(program, constants.X_OK);
    const listen = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const args = ['serve', '--listen', listen, '--data', this.#folder, '--no-limits', '--log', 'warn'];
    if (this.bots === 'fast') args.push('--bot-pace', '0');
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.url = await new Promise<string>((found, fail) => {
      child.once('exit', (code) => fail(new Error(`the server exited with ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const url = /http:\/\/\S+/.exec(line)?.[0];
        if (url && line.startsWith('Gravegoods')) found(url);
      });
    });
  }

  /** Stops it: SIGTERM for a clean shutdown, SIGKILL for a crash. */
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
  bots: ['fast', { option: true, scope: 'worker' }],
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
    await showAtOnce(context);
    await use(context);
    await Promise.all(context.pages().map(leave));
  },
});

/** Turns off the moments, unless a test has chosen a speed: what happens is shown at once. */
async function showAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol === 'about:' || localStorage.getItem('gravegoods.settings') !== null) return;
    localStorage.setItem('gravegoods.settings', JSON.stringify({ speed: 'off' }));
  });
}

/**
 * Leaves a page before it is closed. Chromium never closes a page that is being reloaded, and ours reloads automatically
 * when a file failed to load.
 */
async function leave(page: Page): Promise<void> {
  for (let tries = 0; tries < 5 && page.url() !== 'about:blank'; tries += 1) {
    // A reload at this moment interrupts the navigation.
    await page.goto('about:blank').catch(() => undefined);
  }
}

export { expect };

/** The settings of a browser on a small phone. */
const phone = (width: number, height: number) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

export const SMALL_PHONE = phone(360, 640);
export const PHONES = [phone(390, 844), SMALL_PHONE];

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const LANGUAGES = ['en', 'it', 'el', 'de', 'fr'] as const;

/** Sets the theme and language before a page is opened. */
export async function choose(
  page: Page,
  settings: { theme?: string; language?: string; speed?: string; met?: string },
): Promise<void> {
  await page.addInitScript(
    (kept) => localStorage.setItem('gravegoods.settings', kept),
    JSON.stringify({ speed: 'off', ...settings }),
  );
}

/** Chooses in a list of the settings, by its number from 0, and leaves them closed. They are made when they are opened first. */
async function chooseSetting(page: Page, list: number, value: string): Promise<void> {
  const settings = page.locator('#settings');
  if ((await settings.count()) === 0) {
    await page.locator('header button[aria-haspopup=dialog]').evaluate((button: HTMLElement) => button.click());
    await settings.evaluate((inside) => inside.closest('dialog')?.close());
  }
  await settings.locator('select').nth(list).selectOption(value, { force: true });
}

/** Changes the language with the control in the settings, which may be closed. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  await chooseSetting(page, 0, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Waits until a page has loaded its content: the heading may come earlier. */
export async function contentLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // Only a loading indicator is indeterminate; the progress bar of a lesson has a value.
  await expect(page.locator('main progress:indeterminate')).toHaveCount(0);
}

/** Waits for the pictures, which load when the page is idle. */
export async function picturesLoaded(page: Page): Promise<void> {
  await expect(page.locator(':is(.picture, .portrait):not(:has(svg))')).toHaveCount(0);
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if the page has accessibility violations. The rules about colours are slow, and their result is the same in every language, so
 * they can be left out.
 */
export async function expectAccessible(page: Page, rules: 'all' | 'colours' | 'uncoloured' = 'all'): Promise<void> {
  // Colours in a transition, after a change of theme or of a button, are not checked.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    ),
  );
  // Reports only violations: listing everything that passed takes longer than the check. Axe is loaded once per page.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) });
  axe
    .exclude('.art, .card')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules(COLOUR_RULES);
  if (rules === 'uncoloured') axe.disableRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Fails if the page has accessibility violations in one of the themes. Rules that are not about colour are checked only once. */
export async function expectAccessibleInAllThemes(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await chooseSetting(page, 1, theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page, theme === 'dark' ? 'all' : 'colours');
  }
}

/** Checks to make on a small screen, before the text is large, and then in each language. */
interface SmallScreenChecks {
  small?: () => Promise<void>;
  language?: (language: (typeof LANGUAGES)[number]) => Promise<void>;
}

/** Fails if the page has accessibility violations in a theme, or does not fit a small screen with large text in a language. */
export async function expectReadable(page: Page, checks: SmallScreenChecks = {}): Promise<void> {
  await expectAccessibleInAllThemes(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await checks.small?.();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const language of LANGUAGES) {
    await setLanguage(page, language);
    await checks.language?.(language);
    await expectFits(page);
  }
}

/** Fails if a control is less than 44 pixels high, or if there is no control. */
export async function expectTouchable(controls: Locator): Promise<void> {
  await expect(controls.first()).toBeVisible();
  const low = () =>
    controls.evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    );
  await expect.poll(low).toEqual([]);
}

/** All controls of a table that are shown. */
export const tableControls = (page: Page): Locator =>
  page.locator('main button:visible, main summary:visible, main select:visible');

/** Opens a table from the gallery at a recorded moment. */
export async function showMoment(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery/table#${name}`);
  await expect(page.locator(`section[aria-label="${name}"] .scene`)).toBeVisible();
}

/** Collects the errors of a page's scripts from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Checks the fairness of a finished game. */
export async function checkSeal(page: Page): Promise<void> {
  await page.getByText('Check fairness').click();
  await page.getByRole('button', { name: 'Check the seal' }).click();
  await expect(page.getByText('Checked: the seal matches the game.')).toBeVisible();
}

/** Opens the replay of a finished game. */
export async function openReplay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
}

/** Fails if the page is wider than its window. */
export async function expectFits(page: Page): Promise<void> {
  // A change may still be waiting for layout.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'how much wider the page is')
    .toBeLessThanOrEqual(0);
}

/** A page of another person, in a separate browser context. */
export async function otherPerson(browser: Browser, server: TestServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en', reducedMotion: 'reduce' });
  await showAtOnce(context);
  return context.newPage();
}

/** Fills in a form of the account page and submits it. */
export async function submitAccount(
  page: Page,
  form: 'Create an account' | 'Log in',
  name: string,
  password = 'correct horse battery',
): Promise<void> {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: form }) });
  await section.getByLabel('Name').fill(name);
  await section.getByLabel('Password').fill(password);
  await section.getByRole('button').click();
}

/** Opens a table for friends and returns its link. */
export async function openTable(page: Page): Promise<string> {
  await page.goto('/new/crypt');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  return page.url();
}

/** Accepts an invitation to a table: types a name and sits down. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name at this table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Leave this seat' })).toBeVisible();
}
