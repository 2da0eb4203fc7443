/**
 * A game is its crate, a line in the list and a folder of the client. The toy game Sealed Bids is added just so; here it goes through
 * every shared screen.
 */
import {
  choose,
  contentLoaded,
  expect,
  expectAccessible,
  expectFits,
  otherPerson,
  picturesLoaded,
  sitDown,
  SMALL_PHONE,
  test,
} from '../kit/test';
import type { Page } from '@playwright/test';

const NAME = 'Sealed Bids';
const over = (page: Page) => page.locator('section.end');

/** Seals the first card of the hand that is not chosen. */
async function bid(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Seal card/, pressed: false })
    .first()
    .click();
  // Once it is accepted, nothing is chosen any more. If a computer seals its card at the same time, the move is refused as made for
  // an earlier version, and stays chosen.
  const chosen = page.locator('.hand [aria-pressed=true]');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const refused = page.getByRole('alert');
  await confirm.click();
  for (let times = 0; times < 3; times += 1) {
    await expect.poll(async () => (await chosen.count()) === 0 || (await refused.isVisible())).toBe(true);
    if ((await chosen.count()) === 0) return;
    await confirm.click();
  }
  await expect(chosen).toHaveCount(0);
}

/** Seals cards until the game is over. */
async function playToTheEnd(page: Page): Promise<void> {
  const card = page.getByRole('button', { name: /^Seal card/ }).first();
  for (let round = 0; round < 6; round += 1) {
    await expect(card.or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) return;
    await bid(page);
  }
  await expect(over(page)).toBeVisible();
}

test('a third game goes through every shared screen', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));

  await page.goto('/');
  const card = page.getByRole('article', { name: NAME });
  await expect(card).toContainText('2 to 4 players');
  await expect(card.getByRole('link', { name: 'Learn' })).toHaveCount(0);
  await picturesLoaded(page);
  await expectAccessible(page);

  await card.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByText('The highest card that only one player played takes the prize.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/standings/sealed-bids');
  await contentLoaded(page);
  await expect(page.getByRole('main')).toContainText(NAME);

  await page.goto('/gallery#sealed-bids');
  await contentLoaded(page);

  await page.goto('/new/sealed-bids');
  await page.getByLabel('Rounds').selectOption('Five');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('novice');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Seat 3', { exact: true }).selectOption('master');
  await expect(page.getByText('Thinks longest.')).toBeVisible();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();

  await expect(page.getByText('5 rounds left.')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  // An action at any time, a hint, an undo.
  await page.getByRole('button', { name: 'Draw a token' }).click();
  await expect(page.getByText(/^Token: \d\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Draw a token' })).toBeHidden();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Set up this move' }).first().click();
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(1);
  // What was chosen survives a reload.
  await page.reload();
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Show the shortcuts');
  await page.keyboard.press('Escape');

  await playToTheEnd(page);
  await expect(over(page).locator('.result .won')).toHaveText(/won|Shared win/);
  await expect(page.getByRole('log')).toContainText('The tokens are shown');
  await expectAccessible(page);
  await page.getByText('Check fairness').click();
  await page.getByRole('button', { name: 'Check the seal' }).click();
  await expect(page.getByText('Checked: the seal matches the game.')).toBeVisible();

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to end' }).click();
  await expect(page.getByRole('log')).toContainText('The tokens are shown');
  await expectAccessible(page);

  await page.goto('/account');
  await expect(page.getByRole('main').locator('a[href^="/replay/"]')).toContainText(NAME);
  expect(errors).toEqual([]);
});

test('two people find each other in the lobby and play a third game', async ({ page, browser, server }) => {
  await page.goto('/new/sealed-bids');
  await page.getByLabel('Rounds').selectOption('One');
  await page.locator('input[name=who][value=public]').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();

  const friend = await otherPerson(browser, server);
  await friend.goto('/lobby');
  await friend.locator(`main a[href="${new URL(page.url()).pathname}"]`).click();
  await sitDown(friend, 'Bruno');
  await page.getByRole('button', { name: 'Start' }).click();
  await bid(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await bid(page);
  await bid(friend);
  for (const one of [page, friend]) await expect(over(one)).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await friend.context().close();
});

test.describe('in other languages', () => {
  test.use(SMALL_PHONE);
  for (const [language, name] of [
    ['it', 'Offerte sigillate'],
    ['el', 'Κλειστές προσφορές'],
    ['de', 'Verdeckte Gebote'],
    ['fr', 'Offres scellées'],
  ] as const) {
    test(`a third game speaks ${language} on a phone`, async ({ page }) => {
      await choose(page, { language });
      await page.goto('/');
      await expect(page.getByRole('article', { name })).toBeVisible();
      await page.goto('/play/sealed-bids');
      await expect(page.locator('[data-version] .scene')).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    });
  }
});
