/** Takes the screenshots of both tables for the README, docs/crypt.webp and docs/dungeonville.webp, from games in progress. */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { crypt, move } from '../kit/crypt';
import { dungeonville } from '../kit/dungeonville';
import { choose, expect, test } from '../kit/test';
import { myTurn } from '../kit/play';

test.use({ viewport: { width: 1280, height: 860 } });

/** Saves a screenshot of the page as a small file. */
async function save(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  // The browser converts it to WebP, on a blank page: the security policy of our pages forbids it.
  await page.goto('about:blank');
  const webp = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? '';
  }, png);
  const file = Buffer.from(webp, 'base64');
  writeFileSync(new URL(`../../../docs/${name}.webp`, import.meta.url), file);
  console.log(`docs/${name}.webp: ${Math.round(file.length / 1024)} KB`);
}

test('the picture of Crypt', async ({ page }) => {
  await choose(page, { theme: 'dark' });
  await page.goto('/no/such/page');
  await page.goto(`/table/${await crypt.open(page, ['novice', 'novice', 'novice'], { sides: 'ABABAB' })}`);
  await page.getByRole('button', { name: 'Start' }).click();
  const standing = page.locator('[data-slot] .stake');
  // In the middle of a game, with other players' servants on the row and own ones to place.
  for (let turn = 0; turn < 16; turn += 1) {
    expect(await myTurn(page)).toBe('turn');
    const late = await page.getByText(/^Round [4-8] of 8$/).isVisible();
    const servants = await page.getByRole('button', { name: 'Servant, available' }).count();
    if (late && servants > 1 && (await standing.count()) > 1) break;
    await move(page);
  }
  const free = page.locator('[data-slot]:not(:has(.stake)) [data-treasure]').first();
  await free.click();
  await page.getByRole('button', { name: 'Add a servant' }).click();
  await page.locator('[data-effort="3"]').click();
  await save(page, 'crypt');
});

test('the picture of Dungeonville', async ({ page }) => {
  await choose(page, { theme: 'dark' });
  await page.goto('/no/such/page');
  await dungeonville.arrive(page, 'onward', 2);
  await expect(page.locator('.expedition')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, 'dungeonville');
});
