import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isStaged, move } from '../kit/crypt';
import {
  checkSeal,
  choose,
  errorsOf,
  expect,
  expectAccessible,
  expectReadable,
  expectTouchable,
  LANGUAGES,
  openReplay,
  showMoment,
  tableControls,
  test,
} from '../kit/test';
import { myTurn, onTurn, playOn } from '../kit/play';

const fixture = (name: string) =>
  readFileSync(new URL(`../../src/games/crypt/fixtures/${name}.json`, import.meta.url), 'utf8');

const table = (page: Page, moment: string) => showMoment(page, `crypt/${moment}`);

for (const moment of ['claim-4p', 'pottery-4p', 'claim-solo', 'over-4p']) {
  test(`the table at ${moment} is accessible in every theme, and fits a small screen with large text in every language`, async ({
    page,
  }) => {
    await table(page, moment);
    if (moment.startsWith('claim')) await page.locator('[data-treasure]').nth(1).click();
    await expectReadable(page);
  });
}

test('a claim is made by keyboard', async ({ page }) => {
  await table(page, 'first-2p');
  await page.locator('[data-treasure="1"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-treasure="2"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await page.keyboard.press('+');
  await expect(page.locator('[data-treasure="2"]')).toHaveAccessibleName(/you are placing 2 servants at 4, 8 in all/);
  await expect(page.getByText('Chance of exhaustion for each servant: 50%').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-treasure="2"]')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tap on a die and a treasure stages a claim, or says why it can’t', async ({ page }) => {
  await table(page, 'first-2p');
  await page.getByRole('button', { name: 'Servant, available' }).first().click();
  await page.locator('[data-treasure="3"]').click();
  await expect(page.locator('[data-treasure="3"]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Effort 2:/ }).click();
  await expect(page.locator('[data-treasure="3"]')).toHaveAccessibleName(/1 servant at 2/);
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'Add a servant' }).click();
  await page.locator('[data-treasure="1"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]) {
  test(`at ${viewport.width} by ${viewport.height} a game of four needs no scrolling: row, servants and Confirm are in view`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await table(page, 'claim-4p');
    const expectInView = async (selector: string, count: number) => {
      const parts = page.locator(selector);
      await expect(parts).toHaveCount(count);
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 0.99 });
    };
    await expectInView('[data-treasure]', 6);
    await expectInView('.tray button', 3);
    await expectInView('[data-confirm]', 1);
    const [panel, last] = await Promise.all(
      ['.panel', '[data-slot="6"] .card'].map((part) => page.locator(part).boundingBox()),
    );
    if (!panel || !last) throw new Error('the row or the action panel is missing');
    expect(last.x + last.width <= panel.x || last.y + last.height <= panel.y).toBe(true);
    await page.locator('[data-treasure="1"]').click();
    await expectInView('[data-treasure="1"]', 1);
    await expectInView('[data-stepper] button', 8);
    await expectInView('[data-confirm]', 1);
  });
}

for (const language of LANGUAGES) {
  test(`at 1280 by 720 all choices of an ability are in view, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await choose(page, { language });
    await table(page, 'pottery-4p');
    const choices = page.locator('.ability button');
    await expect(choices).toHaveCount(5);
    for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
  });
}

test('every control of the table is large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const moment of ['claim-4p', 'abilities-2p', 'over-2p']) {
    await table(page, moment);
    await expectTouchable(tableControls(page));
  }
});

/** Opens the replay of a recorded game, which seat `a` sees in its own way. */
async function openRecordedReplay(page: Page, hash = ''): Promise<void> {
  const answer = (url: string, name: (asked: string) => string) =>
    page.route(url, (route) =>
      route.fulfill({ body: fixture(name(route.request().url())), contentType: 'application/json' }),
    );
  await answer('**/api/tables/old', () => 'over-2p');
  await answer('**/api/tables/old/replay?as=*', (url) => (url.endsWith('as=a') ? 'replay-2p-a' : 'replay-2p-open'));
  await page.goto(`/replay/old${hash}`);
}

test('a replay can be stepped through, seen from another seat, and linked to', async ({ page }) => {
  await openRecordedReplay(page, '#v=10.1');
  await expect(page.getByText(/^Step 5 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(/^Step 6 of/)).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Step 5 of/)).toBeVisible();
  await page.getByLabel('View as').selectOption('a');
  await expect(page.getByText(/^Step 5 of/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your board' })).toBeVisible();
  await expect(page.getByText(/^Step 5 of/)).toBeVisible();
  await page.evaluate(() => (location.hash = 'v=0'));
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to end' }).click();
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible();
  await expectAccessible(page);
});

test('a replay opens at the first move, and says what happened', async ({ page }) => {
  await openRecordedReplay(page);
  await expect(page.getByText(/^Step 3 of/)).toBeVisible();
  await expect(page.locator('.row')).toBeInViewport({ ratio: 0.9 });
  const headline = page.locator('.turn.headline');
  await expect(headline).toHaveText(/servant/);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(headline).toHaveText(/undo/);
  // Rounds are marked on the timeline, and can be gone to.
  await expect(page.locator('.marks .round')).toHaveCount(8);
  const places = page.getByLabel('Go to', { exact: true });
  await expect(places.locator('option:checked')).toHaveText('Round 1');
  await places.selectOption('Round 3');
  await expect(page.getByText(/^Step 3 of/)).toHaveCount(0);
  await expect(headline).toHaveText(/Round 3/);
  // Playing shows the moments in their time, at the end of which it stops.
  await page.getByRole('button', { name: 'Previous step' }).click();
  const before = await page.getByText(/^Step \d+ of/).textContent();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(before ?? '')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectAccessible(page);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('while a replay plays, pieces fly as at the table', async ({ page }) => {
    await openRecordedReplay(page);
    // The page is asked in every frame, because a flight is short.
    const flown = page.waitForFunction(() => document.querySelectorAll('[data-ground] .flights svg').length);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await flown.then((found) => found.jsonValue())).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause' }).click();
    // A step that is only looked at moves nothing.
    await expect(page.locator('.flights')).toHaveCount(0);
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.locator('.flights')).toHaveCount(0);
  });
});

test('a replay names its game, announces each step, and keeps the focus at its ends', async ({ page }) => {
  await openRecordedReplay(page, '#v=0');
  await expect(page.getByRole('heading', { name: 'Replay of Crypt' })).toBeVisible();
  await expect(page).toHaveTitle('Replay of Crypt – Gravegoods');
  const announced = page.locator('[aria-live=polite]').filter({ hasText: /^Step/ });
  const on = page.getByRole('button', { name: 'Next step' });
  const end = page.getByRole('button', { name: 'Go to end' });
  await on.press('Enter');
  await expect(announced).toHaveText(/^Step 2 of/);
  await end.press('Enter');
  await expect(announced).toHaveText(/^Step (\d+) of \1$/);
  await expect(end).toBeFocused();
  await expect(end).toBeDisabled();
  await end.press('Enter');
  await expect(announced).toHaveText(/^Step (\d+) of \1$/);
  await page.keyboard.press('Home');
  await expect(announced).toHaveText(/^Step 1 of/);
  // Automatic playback does not announce its steps.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(announced).toHaveCount(0);
});

test('a replay that is not available says why', async ({ page }) => {
  await page.goto('/replay/no-such-table');
  await expect(page.getByText('We couldn’t find that.')).toBeVisible();
  await page.goto('/play/crypt');
  await myTurn(page);
  const { pathname } = new URL(page.url());
  await page.goto(pathname.replace('table', 'replay'));
  await expect(page.getByText('You can do that once the game is over')).toBeVisible();
  await page.getByRole('link', { name: 'Back to table' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
});

/** Makes the next move by keyboard: claims the first treasure that accepts a servant, or else recovers, passes or declines. */
async function moveByKeys(page: Page): Promise<void> {
  const other = page.getByRole('button', { name: /^(Recover|Pass|Not now)$/ });
  await onTurn(page, async () => {
    let staged = false;
    for (const treasure of await page.locator('[data-treasure]').all()) {
      await treasure.focus();
      await page.keyboard.press('Enter');
      staged = await isStaged(page);
      if (staged) break;
    }
    if (staged) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await other.last().press('Enter');
    }
  });
  // The focus must not be lost when the pressed button disappears.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

test('a player who resigns against a bot sees the end at once, without rolling dice', async ({ page }) => {
  await page.goto('/play/crypt');
  await move(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog')).toContainText('if nobody is left to play, the game ends');
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(page.locator('.end').getByText(/^\w+ won/)).toBeVisible();
  await expect(page.getByText('The dice are rolling')).toHaveCount(0);
  await openReplay(page);
  await page.getByRole('button', { name: 'Go to start' }).click();
  await expect(page.getByText('Deck: 24 cards')).toBeVisible();
});

test('a whole game is played by keyboard, scored, verified, replayed and followed by a rematch', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const errors = errorsOf(page);
  await page.goto('/play/crypt');
  expect(await playOn(page, { move: moveByKeys, most: 60 })).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await checkSeal(page);
  await expectAccessible(page);
  await openReplay(page);
  for (let step = 0; step < 8; step += 1) await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('[data-version] .scene')).toBeVisible();
  expect(errors).toEqual([]);
});
