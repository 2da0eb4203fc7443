/** What screen readers announce, and where the focus is after a press. */
import type { Page } from '@playwright/test';
import { crypt, move, stage } from '../kit/crypt';
import { expect, openTable, otherPerson, setLanguage, test, sitDown } from '../kit/test';
import { myTurn, whoseTurn } from '../kit/play';

/** Records all live region texts and window titles, from the first page on. */
const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const live = (node: Node | null) => {
      const region = (node instanceof Element ? node : node?.parentElement)?.closest(
        '[aria-live], [role=log], [role=status], [role=alert]',
      );
      return region && region.getAttribute('aria-live') !== 'off' ? region : null;
    };
    const record = (node: Node) => {
      const text = node.textContent?.replace(/\s+/g, ' ').trim();
      if (text) announced.push(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (target.parentElement?.closest('title') || target.nodeName === 'TITLE')
          announced.push(`title: ${document.title}`);
        const region = live(target);
        if (!region) continue;
        if (type === 'childList') addedNodes.forEach(record);
        else if (region.getAttribute('aria-relevant') !== 'additions') record(target);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const announced = (page: Page) => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
/** Forgets the announcements so far. */
const forgetAnnounced = (page: Page) =>
  page.evaluate(() => void ((window as unknown as { announced: string[] }).announced.length = 0));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

test('the player’s turn is announced once, after the events before it', async ({ page }) => {
  await recordAnnouncements(page);
  await page.goto('/play/crypt');
  await myTurn(page);
  await expect.poll(() => announced(page)).toContain('Your turn');
  await forgetAnnounced(page);
  await move(page);
  await expect
    .poll(async () => (await announced(page)).filter((text) => text === 'Your turn').length)
    .toBeGreaterThan(0);
  const all = await announced(page);
  const turn = all.indexOf('Your turn');
  const claim = all.findIndex((text) => /^You claim/.test(text));
  expect(claim).toBeGreaterThanOrEqual(0);
  expect(turn).toBeGreaterThan(claim);
  // Events before the turn are not announced after it; what is special about the turn is.
  expect(all.slice(turn + 1).filter((text) => /claims|rolls|collects|bumped/.test(text))).toEqual([]);
  expect(all.filter((text) => text === 'Your turn')).toHaveLength(1);
});

test('a change of language does not announce the whole log again', async ({ page }) => {
  await recordAnnouncements(page);
  await crypt.arrive(page, 'free');
  await myTurn(page);
  await move(page);
  await myTurn(page);
  await expect
    .poll(async () => (await announced(page)).filter((text) => text === 'Your turn').length)
    .toBeGreaterThan(1);
  await forgetAnnounced(page);
  await setLanguage(page, 'de');
  await expect(page.getByRole('log')).toContainText('Du beanspruchst');
  expect((await announced(page)).filter((text) => text.includes('beanspruch'))).toEqual([]);
});

test('a button at its limit keeps the focus, and Enter on it makes no move', async ({ page }) => {
  await crypt.arrive(page, 'free');
  await myTurn(page);
  const version = await page.locator('[data-version]').getAttribute('data-version');
  await page.locator('[data-treasure="1"]').click();
  const highest = page.locator('[data-effort="6"]');
  await highest.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expect(page.locator('[data-treasure="1"]')).toHaveAccessibleName(/you are placing 1 servant at 6/);
  await expect(highest).toBeFocused();
  const more = page.locator('[data-stepper=servants] [data-more]');
  await more.focus();
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('Enter');
  await expect(page.locator('[data-treasure="1"]')).toHaveAccessibleName(/you are placing 3 servants at 6/);
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
});

test('a hint takes the focus, and what it proposes only needs to be confirmed', async ({ page }) => {
  await crypt.arrive(page, 'free');
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  const hints = page.getByRole('list', { name: 'Suggestions' });
  await expect(hints).toBeFocused();
  const first = hints.getByRole('button').first();
  await expect(first).toHaveAccessibleDescription(/Suggestion: .*Chance to win/);
  await first.press('Enter');
  // For a claim, Confirm has the focus; for an ability, its first button.
  await expect(page.locator('[data-confirm]:focus, .ability button:focus')).toHaveCount(1);
});

test('chat is announced while it is closed; opening it focuses the input, and Escape closes it without clearing the claim', async ({
  page,
  browser,
  server,
}) => {
  await recordAnnouncements(page);
  const friend = await otherPerson(browser, server);
  const id = await crypt.share(page, friend);
  for (const one of [page, friend]) {
    await one.goto(`/table/${id}`);
    await one.getByRole('button', { name: 'Start' }).click();
  }
  for (const one of [page, friend]) await expect(one.locator('.scene')).toBeVisible();
  await friend.getByRole('button', { name: 'Chat' }).click();
  await expect(friend.getByLabel('Write a message')).toBeFocused();
  await friend.keyboard.type('Good luck');
  await friend.keyboard.press('Enter');
  await expect.poll(() => announced(page)).toContain('Bruno: Good luck');
  const leader = await whoseTurn(page, friend);
  expect(await stage(leader)).toBe(true);
  const pressed = leader.locator('[data-treasure][aria-pressed="true"]');
  await expect(pressed).toHaveCount(1);
  if (leader === page) await leader.getByRole('button', { name: /^Chat/ }).click();
  await leader.getByLabel('Write a message').focus();
  await leader.keyboard.press('Escape');
  await expect(leader.getByLabel('Write a message')).toHaveCount(0);
  await expect(leader.getByRole('button', { name: /^Chat/ })).toBeFocused();
  await expect(pressed).toHaveCount(1);
  await friend.context().close();
});

test('arrivals are announced before the game, and the focus is kept when it begins', async ({
  page,
  browser,
  server,
}) => {
  await recordAnnouncements(page);
  const link = await openTable(page);
  const friend = await otherPerson(browser, server);
  await friend.goto(link);
  await friend.getByLabel('Your name at this table').fill('Bruno');
  await friend.keyboard.press('Enter');
  await expect(friend.getByRole('button', { name: 'Leave this seat' })).toBeVisible();
  await expect.poll(() => focused(friend)).not.toBe('BODY');
  await expect.poll(() => announced(page)).toContain('Bruno takes a seat.');
  await expect.poll(() => announced(page)).toContain('Bruno is ready.');
  await page.getByLabel('Write a message').fill('half a sen');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.locator('.scene')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('main');
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByLabel('Write a message')).toHaveValue('half a sen');
  await friend.context().close();
});

test('a player who has resigned is not called to a turn that a bot takes', async ({ page, browser, server }) => {
  await recordAnnouncements(page);
  await page.goto('/no/such/page');
  await page.goto(`/table/${await crypt.open(page, ['open', 'novice'])}`);
  const friend = await otherPerson(browser, server);
  await friend.goto(page.url());
  await sitDown(friend, 'Bruno');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.scene')).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('resigned');
  await forgetAnnounced(page);
  for (let times = 0; times < 3; times += 1) await move(friend);
  await expect.poll(async () => (await announced(page)).length).toBeGreaterThan(0);
  expect((await announced(page)).filter((text) => text.includes('our turn'))).toEqual([]);
  await friend.context().close();
});
