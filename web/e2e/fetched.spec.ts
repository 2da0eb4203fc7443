/** What did not arrive once arrives when there is a connection again, without anybody loading the page. */
import { expect, test } from './kit';

// A worker would fetch files by itself, where the test can't stand in their way.
test.use({ serviceWorkers: 'block' });

test('a page that was wanted without a connection comes once there is one', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Standings' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Standings of Crypt' })).toBeVisible();
  await expect(page).toHaveURL(/\/standings\/crypt$/);
});

test('a language that was wanted without a connection is spoken when wanted again', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Standings' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByText('No connection. We’ll keep trying')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await context.setOffline(false);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Rangliste' }).first()).toBeVisible();
});

test('a page that an update of the server has renamed comes under its new name', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Standings' }).first()).toBeVisible();
  // The file of this page is gone; after loading again, the page knows of another.
  let gone = 0;
  await page.route(/\/assets\/Standings-.*\.js$/, (route) => {
    gone += 1;
    return gone > 1 ? route.continue() : route.fulfill({ status: 404 });
  });
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Standings of Crypt' })).toBeVisible();
  expect(gone).toBe(2);
});

test('texts that failed once leave no empty page', async ({ page }) => {
  let failed = 0;
  await page.route(/\/assets\/en-.*\.js$/, (route) => {
    failed += 1;
    return failed > 1 ? route.continue() : route.abort();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Games from the grave' })).toBeVisible();
  expect(failed).toBeGreaterThan(1);
});
