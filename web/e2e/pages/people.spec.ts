import { expect, openTable, otherPerson, setLanguage, submitAccount, test } from '../kit/test';

test('a guest creates an account, keeps the table, and logs in on another device', async ({
  page,
  browser,
  server,
}) => {
  const link = await openTable(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'You play as a guest' })).toBeVisible();
  const name = `Ada ${Date.now() % 100_000}`;
  await submitAccount(page, 'Create an account', name);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();

  const elsewhere = await otherPerson(browser, server);
  await elsewhere.goto('/account');
  await submitAccount(elsewhere, 'Log in', name, 'wrong horse battery');
  await expect(elsewhere.getByText('Wrong name or password.')).toBeVisible();
  await submitAccount(elsewhere, 'Log in', name);
  await expect(elsewhere.getByRole('heading', { name })).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('button', { name: 'Leave this seat' })).toBeVisible();
  await elsewhere.goto('/account');
  await elsewhere.getByRole('button', { name: 'Log out' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await elsewhere.context().close();
});

test('a name can be changed', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('form', { name: 'Use this name' }).getByLabel('Name').fill('Eleni');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByRole('navigation')).toContainText('Eleni');
  await page.getByRole('form', { name: 'Change name' }).getByLabel('Name').fill('Eleni P.');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByRole('navigation')).toContainText('Eleni P.');
});

test('the language changes on every page without losing what was typed', async ({ page }) => {
  await page.goto('/new/crypt');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('master');
  await setLanguage(page, 'it');
  await expect(page.locator('h1')).toHaveText('Nuovo tavolo: Cripta');
  await expect(page.getByLabel('Posto 2', { exact: true })).toHaveValue('master');
  await page.getByRole('button', { name: 'Apri il tavolo' }).click();
  await expect(page.getByRole('button', { name: 'Comincia' })).toBeVisible();
  await setLanguage(page, 'fr');
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
});

test('older games load once, however often the button is pressed, and a failure keeps those shown', async ({
  page,
}) => {
  const games = (from: number) =>
    Array.from({ length: 3 }, (_, at) => ({
      table: `t${from + at}`,
      game: 'crypt',
      players: 2,
      at: 0,
      place: 1,
      score: 9,
      resigned: false,
      rank: null,
      change: null,
    }));
  let answers = false;
  let requests = 0;
  await page.route('**/api/history*', async (route) => {
    if (!route.request().url().includes('before')) return route.fulfill({ json: { games: games(0), next: 't2' } });
    requests += 1;
    return answers ? route.fulfill({ json: { games: games(3), next: null } }) : route.abort();
  });
  await openTable(page);
  await page.goto('/account');
  const rows = page.locator('main a[href^="/replay/"]');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Older games' }).click();
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(rows).toHaveCount(3);
  answers = true;
  requests = 0;
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(rows).toHaveCount(6);
  expect(requests).toBe(1);
  await expect(page.getByRole('button', { name: 'Older games' })).toBeHidden();
});

test('a newcomer who plays in two tabs is one person', async ({ page, context }) => {
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto('/account');
    await expect(one.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  }
  // The second tab must not learn of the name through a focus event.
  await other.evaluate(() => addEventListener('focus', (event) => event.stopImmediatePropagation(), { capture: true }));
  await page.getByRole('form', { name: 'Use this name' }).getByLabel('Name').fill('Eleni');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByRole('navigation')).toContainText('Eleni');
  await other.getByRole('link', { name: 'Gravegoods' }).click();
  await other.getByRole('link', { name: 'Play Crypt' }).click();
  await expect(other.getByRole('list', { name: 'Players' })).toContainText('Eleni');
});
