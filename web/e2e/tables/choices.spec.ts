/** Settings, options and their defaults. */
import { move } from '../kit/crypt';
import { expect, expectAccessible, expectFits, test, openTable } from '../kit/test';

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
    await page.getByRole('button', { name: 'Settings' }).click();
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

test('each collector’s side is chosen one by one, with a picture', async ({ page }) => {
  await page.goto('/new/crypt');
  await page.getByLabel('Collectors').selectOption({ label: 'Choose one by one' });
  const sides = page.locator('.parts fieldset');
  await expect(sides).toHaveCount(6);
  await expect(sides.locator('svg')).toHaveCount(12);
  for (const at of [1, 2, 5]) await sides.nth(at).getByRole('radio').nth(1).check();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectFits(page);
  await page.getByLabel('First Leader').selectOption({ label: 'Seat 2' });
  await page.getByRole('switch', { name: 'Hints for everyone' }).check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const answer = await page.request.get(page.url().replace('/table/', '/api/tables/'));
  const { setup, hints } = (await answer.json()) as { setup: { sides: string; leader: string }; hints: boolean };
  expect(setup).toMatchObject({ sides: 'ABBAAB', leader: 'b' });
  expect(hints).toBe(true);
  await expect(page.getByText('Everyone may ask for hints.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Table options' })).toContainText('Jewelry collector: B');
});

test('a game is not rated if the host chooses who begins', async ({ page }) => {
  const account = { name: `Eva ${Date.now() % 1_000_000}`, password: 'correct horse battery' };
  expect((await page.request.post('/api/register', { data: account })).ok()).toBe(true);
  await page.goto('/new/crypt');
  const rated = page.getByRole('switch', { name: 'Rated' });
  await rated.check();
  // Rated games have no hints.
  await expect(page.getByRole('switch', { name: 'Hints for everyone' })).toBeHidden();
  await page.getByLabel('First Leader').selectOption({ label: 'Seat 2' });
  await expect(rated).toBeHidden();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const answer = await page.request.get(page.url().replace('/table/', '/api/tables/'));
  expect(await answer.json()).toMatchObject({ rated: false, setup: { leader: 'b' } });
});

test('the Ghost’s dice have the chosen colour', async ({ page }) => {
  await page.goto('/new/crypt');
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await page.getByLabel('Ghost’s dice').selectOption({ label: 'Blue' });
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  // The Ghost rolls after the first move.
  await move(page);
  const colours = () => page.locator('stop').evaluateAll((all) => all.map((one) => one.getAttribute('stop-color')));
  await expect.poll(colours).toContain('#b9d6ff');
});
