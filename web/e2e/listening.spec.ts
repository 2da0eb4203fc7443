/** What somebody hears who does not see the table, and where they are when they have pressed something. */
import type { Page } from '@playwright/test';
import { crypt, move, stage } from './crypt';
import { expect, openTable, otherPerson, test } from './kit';
import { myTurn, whoseTurn } from './play';

/** Notes whatever a screen reader is given to read out, and every title of the window, from the first page on. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = (node: Node | null) => {
      const region = (node instanceof Element ? node : node?.parentElement)?.closest(
        '[aria-live], [role=log], [role=status], [role=alert]',
      );
      return region && region.getAttribute('aria-live') !== 'off' ? region : null;
    };
    const note = (node: Node) => {
      const text = node.textContent?.replace(/\s+/g, ' ').trim();
      if (text) heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (target.parentElement?.closest('title') || target.nodeName === 'TITLE')
          heard.push(`title: ${document.title}`);
        const region = live(target);
        if (!region) continue;
        if (type === 'childList') addedNodes.forEach(note);
        else if (region.getAttribute('aria-relevant') !== 'additions') note(target);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
/** What is heard from now on. */
const hush = (page: Page) => page.evaluate(() => void ((window as unknown as { heard: string[] }).heard.length = 0));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

test('one’s turn is told once, after what has led to it, with what is special about it', async ({ page }) => {
  await listen(page);
  await page.goto('/play/crypt');
  await myTurn(page);
  await expect.poll(() => heard(page)).toContain('Your turn');
  await hush(page);
  await move(page);
  await expect.poll(async () => (await heard(page)).filter((text) => text === 'Your turn').length).toBeGreaterThan(0);
  const all = await heard(page);
  const turn = all.indexOf('Your turn');
  const claim = all.findIndex((text) => /^You claim/.test(text));
  expect(claim).toBeGreaterThanOrEqual(0);
  expect(turn).toBeGreaterThan(claim);
  // Nothing of what led to the turn comes after it; what is special about the turn does.
  expect(all.slice(turn + 1).filter((text) => /claims|rolls|collects|bumped/.test(text))).toEqual([]);
  expect(all.filter((text) => text === 'Your turn')).toHaveLength(1);
});

test('another language does not read the whole log out again', async ({ page }) => {
  await listen(page);
  await crypt.arrive(page, 'free');
  await myTurn(page);
  await move(page);
  await myTurn(page);
  await expect.poll(async () => (await heard(page)).filter((text) => text === 'Your turn').length).toBeGreaterThan(1);
  await hush(page);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('log')).toContainText('Du beanspruchst');
  expect((await heard(page)).filter((text) => text.includes('beanspruch'))).toEqual([]);
});

test('a button at its limit keeps the focus, and Enter on it makes no move', async ({ page }) => {
  await crypt.arrive(page, 'free');
  await myTurn(page);
  const version = await page.locator('[data-version]').getAttribute('data-version');
  await page.locator('[data-treasure="1"]').click();
  const more = page.getByRole('button', { name: 'More effort' });
  await more.focus();
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('Enter');
  await expect(page.locator('[data-treasure="1"]')).toHaveAccessibleName(/you are placing 1 servant at 6/);
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
});

test('a hint is where the focus is, and what it proposes has only to be confirmed', async ({ page }) => {
  await crypt.arrive(page, 'free');
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  const hints = page.getByRole('list', { name: 'Suggestions' });
  await expect(hints).toBeFocused();
  const first = hints.getByRole('button').first();
  await expect(first).toHaveAccessibleDescription(/Suggestion: .*Chance to win/);
  await first.press('Enter');
  // A claim has only to be confirmed; an ability, to be looked at.
  await expect(page.locator('[data-confirm]:focus, .ability button:focus')).toHaveCount(1);
});

test('talk is read out while it is closed; opened, one writes at once, and Escape leads back without touching the claim', async ({
  page,
  browser,
  server,
}) => {
  await listen(page);
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
  await expect.poll(() => heard(page)).toContain('Bruno: Good luck');
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

test('whoever gathers hears who comes, and is somewhere when the game begins', async ({ page, browser, server }) => {
  await listen(page);
  const link = await openTable(page);
  const friend = await otherPerson(browser, server);
  await friend.goto(link);
  await friend.getByLabel('Name', { exact: true }).fill('Bruno');
  await friend.getByRole('button', { name: 'Use this name' }).click();
  await friend.getByRole('button', { name: 'Sit here' }).press('Enter');
  await expect(friend.getByRole('button', { name: 'Leave this seat' })).toBeVisible();
  await expect.poll(() => focused(friend)).not.toBe('BODY');
  await expect.poll(() => heard(page)).toContain('Bruno takes a seat.');
  await friend.getByRole('button', { name: 'Start' }).press('Enter');
  await expect.poll(() => heard(page)).toContain('Bruno is ready.');
  await page.getByLabel('Write a message').fill('half a sen');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.locator('.scene')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('main');
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByLabel('Write a message')).toHaveValue('half a sen');
  await friend.context().close();
});

test('who has resigned is not called to a turn that a computer takes', async ({ page, browser, server }) => {
  await listen(page);
  await page.goto('/no/such/page');
  await page.goto(`/table/${await crypt.open(page, ['open', 'novice'])}`);
  const friend = await otherPerson(browser, server);
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Sit here' }).click();
  for (const one of [page, friend]) await one.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.scene')).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('resigned');
  await hush(page);
  for (let times = 0; times < 3; times += 1) await move(friend);
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  expect((await heard(page)).filter((text) => text.includes('our turn'))).toEqual([]);
  await friend.context().close();
});
