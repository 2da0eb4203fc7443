/** What somebody may choose, and what they get who choose nothing. */
import { expect, test, openTable } from './kit';

test.describe('by default', () => {
  test.use({ colorScheme: 'light' });
  test('pages are lit by torch until another theme is chosen, which stays', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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

test('a table may leave remembering to its players', async ({ page }) => {
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
