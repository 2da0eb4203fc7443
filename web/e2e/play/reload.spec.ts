/** Neither a reload nor a lost connection loses anything, at any moment. */
import type { Page } from '@playwright/test';
import { crypt, move, stage, type Moment } from '../kit/crypt';
import { expect, TestServer, test } from '../kit/test';
import { myTurn, onTurn } from '../kit/play';

const WINDOWS: [moment: Moment, why: string, use: string][] = [
  ['pottery', 'Before claiming you can flip 2 Pottery', 'Take a face-down card'],
  ['idol', 'You can flip an Idol to re-roll', 'Re-roll a servant'],
  ['last', 'Last chance: flip 2 Remains', 'Make a servant available'],
];

/** The texts of the table, except for temporary notices. */
const tableTexts = async (page: Page) => {
  await expect(page.locator('.scene')).toBeVisible();
  // The log is drawn last.
  await expect(page.getByRole('log')).toBeAttached();
  const parts = page.locator('.status .round, .deck, [data-slot], [data-board], [role=log]');
  return (await parts.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
};

async function expectSameAfterReload(page: Page): Promise<void> {
  const before = await tableTexts(page);
  // At least the round, the deck, two boards and the log.
  expect(before.length).toBeGreaterThanOrEqual(5);
  await page.reload();
  await myTurn(page);
  await expect.poll(() => tableTexts(page)).toEqual(before);
}

test('a staged claim survives a reload, and between turns nothing is lost', async ({ page }) => {
  await crypt.arrive(page, 'free');
  const treasure = page.locator('[data-treasure="2"]');
  await treasure.click();
  await page.keyboard.press('3');
  await expect(treasure).toHaveAccessibleName(/you are placing 1 servant at 3/);
  await page.reload();
  await expect(treasure).toHaveAccessibleName(/you are placing 1 servant at 3/);
  await onTurn(page, () => page.getByRole('button', { name: 'Confirm' }).click());
  await page.reload();
  await myTurn(page);
  await expect(page.getByRole('log')).toContainText('You claim treasure 2: 1 servant at effort 3');
  await expect(page.locator('[data-treasure][aria-pressed="true"]')).toHaveCount(0);
});

for (const [moment, text, use] of WINDOWS) {
  test(`a reload in the ${moment} window loses nothing`, async ({ page }) => {
    await crypt.arrive(page, moment, moment === 'pottery' ? 2 : 1);
    await expect(page.locator('.actions').getByText(text)).toBeVisible();
    await expectSameAfterReload(page);
    await expect(page.locator('.actions').getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
    await onTurn(page, () => page.locator('.ability').getByRole('button', { name: use, exact: true }).click());
  });
}

test('a reload at the end shows the end again', async ({ page }) => {
  await crypt.arrive(page, 'over');
  const score = page.getByRole('row', { name: /^Total/ });
  const before = await score.innerText();
  await expectSameAfterReload(page);
  await expect(score).toHaveText(before, { useInnerText: true });
});

test('a connection lost during a game shows a notice, reconnects, and keeps the staged claim', async ({ page }) => {
  const own = new TestServer();
  await own.start();
  try {
    await page.goto(`${own.url}/no/such/page`);
    await page.goto(`${own.url}/table/${await crypt.open(page, ['novice'])}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await myTurn(page);
    expect(await stage(page)).toBe(true);
    const staged = await page.locator('[data-treasure][aria-pressed="true"]').getAttribute('data-treasure');
    await own.stop('SIGKILL');
    await expect(page.getByText('Connection lost')).toBeVisible();
    await own.start();
    await expect(page.getByText('Reconnected. You missed nothing.')).toBeVisible();
    await expect(page.locator(`[data-treasure="${staged}"]`)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Start over' }).click();
    await move(page);
  } finally {
    await own.end();
  }
});
