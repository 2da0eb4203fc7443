import type { Page } from '@playwright/test';
import {
  expect,
  expectFits,
  TestServer,
  openTable,
  otherPerson,
  setLanguage,
  test,
  expectAccessibleInAllThemes,
  sitDown,
} from '../kit/test';
import { whoseTurn } from '../kit/play';

test('Play starts a game at once, without an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Crypt' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Guest');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await page.locator('main a[href^="/table/"]').click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Computer');
});

test('a game against computers that can’t begin shows its table, and begins on the next try', async ({ page }) => {
  let refused = 0;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { type, id, command } = JSON.parse(String(text)) as { type: string; id?: number; command?: { do: string } };
      if (type !== 'do' || command?.do !== 'ready' || refused > 0) return server.send(text);
      refused += 1;
      socket.send(JSON.stringify({ type: 'refused', id, reason: 'too fast', refusal: { code: 'tooFast' } }));
    });
  });
  await page.goto('/play/crypt');
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  expect(refused).toBe(1);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.turn strong')).toBeVisible();
});

test('two people meet by link, get ready, and the game begins', async ({ page, browser, server }) => {
  const link = await openTable(page);
  const friend = await otherPerson(browser, server);
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: /invites you to Crypt/ })).toBeVisible();
  const invitation = friend.getByRole('region', { name: /invites you/ });
  for (const fact of ['15 minutes', 'A game for 2', 'No time limit']) await expect(invitation).toContainText(fact);
  await friend.getByRole('radio', { name: 'Gold' }).check();
  await sitDown(friend, 'Βασιλική');
  await expect(friend.getByRole('radio', { name: 'Gold' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Seats' })).toContainText('Βασιλική');
  await page.getByLabel('Write a message').fill('Hello, who is there?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByRole('log')).toContainText('Hello, who is there?');
  await friend.reload();
  await expect(friend.getByRole('log')).toContainText('Hello, who is there?');
  // Gold is taken for the others.
  await expect(page.getByRole('radio', { name: 'Gold' })).toBeDisabled();
  // Start starts: who was invited is ready.
  await page.getByRole('button', { name: 'Start' }).click();
  for (const one of [page, friend]) await expect(one.getByRole('list', { name: 'Players' })).toContainText('Βασιλική');
  // Hints between people are only at tables that were opened with them.
  const mover = await whoseTurn(page, friend);
  await expect(mover.getByRole('button', { name: 'Hint', exact: true })).toBeHidden();
  await friend.context().close();
});

test('adding and removing seats by keyboard keeps the focus', async ({ page }) => {
  await page.goto('/new/crypt');
  const held = () => page.evaluate(() => document.activeElement !== document.body);
  for (let seats = 2; seats < 4; seats += 1) {
    await page.getByRole('button', { name: 'Add a seat' }).press('Enter');
    expect(await held()).toBe(true);
  }
  await expect(page.getByRole('button', { name: 'Add a seat' })).toBeHidden();
  for (let seats = 4; seats > 1; seats -= 1) {
    await page.getByRole('button', { name: `Remove seat ${seats}` }).press('Enter');
    expect(await held()).toBe(true);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Only Child' })).toBeVisible();
  // The rule opens in a new tab, so that the form is cached.
  await expect(page.getByRole('link', { name: 'Rule on: Collectors' })).toHaveAttribute('target', '_blank');
});

test('a reload before the game begins loses nothing', async ({ page }) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Add computer' }).click();
  await page.getByLabel('Difficulty').selectOption('novice');
  await expect(page.getByText('All seats are taken')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Difficulty')).toHaveValue('novice');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Waiting for 1 more player')).toBeVisible();
  await page.getByRole('button', { name: 'Leave this seat' }).click();
  await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
});

test('the host can delete a table', async ({ page }) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Delete table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete table' }).click();
  await expect(page.getByText('deleted before its game started')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New table' })).toBeVisible();
});

test('a public table is found in the lobby and watched', async ({ page, browser, server }) => {
  await page.goto('/new/crypt');
  await page.getByLabel('Anyone: the table is listed').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const path = new URL(page.url()).pathname;
  const friend = await otherPerson(browser, server);
  await friend.goto('/lobby');
  await friend.locator(`a[href="${path}"]`).click();
  await expect(friend.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await page.getByRole('button', { name: 'Add computer' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(friend.getByText('You’re watching.')).toBeVisible();
  await friend.context().close();
});

/** Leaves the table, after reading what will happen. */
async function leaveTable(page: Page, about: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Leave table' }).click();
  await expect(page.getByRole('dialog')).toContainText(about);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave table' }).click();
  await expect(page.locator('h1')).toHaveText('Games from the grave');
}

test('leaving a table without a clock keeps the seat, and nothing is played', async ({ page, browser, server }) => {
  const table = await openTable(page);
  const friend = await otherPerson(browser, server);
  await friend.goto(table);
  await sitDown(friend, 'Bruno');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
  const version = () => friend.locator('[data-version]').getAttribute('data-version');
  const before = await version();
  await leaveTable(page, 'nothing is played for you');
  await expect(friend.getByRole('list', { name: 'Players' })).toContainText('away');
  await expect(friend.getByRole('list', { name: 'Players' })).not.toContainText('a computer plays');
  expect(await version()).toBe(before);
  await page.goto(table);
  await expect(page.getByRole('button', { name: 'Take my seat back' })).toBeHidden();
  await friend.context().close();
});

test('leaving a live game gives the seat to a computer, and the player can come back', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/new/crypt');
  await page.getByLabel('Clock', { exact: true }).selectOption({ label: '60 seconds per move, 10 minutes in reserve' });
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const table = page.url();
  const friend = await otherPerson(browser, server);
  await friend.goto(table);
  await sitDown(friend, 'Bruno');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Yes, resign' })).toBeVisible();
  await page.keyboard.press('Escape');
  await leaveTable(page, 'A computer plays for you from now on');
  // A list says who the game waits for, also while a computer plays for someone.
  await expect(page.locator('main')).toContainText(/Waiting for \p{L}/u);
  await expect(friend.getByRole('list', { name: 'Players' })).toContainText('a computer plays');
  await page.goto(table);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.getByRole('button', { name: 'Take my seat back' })).toBeHidden();
  await expect(friend.getByRole('list', { name: 'Players' })).not.toContainText('a computer plays');
  await friend.context().close();
});

/** Starts a game of Crypt against a computer, with a clock. */
async function startWithClock(page: Page, clock: string) {
  await page.goto('/new/crypt');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('novice');
  await page.getByLabel('Clock', { exact: true }).selectOption({ label: clock });
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
}

test('leaving a table with days for each move keeps the seat until the time is up', async ({ page }) => {
  await startWithClock(page, '3 days per move');
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
  await leaveTable(page, 'You have 3 days for each move; only when that time is up does a computer play for you.');
});

test('a clock counts down', async ({ page }) => {
  await startWithClock(page, '20 seconds per move, 5 minutes in reserve');
  /** The time left for the move and in the reserve, in seconds. */
  const left = async () => {
    const match = /^(\d+):(\d\d) \+ (\d+):(\d\d)$/.exec(
      await page.locator('.clock.runs span[aria-hidden]').innerText(),
    );
    const [minutes, seconds, more, rest] = (match ?? []).slice(1).map(Number);
    return 60 * ((minutes ?? NaN) + (more ?? NaN)) + (seconds ?? NaN) + (rest ?? NaN);
  };
  const first = await left();
  expect(first).toBeLessThanOrEqual(20 + 5 * 60);
  await expect.poll(left).toBeLessThan(first);
});

test('the seats page and the frame of a game are accessible in every theme on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTable(page);
  await expectAccessibleInAllThemes(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Add computer' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await expectFits(page);
});

test.describe('when the server stops', () => {
  test('a lost connection shows a notice and reconnects automatically, and nothing is missed', async ({
    page,
    browser,
  }) => {
    const own = new TestServer();
    await own.start();
    try {
      await page.goto(`${own.url}/new/crypt`);
      await page.getByRole('button', { name: 'Create table' }).click();
      await expect(page.getByText('Waiting for 1 more player')).toBeVisible();
      await own.stop('SIGKILL');
      await expect(page.getByText('Connection lost')).toBeVisible();
      await own.start();
      const friend = await otherPerson(browser, own);
      await friend.goto(page.url());
      await sitDown(friend, 'Bruno');
      await expect(page.getByText('All seats are taken')).toBeVisible();
      await expect(page.getByText('Connection lost')).toBeHidden();
      await friend.context().close();
    } finally {
      await own.end();
    }
  });

  test('without a connection the page still opens, in the user’s language, and reconnects', async ({ page }) => {
    const own = new TestServer();
    await own.start();
    try {
      const heading = page.getByRole('heading', { name: 'Offene Tische' });
      const content = page.locator('main a[href="/new/crypt"]');
      /** Waits until the cache has every file of the page. */
      const cached = () =>
        page.waitForFunction(async () => {
          const files = (await (await caches.open('gravegoods-1')).keys()).map(({ url }) => url);
          const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
          return (
            navigator.serviceWorker.controller !== null &&
            used.length > 8 &&
            used.every(({ name }) => files.includes(name))
          );
        });
      await page.goto(`${own.url}/lobby`);
      await setLanguage(page, 'de');
      await expect(heading).toBeVisible();
      await cached();
      await page.reload();
      await expect(content).toBeVisible();
      await page.waitForLoadState('networkidle');
      await cached();
      await own.stop('SIGKILL');
      await page.reload();
      await expect(heading).toBeVisible();
      await expect(page.getByText('Keine Verbindung')).toBeVisible();
      await expect(content).toBeHidden();
      await own.start();
      await expect(content).toBeVisible();
      await expect(page.getByText('Keine Verbindung')).toBeHidden();
    } finally {
      await own.end();
    }
  });
});
