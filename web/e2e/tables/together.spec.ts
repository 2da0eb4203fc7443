/** Two people at one table: undo, freely or by consent, muting, a rematch and notifications. */
import type { Browser, Page } from '@playwright/test';
import type { Types } from '../../src/games/dungeonville/wire';
import { crypt, move } from '../kit/crypt';
import { dungeonville } from '../kit/dungeonville';
import { expect, otherPerson, test, type TestServer } from '../kit/test';
import { Game, turn, whoseTurn } from '../kit/play';

/** Two people with seats at one table, before the game begins. */
async function pair(page: Page, browser: Browser, server: TestServer): Promise<{ friend: Page; id: string }> {
  const friend = await otherPerson(browser, server);
  const id = await crypt.share(page, friend);
  for (const one of [page, friend]) await one.goto(`/table/${id}`);
  return { friend, id };
}

/** Lets both start the game; returns the leader first. */
async function begin(page: Page, friend: Page): Promise<[leader: Page, other: Page]> {
  for (const one of [page, friend]) await one.getByRole('button', { name: 'Start' }).click();
  return (await whoseTurn(page, friend)) === page ? [page, friend] : [friend, page];
}

test('a move is undone if the other player agrees, and stays if they don’t', async ({ page, browser, server }) => {
  const { friend } = await pair(page, browser, server);
  const [leader, other] = await begin(page, friend);
  await move(leader);
  await expect(leader.getByRole('button', { name: 'Undo my move' })).toBeVisible();
  await expect(turn(other)).toBeVisible();
  await move(other);
  await expect(turn(leader)).toBeVisible();
  const standing = leader.locator('[data-slot] .stake');
  const claims = await standing.count();
  expect(claims).toBeGreaterThan(0);

  const ask = leader.getByRole('button', { name: 'Ask to undo' });
  await ask.click();
  await expect(leader.getByText('You asked to undo a move.')).toBeVisible();
  const asked = other.getByRole('alertdialog', { name: /asks to undo a move/ });
  await asked.getByRole('button', { name: 'Refuse' }).click();
  await expect(asked).toBeHidden();
  await expect(leader.getByText('doesn’t agree.').last()).toBeVisible();
  await expect(standing).toHaveCount(claims);

  await ask.click();
  await asked.getByRole('button', { name: 'Agree' }).click();
  for (const one of [leader, other]) {
    await expect(one.locator('[data-slot] .stake')).toHaveCount(0);
    await expect(one.getByRole('log')).toContainText(/(You undo|undoes) the last move/);
  }
  await expect(turn(leader)).toBeVisible();
  await move(leader);
  await expect(other.locator('[data-slot] .stake')).toHaveCount(1);
  await friend.context().close();
});

test('undo goes back to any of my own choices since the last reveal', async ({ page }) => {
  // A turn that follows two own actions without a reveal.
  const game = new Game<'undo', Types>({ ...dungeonville.strategy, isAt: ({ undo }) => undo.back.length > 1 });
  await game.arrive(page, 'undo');
  const undo = page.getByRole('menuitem', { name: /^Undo my last \d+ moves$/ }).last();
  await page.getByRole('button', { name: 'Table menu' }).click();
  const label = await undo.innerText();
  await undo.click();
  await expect(page.getByRole('log')).toContainText(label.replace('Undo my', 'You undo your'));
  // The first of these choices is made again.
  await expect(turn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Leave table' })).toBeVisible();
  await expect(undo).toBeHidden();
});

test('messages of a muted player are hidden, also after a reload, until they are unmuted', async ({
  page,
  browser,
  server,
}) => {
  const { friend } = await pair(page, browser, server);
  const say = async (one: Page, text: string) => {
    await one.getByLabel('Write a message').fill(text);
    await one.getByRole('button', { name: 'Send' }).click();
    await expect(one.getByRole('log')).toContainText(text);
  };
  const chat = page.getByRole('log', { name: 'Chat' });
  await say(friend, 'First word');
  await expect(chat).toContainText('First word');
  await page.getByRole('button', { name: 'Mute Bruno' }).click();
  await expect(chat).not.toContainText('First word');
  await say(friend, 'Second word');
  // Messages come in order, so the muted one would be shown by now.
  await say(page, 'Quiet at last');
  await expect(chat).not.toContainText('word');
  await page.reload();
  await say(page, 'Peace at last');
  await expect(friend.getByRole('log')).toContainText('Peace at last');
  await expect(chat).not.toContainText('word');

  // The same during the game, however often the chat is opened.
  await begin(page, friend);
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Chat' }).click();
    await expect(chat).toContainText('Peace at last');
    await expect(chat).not.toContainText('word');
    if (times === 0) await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('button', { name: 'Unmute Bruno' }).click();
  await expect(chat).toContainText('First word');
  await expect(chat).toContainText('Second word');
  await friend.context().close();
});

test('two players play a rematch', async ({ page, browser, server }) => {
  const { friend, id } = await pair(page, browser, server);
  await friend.getByRole('radio', { name: 'Gold' }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'Gold' })).toBeDisabled();
  await Promise.all([page, friend].map((one) => crypt.drive(one, id, 'over')));
  for (const one of [page, friend]) await expect(one.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await friend.getByRole('link', { name: 'Join rematch' }).click();
  await expect(friend).toHaveURL(page.url());
  // The friend has the colour of the game before. Who asked for the rematch is ready, and so is who sits down.
  await expect(friend.getByRole('radio', { name: 'Gold' })).toBeChecked();
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await whoseTurn(page, friend);
  await expect(friend.getByRole('list', { name: 'Players' })).toContainText('Bruno');
  await friend.context().close();
});

