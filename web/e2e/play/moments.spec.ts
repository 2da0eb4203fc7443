/** The table shows what happens one moment at a time, and the next question only after the last one. */
import type { Page } from '@playwright/test';
import { crypt, move } from '../kit/crypt';
import { choose, expect, test } from '../kit/test';
import { myTurn, turn } from '../kit/play';

const ground = (page: Page) => page.locator('[data-version]');
const playing = (page: Page) => expect(ground(page)).toHaveAttribute('data-playing', 'true');
const settled = (page: Page) => expect(ground(page)).toHaveAttribute('data-playing', 'false');
const lines = (page: Page) => page.getByRole('log').locator('p').count();

/** Presses a button that goes on, unless the moments have ended just now. */
const skip = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .click({ timeout: 2000 })
    .catch(() => undefined);

test('what others do is shown before the next question, and can be skipped', async ({ page }) => {
  await choose(page, { speed: 'slow' });
  await page.goto('/play/crypt');
  await move(page);
  await playing(page);
  // While something is shown, nothing later is on the page: no question, and only the log up to now.
  await expect(turn(page)).toBeHidden();
  const first = await lines(page);
  await skip(page, 'Skip');
  await expect.poll(() => lines(page)).toBeGreaterThan(first);
  await skip(page, 'Skip all');
  await settled(page);
  await expect(turn(page)).toBeVisible();

  await move(page);
  await playing(page);
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(turn(page)).toBeVisible();
});

test('the dice of Collect are rolled large on their treasure', async ({ page }) => {
  test.slow();
  await choose(page, { speed: 'slow' });
  await page.goto('/play/crypt');
  // The page is asked in every frame, because a roll lasts only a moment. The treasure is still there: it is collected after the roll.
  const rolled = page.waitForFunction(() => {
    const spot = document.querySelector('.spot:has(.rolling .rolled)');
    return spot && { treasure: spot.querySelector('.card svg') !== null };
  });
  const seen = rolled.then((found) => found.jsonValue());
  for (let moves = 0; moves < 12; moves += 1) {
    const next = await Promise.race([seen, myTurn(page)]);
    if (typeof next === 'object') break;
    await Promise.race([seen, move(page)]);
  }
  expect(await seen).toEqual({ treasure: true });
});

test('without animations everything is shown at once', async ({ page }) => {
  await page.goto('/play/crypt');
  await expect(turn(page)).toBeVisible();
  await expect(ground(page)).toHaveAttribute('data-playing', 'false');
});

test('the Ghost rolls large, and servants that it outbids lie there until the moment in which they go home', async ({
  page,
}) => {
  await choose(page, { speed: 'slow' });
  await page.goto('/no/such/page');
  const id = await crypt.open(page, []);
  await crypt.drive(page, id, 'free');
  await page.goto(`/table/${id}`);
  await myTurn(page);
  // An effort of 1 on the left is always outbid.
  await page.locator('[data-treasure="1"]').click();
  const rolled = page.waitForFunction(() => {
    const dice = document.querySelectorAll('[data-central-roll=ghost] .rolled');
    return dice.length > 0 && [...dice].map((die) => die.getBoundingClientRect().width >= 56);
  });
  const outbid = page.waitForFunction(() => {
    const last = [...document.querySelectorAll('[role=log] p')].at(-1)?.textContent ?? '';
    return document.querySelector('.spot.outbid .leaving') && { told: last.includes('bumped') };
  });
  const bumped = page.waitForFunction(() => {
    const last = [...document.querySelectorAll('[role=log] p')].at(-1)?.textContent ?? '';
    return last.includes('bumped') && { left: document.querySelector('.spot.outbid .leaving') === null };
  });
  await page.locator('[data-confirm]').click();
  expect(await rolled.then((found) => found.jsonValue())).not.toContain(false);
  expect(await outbid.then((found) => found.jsonValue())).toEqual({ told: false });
  expect(await bumped.then((found) => found.jsonValue())).toEqual({ left: true });
});

test('servants that recover light up', async ({ page }) => {
  await choose(page, { speed: 'fast' });
  await crypt.arrive(page, 'recover', 0);
  await myTurn(page);
  const lit = page.waitForFunction(() => document.querySelectorAll('.woken').length);
  await page.getByRole('button', { name: 'Recover', exact: true }).click();
  expect(await lit.then((found) => found.jsonValue())).toBeGreaterThan(0);
});
