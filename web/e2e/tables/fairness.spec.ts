import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInAllThemes,
  expectFits,
  openTable,
  otherPerson,
  sitDown,
  SMALL_PHONE,
  submitAccount,
  test,
} from '../kit/test';

/** A name that no other test uses. */
const fresh = (name: string) => `${name} ${Math.floor(Math.random() * 1_000_000)}`;

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await submitAccount(page, 'Create an account', name);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('the host frees a person’s seat for good, and closes the table', async ({ page, browser, server }) => {
  const link = await openTable(page);
  const friend = await otherPerson(browser, server);
  await friend.goto(link);
  await sitDown(friend, 'Mallory');
  const seats = page.getByRole('region', { name: 'Seats' });
  await expect(seats).toContainText('Mallory');
  await expect(friend.getByRole('button', { name: /^Free/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Free Mallory’s seat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Free Mallory’s seat?' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(seats).toContainText('Mallory');
  await page.getByRole('button', { name: 'Free Mallory’s seat' }).click();
  await dialog.getByRole('button', { name: 'Free the seat' }).click();
  await expect(seats).not.toContainText('Mallory');
  await expect(friend.getByText(/has freed your seat/).first()).toBeVisible();
  await friend.reload();
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(friend.getByText(/has freed your seat/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete table' }).click();
  for (const reader of [page, friend]) {
    await expect(reader.getByText('This table was deleted before its game started.')).toBeVisible();
  }
  await friend.context().close();
});

test('a mark says who has an account, and a guest can’t take a name like theirs', async ({ page, browser, server }) => {
  const name = fresh('Olga');
  await register(page, name);
  const link = await openTable(page);
  const friend = await otherPerson(browser, server);
  await friend.goto(link);
  const invitation = friend.getByRole('region', { name: /invites you/ });
  await expect(invitation.locator('h2 [data-account]')).toHaveText('has an account');
  const field = friend.getByLabel('Your name at this table');
  for (const [taken, why] of [
    [name, 'An account has that name. Log in if it is yours, or choose another name.'],
    [name.replace('O', '0').toUpperCase(), 'Another player’s name looks just like that one. Please choose another.'],
    ['Moderator', 'Nobody can have that name here. Please choose another.'],
  ] as const) {
    await field.fill(taken);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await expect(friend.getByText(why)).toBeVisible();
  }
  await expectAccessibleInAllThemes(friend);
  await sitDown(friend, 'Guido');
  const seats = page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(0).locator('[data-account]')).toHaveText('has an account');
  await expect(seats.nth(1)).toContainText('Guido');
  await expect(seats.nth(1).locator('[data-account]')).toHaveCount(0);
  for (const [writer, text] of [
    [page, 'I have an account'],
    [friend, 'I am a guest'],
  ] as const) {
    await writer.getByLabel('Write a message').fill(text);
    await writer.getByRole('button', { name: 'Send' }).click();
    await expect(friend.getByRole('log')).toContainText(text);
  }
  await expect(friend.getByRole('log').locator('p', { hasText: name }).locator('[data-account]')).toHaveCount(1);
  await expect(friend.getByRole('log').locator('p', { hasText: 'Guido' }).locator('[data-account]')).toHaveCount(0);
  await expectAccessibleInAllThemes(page);
  // The game has begun: the players above the table have the mark, too.
  await page.getByRole('button', { name: 'Start' }).click();
  const players = friend.getByRole('list', { name: 'Players' }).first();
  await expect(players.getByRole('listitem').filter({ hasText: name }).locator('[data-account]')).toHaveCount(1);
  await expect(players.getByRole('listitem').filter({ hasText: 'Guido' }).locator('[data-account]')).toHaveCount(0);
  await friend.context().close();
});

test('players mute spectators, and call off a game that has not begun', async ({ page, browser, server }) => {
  const link = await openTable(page);
  const friend = await otherPerson(browser, server);
  await friend.goto(link);
  await sitDown(friend, 'Rosa');
  const watcher = await otherPerson(browser, server);
  await watcher.goto(link);
  await expect(watcher.getByLabel('Write a message')).toBeVisible();
  await expect(watcher.getByRole('switch', { name: 'Mute spectators' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Mute spectators' }).check({ force: true });
  await expect(friend.getByRole('switch', { name: 'Mute spectators' })).toBeChecked();
  await expect(watcher.getByText('The players have turned off chat for spectators.')).toBeVisible();
  await expect(watcher.getByLabel('Write a message')).toHaveCount(0);
  await expectAccessibleInAllThemes(watcher);
  await friend.getByRole('switch', { name: 'Mute spectators' }).uncheck({ force: true });
  await expect(watcher.getByLabel('Write a message')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await friend.getByRole('button', { name: 'Table menu' }).click();
  await friend.getByRole('menuitem', { name: 'Call off the game' }).click();
  await expectAccessibleInAllThemes(friend);
  await friend.getByRole('dialog').getByRole('button', { name: 'Call off the game' }).click();
  for (const reader of [page, friend, watcher]) {
    await expect(reader.getByText('This game was called off before it really began. It does not count.')).toBeVisible();
  }
  await watcher.context().close();
  await friend.context().close();
});

test('the list of tables has pages, with everyone’s latest table first', async ({ page, browser, server }) => {
  const open = { game: 'crypt', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
  const modest = await otherPerson(browser, server);
  await modest.goto('/');
  const name = fresh('Modest');
  for (const [one, called, count] of [
    [modest, name, 1],
    [page, fresh('Greedy'), 35],
  ] as const) {
    await one.goto('/');
    await one.request.post('/api/guest', { data: { name: called }, headers: { origin: server.url } });
    for (let table = 0; table < count; table += 1) {
      const answer = await one.request.post('/api/tables', { data: open, headers: { origin: server.url } });
      expect(answer.ok()).toBe(true);
    }
  }
  await page.goto('/lobby');
  const rows = page.getByRole('region', { name: 'Open tables' }).getByRole('listitem');
  await expect(rows.filter({ hasText: name })).toHaveCount(1);
  await expect(rows).toHaveCount(30);
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Show more tables' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(35);
  await expect(rows.filter({ hasText: name })).toHaveCount(1);
  await page.setViewportSize(SMALL_PHONE.viewport);
  await expectFits(page);
  await modest.context().close();
});

test('a rated game needs a clock', async ({ page }) => {
  await register(page, fresh('Nadia'));
  await page.goto('/new/crypt');
  const clock = page.getByLabel('Clock', { exact: true });
  await expect(clock).toHaveValue('none');
  await page.getByRole('switch', { name: 'Rated' }).check({ force: true });
  await expect(clock).not.toHaveValue('none');
  await expect(clock.locator('option[value="none"]')).toHaveCount(0);
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
});

test('a player who left a rated game can be claimed against, after a minute', async ({ page, browser, server }) => {
  // The rules of claims are tested elsewhere with a clock of their own; here the menu is, and the answer to one who is too early.
  await register(page, fresh('Clara'));
  await page.goto('/new/crypt');
  await page.getByRole('switch', { name: 'Rated' }).check({ force: true });
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const friend = await otherPerson(browser, server);
  const name = fresh('Tim');
  await register(friend, name);
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.getByRole('button', { name: 'Leave this seat' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await friend.getByRole('button', { name: 'Table menu' }).click();
  await friend.getByRole('menuitem', { name: 'Leave table' }).click();
  const leaving = friend.getByRole('dialog');
  await expect(leaving).toContainText('if you stay away for a minute, another player can claim the win');
  await leaving.getByRole('button', { name: 'Leave table' }).click();
  await expect(friend).toHaveURL(/\/$/);
  const menu = page.getByRole('button', { name: 'Table menu' });
  const claim = page.getByRole('menuitem', { name: `Claim the win against ${name}` });
  await menu.click();
  await claim.click();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Claim the win' }).click();
  await expect(page.getByText('you can claim the win once they have been away for a minute').first()).toBeVisible();
  // One who is back can't be claimed against.
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Take my seat back' }).click();
  await menu.click();
  await expect(claim).toHaveCount(0);
  await friend.context().close();
});