test('a player in another tab gets a notification when it is their turn', async ({
  page,
  browser,
  server,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  // The page believes that its tab is hidden.
  await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  // Counts the notifications shown. A list of them may lack one that the browser is just about to show.
  await page.addInitScript(() => {
    const { showNotification } = ServiceWorkerRegistration.prototype;
    const counted = globalThis as { notificationsShown?: number };
    ServiceWorkerRegistration.prototype.showNotification = async function (...args) {
      await showNotification.apply(this, args);
      counted.notificationsShown = (counted.notificationsShown ?? 0) + 1;
    };
  });
  const shown = () => page.evaluate(() => (globalThis as { notificationsShown?: number }).notificationsShown ?? 0);
  /** The notifications shown now, and their links. */
  const notifications = () =>
    page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map((notice) => `${notice.title} ${(notice.data as { href: string }).href}`);
    });
  const closeNotifications = () =>
    page.evaluate(async () => {
      for (const notice of await (await navigator.serviceWorker.ready).getNotifications()) notice.close();
    });
  const { friend, id } = await pair(page, browser, server);
  const [leader] = await begin(page, friend);
  if (leader === page) await move(page);
  await expect(page).toHaveTitle('Crypt – Gravegoods');
  expect(await page.evaluate(() => Notification.permission)).toBe('granted');
  await closeNotifications();
  await expect.poll(notifications).toEqual([]);
  const before = await shown();
  await move(friend);
  await expect(page).toHaveTitle('▸ Your turn – Crypt');
  await expect.poll(shown).toBe(before + 1);
  expect(await notifications()).toEqual([`Your turn /table/${id}`]);

  // The same on another page of the site.
  await move(page);
  while ((await whoseTurn(page, friend)) === page) await move(page);
  await page.goto('/lobby');
  do await move(friend);
  while (await turn(friend).isVisible());
  await expect(page.getByText('Crypt: it’s your turn at another table.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to table' })).toHaveAttribute('href', `/table/${id}`);
  // The notice disappears when the player opens the table another way.
  await page.getByRole('link', { name: 'Gravegoods' }).click();
  await page.locator(`main a[href="/table/${id}"]`).click();
  await expect(turn(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to table' })).toBeHidden();
  await friend.context().close();
});

test('a guest creates an account during a game and plays on', async ({ page }) => {
  await page.goto('/play/crypt');
  await expect(turn(page)).toBeVisible();
  const game = page.url();
  await move(page);
  await page.goto('/account');
  const register = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Create an account' }) });
  await register.getByLabel('Name').fill(`Carla ${Date.now() % 100_000}`);
  await register.getByLabel('Password').fill('correct horse battery');
  await register.getByRole('button').click();
  await expect(page.getByRole('heading', { name: /^Carla/ })).toBeVisible();
  await page.goto('/');
  await page.locator('main a[href^="/table/"]').click();
  await expect(page).toHaveURL(game);
  await expect(turn(page)).toBeVisible();
  await move(page);
});

test('Start stays where it is while the pieces are loaded', async ({ page }) => {
  await page.goto('/no/such/page');
  const id = await crypt.open(page, ['novice']);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/assets\/crypt-art-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/table/${id}`, { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: 'Start' });
  const before = await start.boundingBox();
  release();
  await expect(page.locator('.drawn-radio svg').last()).toBeVisible();
  expect(await start.boundingBox()).toEqual(before);
});
