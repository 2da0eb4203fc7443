/** Draws the picture of the table for the README: docs/table.webp, from a game that is being played. */
import { writeFileSync } from 'node:fs';
import { crypt, move } from './crypt';
import { choose, expect, test } from './kit';
import { myTurn } from './play';

test.use({ viewport: { width: 1280, height: 860 } });

test('the picture of the table', async ({ page }) => {
  await choose(page, { theme: 'dark' });
  await page.goto('/no/such/page');
  await page.goto(`/table/${await crypt.open(page, ['novice', 'novice', 'novice'], { sides: 'ABABAB' })}`);
  await page.getByRole('button', { name: 'Start' }).click();
  const standing = page.locator('[data-slot] .stake');
  // Somewhere in the middle, with others' servants on the row and some of one's own to place.
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
  await page.getByRole('button', { name: 'More effort' }).click();
  await page.mouse.move(0, 0);
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  // The browser is also what turns it into a smaller file; our own pages are too strict for that.
  await page.goto('about:blank');
  const webp = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? '';
  }, png);
  const file = Buffer.from(webp, 'base64');
  writeFileSync(new URL('../../docs/table.webp', import.meta.url), file);
  console.log(`docs/table.webp: ${Math.round(file.length / 1024)} KB`);
});
