/** The settings: reachable from every page, applied at once, and kept. */
import type { Page } from '@playwright/test';
import { move } from '../kit/crypt';
import { expect, expectAccessible, expectFits, submitAccount, test } from '../kit/test';
import { turn } from '../kit/play';

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('settings are made when they are opened first, and stay', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator('#settings')).toHaveCount(0);
  const dialog = await openSettings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#settings')).toHaveCount(1);
});

test('settings are applied at once, stored, and taken along by an account', async ({ page, browser, server }) => {
  await page.goto('/account');
  const name = `Dora ${Date.now() % 1_000_000}`;
  await submitAccount(page, 'Create an account', name);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const dialog = await openSettings(page);
  await dialog.getByLabel('Text size').selectOption('150');
  expect(await fontSize(page)).toBe('24px');
  await dialog.getByLabel('Computers play').selectOption('slow');
  await dialog.getByLabel('Volume').selectOption('25');
  const red = dialog.getByRole('listitem').filter({ hasText: 'Red' });
  const usual = await red.evaluate((one) => getComputedStyle(one).backgroundColor);
  await dialog.getByLabel('Colours of pieces').selectOption('safe');
  await expect.poll(() => red.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe(usual);
  await dialog.getByLabel('Preview as seen with').selectOption('deutan');
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/preferences') && answer.ok());
  await dialog.getByRole('switch', { name: 'Confirm every move' }).check();
  await saved;
  await expectAccessible(page);
  await page.reload();
  expect(await fontSize(page)).toBe('24px');

  const context = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const other = await context.newPage();
  await other.goto('/account');
  const login = other.locator('section').filter({ has: other.getByRole('heading', { name: 'Log in' }) });
  await login.getByLabel('Name').fill(name);
  await login.getByLabel('Password').fill('correct horse battery');
  await login.getByRole('button').click();
  await expect.poll(() => fontSize(other)).toBe('24px');
  const theirs = await openSettings(other);
  await expect(theirs.getByLabel('Computers play')).toHaveValue('slow');
  await expect(theirs.getByLabel('Volume')).toHaveValue('25');
  await expect(theirs.getByLabel('Colours of pieces')).toHaveValue('safe');
  await expect(theirs.getByRole('switch', { name: 'Confirm every move' })).toBeChecked();
  await context.close();
});

test('who confirms every move is asked before a move that takes one press', async ({ page }) => {
  await page.goto('/solo/crypt');
  await expect(turn(page)).toBeVisible();
  const dialog = await openSettings(page);
  await dialog.getByRole('switch', { name: 'Confirm every move' }).check();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Make this move?' });
  const pass = page.getByRole('button', { name: /^(Pass|Recover)/ });
  await pass.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(turn(page)).toBeVisible();
  const before = await page.locator('[data-version]').getAttribute('data-version');
  await pass.click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', before ?? '');
  // A move that is confirmed anyway asks no second time.
  await move(page);
});

test('the settings fit a small phone at every size of text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const dialog = await openSettings(page);
  await dialog.getByLabel('Text size').selectOption('200');
  await expectFits(page);
  const wide = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
