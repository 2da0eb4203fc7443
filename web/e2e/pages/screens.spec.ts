/** Screenshots of every screen at two sizes, for review, in e2e/screens. */
import type { Page } from '@playwright/test';
import { crypt, type Moment } from '../kit/crypt';
import { contentLoaded, expect, openTable, picturesLoaded, showMoment, test } from '../kit/test';

const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } };
const PAGES = {
  home: '/',
  new: '/new/crypt',
  lobby: '/lobby',
  account: '/account',
  standings: '/standings/crypt',
  lessons: '/learn',
  learn: '/learn/crypt',
  rules: '/rules/crypt',
  gone: '/table/none',
  lost: '/nowhere',
};
/** Recorded moments of games, from the gallery. */
const RECORDED = ['claim-3p', 'claim-4p', 'theirs-3p', 'recover-2p', 'abilities-2p', 'over-4p', 'over-solo'];
const LIVE: (Moment | 'over')[] = ['pottery', 'idol', 'last', 'over'];

const fullyLoaded = async (page: Page) => {
  await contentLoaded(page);
  await picturesLoaded(page);
};

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`screenshots at ${size} size`, () => {
    test.use({ viewport, colorScheme: 'dark', ...(size === 'phone' ? { hasTouch: true, isMobile: true } : {}) });
    const shoot = (page: Page, name: string, fullPage = true) =>
      page.screenshot({ path: `e2e/screens/${name}-${size}.png`, fullPage, animations: 'disabled' });

    test('the pages', async ({ page }) => {
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await fullyLoaded(page);
        await shoot(page, name, name !== 'rules');
      }
    });

    test('a table from gathering to playing', async ({ page }) => {
      await openTable(page);
      await shoot(page, 'gathering');
      await page.getByLabel('Write a message').fill('Anyone there?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Anyone there?');
      await page.getByRole('button', { name: 'Add computer' }).click();
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
      await expect(page.locator('.turn strong')).toBeVisible();
      await shoot(page, 'table');
      await page.getByRole('button', { name: 'Chat' }).click();
      await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Anyone there?');
      await shoot(page, 'chat', false);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Table menu' }).click();
      const options = page.getByRole('menuitem', { name: 'Table options' });
      await expect(options).toBeVisible();
      await shoot(page, 'menu', false);
      await options.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot(page, 'options', false);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
      await fullyLoaded(page);
      await shoot(page, 'home-again');
      await crypt.arrive(page, 'free');
      await page.locator('[data-treasure="2"]').click();
      await page.getByRole('button', { name: 'Add a servant' }).click();
      await page.locator('[data-effort="3"]').click();
      await shoot(page, 'claim', false);
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.getByText(/^Suggestion/).first()).toBeVisible();
      await shoot(page, 'hint', false);
    });

    test('moments of games', async ({ page }) => {
      for (const name of RECORDED) {
        await showMoment(page, `crypt/${name}`);
        await fullyLoaded(page);
        await shoot(page, name);
      }
      for (const moment of LIVE) {
        await crypt.arrive(page, moment, moment === 'pottery' ? 2 : 1);
        await expect(page.locator('.scene')).toBeVisible();
        await fullyLoaded(page);
        await shoot(page, `live-${moment}`);
      }
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
      await page.getByRole('button', { name: 'Go to start' }).click();
      for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'Next step' }).click();
      await expect(page.getByText(/^Step 7 of/)).toBeVisible();
      await shoot(page, 'replay');
    });
  });
}
