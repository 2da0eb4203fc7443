/** Endings of Crypt: coins are counted source by source, each rank has its picture and lines, and the result can be shared. */
import { choose, expect, expectAccessible, showMoment, test } from '../kit/test';
import { crypt, move } from '../kit/crypt';
import { myTurn } from '../kit/play';

test('alone, the coins are counted one source after the other, and then the rank is told', async ({ page }) => {
  test.slow();
  await choose(page, { speed: 'slow' });
  await page.goto('/no/such/page');
  const id = await crypt.open(page, []);
  await crypt.drive(page, id, 'last-claim');
  await page.goto(`/table/${id}`);
  // Every sum that the page shows, and whether the end was told before the count was over.
  await page.evaluate(() => {
    const seen: { sums: number[]; early: boolean } = { sums: [], early: false };
    Object.assign(window, { seen });
    const look = () => {
      const sum = document.querySelector('[data-sum]')?.getAttribute('data-sum');
      const last = seen.sums.at(-1);
      if (sum !== null && sum !== undefined && Number(sum) !== last) seen.sums.push(Number(sum));
      if (document.querySelector('[data-sum]') && document.querySelector('section.end')) seen.early = true;
      requestAnimationFrame(look);
    };
    look();
  });
  while ((await myTurn(page)) === 'turn') await move(page);
  const { sums, early } = await page.evaluate(
    () => (window as unknown as { seen: { sums: number[]; early: boolean } }).seen,
  );
  expect(early).toBe(false);
  expect(sums[0]).toBe(0);
  expect(sums).toEqual([...sums].sort((one, other) => one - other));
  expect(sums.length).toBeGreaterThan(2);
  const end = page.locator('section.end');
  await expect(end).toContainText(`With ${sums.at(-1)} coin`);
  await expect(end.locator('[data-emblem] svg')).toBeVisible();
  await expect(end.locator('.tale')).not.toBeEmpty();
  await expect(end.locator('[data-feats]')).toContainText(`Your best so far: ${sums.at(-1)}`);
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await page.locator('[data-share]').click();
  expect((await saved).suggestedFilename()).toBe('gravegoods.png');
});

test('victory and defeat look different', async ({ page }) => {
  await showMoment(page, 'crypt/over-4p');
  await expect(page.locator('section.end')).toHaveAttribute('data-mood', 'lost');
  await expect(page.locator('.tale')).toContainText('Another heir');
  await showMoment(page, 'crypt/over-solo');
  await expect(page.locator('section.end')).toHaveAttribute('data-mood', 'even');
});
