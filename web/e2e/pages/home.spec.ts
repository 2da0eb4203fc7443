/** The ways from Home into a game. */
import type { Page } from '@playwright/test';
import { expect, expectTouchable, test } from '../kit/test';

const card = (page: Page, game: string) => page.getByRole('article', { name: game });
const players = (page: Page) => page.getByRole('list', { name: 'Players' }).getByRole('listitem');
const lesson = (page: Page) => page.getByRole('link', { name: 'Start the lesson' });

test('a first-time visitor is offered the lesson, and not again after a game', async ({ page }) => {
  await page.goto('/');
  await expect(lesson(page)).toHaveAttribute('href', '/learn/crypt');
  await expect(card(page, 'Crypt').getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/learn/crypt');
  await card(page, 'Crypt').getByRole('link', { name: 'Solo' }).click();
  // Alone against the Ghost: one seat, and the game has begun.
  await expect(players(page)).toHaveCount(1);
  await expect(page.locator('.turn strong')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await expect(lesson(page)).toBeHidden();
});

test('Play seats as many computers as chosen, and remembers the choice', async ({ page }) => {
  await page.goto('/');
  const dungeonville = card(page, 'Dungeonville');
  await expect(dungeonville.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await expect(dungeonville.getByRole('link', { name: 'Solo' })).toBeHidden();
  await dungeonville.getByRole('link', { name: 'Play' }).click();
  await expect(players(page)).toHaveCount(3);

  await page.goto('/');
  const crypt = card(page, 'Crypt');
  await crypt.getByRole('radio', { name: '2', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await crypt.getByLabel('Difficulty').selectOption('novice');
  await page.reload();
  await expect(crypt.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await expect(crypt.getByLabel('Difficulty')).toHaveValue('novice');
  await crypt.getByRole('link', { name: 'Play' }).click();
  await expect(players(page)).toHaveCount(4);
  const answer = await page.request.get(page.url().replace('/table/', '/api/tables/'));
  const { seats } = (await answer.json()) as { seats: { holder: { kind: string; level?: string } }[] };
  expect(seats.map(({ holder }) => holder.level ?? holder.kind)).toEqual(['person', 'novice', 'novice', 'novice']);
});

test('every way into a game is large enough to touch on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expectTouchable(page.locator('main .button, main select, main fieldset span, main .more a'));
});
