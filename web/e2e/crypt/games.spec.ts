/** Whole games of Crypt. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkSeal, errorsOf, expect, expectFits, openReplay, SMALL_PHONE, test } from '../kit/test';
import { playToTheEnd } from '../kit/crypt';

const program = process.env['GRAVEGOODS_BIN'] ?? '';
const verify = (file: string) => execFileSync(program, ['verify', file], { encoding: 'utf8', stdio: 'pipe' });

test('a game with three bots is played to the end; its export is verified, and a tampered one is rejected', async ({
  page,
}, info) => {
  test.slow();
  const errors = errorsOf(page);
  await page.goto('/new/crypt');
  for (const seat of [3, 4]) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('novice');
  }
  await page.getByLabel('Seat 2', { exact: true }).selectOption('novice');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Round 1 of 8')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Your board$|’s board$/ })).toHaveCount(4);
  expect(await playToTheEnd(page)).toBeGreaterThanOrEqual(8);

  await expect(page.locator('.end .result .won')).toHaveText(/won|Shared win/);
  await expect(page.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveCount(4);
  await checkSeal(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download game' }).click(),
  ]);
  const file = info.outputPath('game.jsonl');
  await download.saveAs(file);
  expect(verify(file)).toMatch(/crypt/i);
  const exported = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    exported.replace(/"seed":"(.)/, (_, digit: string) => `"seed":"${digit === '0' ? '1' : '0'}`),
  );
  expect(() => verify(file)).toThrow();

  await openReplay(page);
  await page.getByRole('button', { name: 'Go to end' }).click();
  const watched = page.waitForResponse(/replay\?as=spectator$/);
  await page.getByLabel('View as').selectOption({ label: 'Spectator' });
  expect((await watched).ok()).toBe(true);
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(SMALL_PHONE);

  test('a solo game against the Ghost is played by taps, to a rank', async ({ page }) => {
    test.slow();
    await page.goto('/new/crypt');
    await page.getByRole('button', { name: 'Remove seat 2' }).tap();
    await expect(page.getByText('Solo, you play Only Child')).toBeVisible();
    await page.getByRole('button', { name: 'Create table' }).tap();
    await page.getByRole('button', { name: 'Start' }).tap();
    await expect(page.getByText('Round 1 of 8')).toBeVisible();
    await expectFits(page);
    expect(await playToTheEnd(page)).toBeGreaterThanOrEqual(8);
    // For a moment a live region has the same text.
    await expect(page.locator('.end .result .won')).toHaveText(/^With \d+ coins? you are /);
    await expectFits(page);
    await page.goto('/account');
    await page.locator('main a[href^="/replay/"]').tap();
    await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
    await expectFits(page);
  });
});
