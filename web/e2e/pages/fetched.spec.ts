/** Files that failed to load are loaded again once there is a connection, without a reload by the user. */
import { expect, test } from '../kit/test';

// A service worker would fetch files where the test can't intercept them.
test.use({ serviceWorkers: 'block' });

test('a page opened offline loads once there is a connection', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Standings' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Standings of Crypt' })).toBeVisible();
  await expect(page).toHaveURL(/\/standings\/crypt$/);
});

test('a language chosen offline can be chosen again once there is a connection', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Standings' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await context.setOffline(true);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByText('No connection. We’ll keep trying')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await context.setOffline(false);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Rangliste' }).first()).toBeVisible();
});

test('a page whose file a server update has renamed is loaded under its new name', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Standings' }).first()).toBeVisible();
  // The file of this page is gone; after a reload, the page knows the new one.
  let gone = 0;
  await page.route(/\/assets\/Standings-.*\.js$/, (route) => {
    gone += 1;
    return gone > 1 ? route.continue() : route.fulfill({ status: 404 });
  });
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Standings of Crypt' })).toBeVisible();
  expect(gone).toBe(2);
});

test('texts that failed to load once leave no empty page', async ({ page }) => {
  let failed = 0;
  await page.route(/\/assets\/en-.*\.js$/, (route) => {
    failed += 1;
    return failed > 1 ? route.continue() : route.abort();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Games from the grave' })).toBeVisible();
  expect(failed).toBeGreaterThan(1);
});
