/** The table shows what happens one moment at a time, and the next question only after the last one. */
import type { Page } from '@playwright/test';
import { move } from './crypt';
import { choose, expect, test } from './kit';
import { turn } from './play';

const ground = (page: Page) => page.locator('[data-version]');
const playing = (page: Page) => expect(ground(page)).toHaveAttribute('data-playing', 'true');
const settled = (page: Page) => expect(ground(page)).toHaveAttribute('data-playing', 'false');
const lines = (page: Page) => page.getByRole('log').locator('p').count();

test('what others do is shown before the next question, and can be skipped', async ({ page }) => {
  await choose(page, { speed: 'slow' });
  await page.goto('/play/crypt');
  await move(page);
  await playing(page);
  // While something is shown, nothing later is on the page: no question, and only the log up to now.
  await expect(turn(page)).toBeHidden();
  const first = await lines(page);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect.poll(() => lines(page)).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Skip all' }).click();
  await settled(page);
  await expect(turn(page)).toBeVisible();

  await move(page);
  await playing(page);
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(turn(page)).toBeVisible();
});

test('the dice of Collect are rolled large on their treasure', async ({ page }) => {
  test.slow();
  await choose(page, { speed: 'slow' });
  await page.goto('/play/crypt');
  for (let moves = 0; moves < 12; moves += 1) {
    const rolled = page.locator('.rolling');
    await expect(rolled.or(turn(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await rolled.isVisible()) break;
    await move(page);
  }
  await expect(page.locator('.rolling .rolled').first()).toBeVisible();
  // The treasure is still there: it is collected after the roll.
  await expect(page.locator('.spot:has(.rolling) .card svg')).toBeVisible();
});

test('without animations everything is shown at once', async ({ page }) => {
  await page.goto('/play/crypt');
  await expect(turn(page)).toBeVisible();
  await expect(ground(page)).toHaveAttribute('data-playing', 'false');
});
