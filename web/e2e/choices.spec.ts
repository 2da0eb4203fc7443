/** Settings, options and their defaults. */
import { expect, test, openTable } from './kit';

test.describe('by default', () => {
  test.use({ colorScheme: 'light' });
  test('the dark theme is the default, and another choice is stored', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Theme').selectOption('light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('a system that asks for more contrast gets it', async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expect(page.getByLabel('Theme')).toHaveValue('contrast');
  });
});

test('a table can be opened with the Memory option', async ({ page }) => {
  await page.goto('/new/crypt');
  await page.getByLabel('Memory').selectOption('memory');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const setup = async () => {
    const answer = await page.request.get(page.url().replace('/table/', '/api/tables/'));
    return ((await answer.json()) as { setup: { recall: string } }).setup.recall;
  };
  expect(await setup()).toBe('memory');
  await openTable(page);
  expect(await setup()).toBe('table');
});
