import { gzipSync } from 'node:zlib';
import {
  contentLoaded,
  expect,
  expectAccessible,
  expectReadable,
  expectTouchable,
  picturesLoaded,
  test,
} from '../kit/test';
import { crypt } from '../kit/crypt';
import { turn } from '../kit/play';
import { rulesIn } from '../kit/rules';

/** The main content of each page, which loads after its heading. */
const PAGES = {
  '/': 'main article a[href="/play/dungeonville"]',
  '/rules/crypt': '[id="C6.8"]',
  '/rules/dungeonville': '[id="R14"]',
  '/rules/crypt/summary': '[id="C5"]',
  '/rules/dungeonville/summary': '[id="D5.5"]',
  '/no/such/page': 'main a[href="/"]',
  '/new/crypt': 'main form [type=submit]',
  '/lobby': 'main a[href="/new/crypt"]',
  '/account': 'main form [type=submit]',
  '/standings/crypt': '[role=tabpanel] > :is(p, .scroll)',
  '/table/none': 'main a[href="/"]',
};

for (const [path, own] of Object.entries(PAGES)) {
  test(`${path} is accessible in every theme, and fits a small screen with large text in every language`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await contentLoaded(page);
    await expect(page.locator(own).first()).toBeVisible();
    const language = async (now: string) => {
      await rulesIn(page, now);
      await expect(page.locator(own).first()).toBeVisible();
    };
    await expectReadable(page, { language });
  });
}

test('the controls of the gallery, in all themes at once, are accessible', async ({ page }) => {
  await page.goto('/gallery#controls');
  await expect(page.locator('h1')).toBeVisible();
  await expectAccessible(page);
});

test('the accessibility check finds violations', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(PAGES['/'])).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    const add = (html: string) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    add('<button id="nameless"></button>');
    add('<p id="pale">Hard to read</p>');
    add('<svg id="unlabelled" role="img" viewBox="0 0 9 9"><path d="M0 0h9v9z" /></svg>');
    document.getElementById('pale')!.style.cssText = 'background: #fff; color: #ddd';
  });
  const found = (rules: 'all' | 'colours') => expectAccessible(page, rules).then(() => '', String);
  const all = await found('all');
  for (const one of [/button-name: .*nameless/, /color-contrast: .*pale/, /svg-img-alt: .*unlabelled/])
    expect(all).toMatch(one);
  expect(await found('colours')).toMatch(/color-contrast: .*pale/);
});

test('the language changes at once, and is stored', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('el');
  await expect(page.locator('h1')).toHaveText('Παιχνίδια από τον τάφο');
  await expect(page).toHaveTitle('Αρχική – Gravegoods');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Παιχνίδια από τον τάφο');
});

test('Home links to the rules, and back returns', async ({ page }) => {
  await page.goto('/');
  for (const game of ['Crypt', 'Dungeonville']) {
    await page.getByRole('article', { name: game }).getByRole('link', { name: 'Rules' }).click();
    await expect(page).toHaveTitle(`Rules of ${game} – Gravegoods`);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Games from the grave');
  }
});

test('standings are requested once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/ratings/') && requested.push(request.url())));
  await page.goto('/standings/crypt');
  await expect(page.getByText('Nobody is on this list yet')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Solo', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: '2 players · Conspiring Twins', exact: true })).toBeVisible();
  const answered = page.waitForResponse(/\/crypt\/3\?/);
  await page.getByRole('tab', { name: '3 players' }).click();
  await answered;
  await expect(page.getByText('Nobody is on this list yet')).toBeVisible();
  expect(requested.map((url) => /\/crypt\/\d/.exec(url)?.[0])).toEqual(['/crypt/2', '/crypt/3']);
  await page
    .getByRole('tab', { name: /Clash of Houses/ })
    .first()
    .click();
  await expect(page.locator('[data-own-rules]')).toBeVisible();
});

test('a dialog takes the focus and gives it back', async ({ page }) => {
  await page.goto('/gallery#controls');
  const opener = page.locator('main .controls button').first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu works by keyboard', async ({ page }) => {
  await page.goto('/gallery#controls');
  const trigger = page.locator('[aria-haspopup=menu]').first();
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trigger).toBeFocused();
  await expect(page.getByRole('status').last()).toContainText('High contrast');
});

test('tabs work by keyboard', async ({ page }) => {
  await page.goto('/gallery#controls');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
});

test('a tooltip appears on focus and closes with Escape', async ({ page }) => {
  await page.goto('/gallery#controls');
  const tip = page.getByRole('tooltip', { includeHidden: true }).first();
  await expect(tip).toBeHidden();
  await page.locator('.holder button').first().focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('every control is large enough to touch', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.locator('.art').last()).toBeVisible();
  await expectTouchable(page.locator('button, select, input:not([role=switch]), a.button').filter({ visible: true }));
});

test('the first page takes less than 150 KB in at most 24 files', async ({ page }) => {
  const sizes: Promise<[path: string, bytes: number]>[] = [];
  page.on('response', (response) =>
    sizes.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body).length])),
  );
  await page.goto('/');
  await contentLoaded(page);
  await picturesLoaded(page);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(sizes);
  const total = loaded.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`first page: ${loaded.length} files, ${total} bytes with gzip`);
  expect(total).toBeLessThan(150 * 1024);
  expect(loaded.length).toBeLessThanOrEqual(24);
});

test('the code of a table loads while the table is still being created', async ({ page }) => {
  const code = page.waitForRequest(/\/assets\/crypt-log-/);
  await page.route('**/api/tables', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/play/crypt');
  await expect(turn(page)).toBeVisible();
});

test('the page of a table names the files of its game, and each is loaded once', async ({ page }) => {
  await page.goto('/no/such/page');
  const id = await crypt.open(page, ['novice']);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preload')) complaints.push(message.text());
  });
  // The page's own code does not run, so that whatever is requested was named by the server.
  await page.route(/assets\/main-/, (route) => route.abort());
  let named: string[] = [];
  // A busy server may leave out the files of the game, so that the page is not late.
  await expect(async () => {
    const answer = await page.goto(`/table/${id}`);
    named = [...(answer?.headers()['link'] ?? '').matchAll(/<([^>]+)>/g)].map(([, path]) => path!);
    expect(named.filter((path) => path.includes('/crypt-')).length).toBeGreaterThanOrEqual(2);
  }).toPass();
  expect(named.filter((path) => path.includes('dungeonville'))).toEqual([]);
  await expect.poll(() => named.filter((path) => !files.includes(path))).toEqual([]);
  await page.unroute(/assets\/main-/);
  files.length = 0;
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(turn(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const repeated = named.filter((path) => files.filter((file) => file === path).length !== 1);
  expect(repeated).toEqual([]);
  expect(complaints).toEqual([]);
});
