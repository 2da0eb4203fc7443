/** A player of Crypt sees where they stand: the score so far, the odds of every effort, and what the Ghost can do. */
import { crypt } from '../kit/crypt';
import { expect, expectAccessible, showMoment, test } from '../kit/test';

test('alone, every effort shows its risk and the Ghost’s chance, and the score so far is there', async ({ page }) => {
  await page.goto('/no/such/page');
  const id = await crypt.open(page, []);
  // The first turn: the row is empty and the player leads.
  await crypt.drive(page, id, 'free');
  await page.goto(`/table/${id}`);
  const score = page.locator('[data-so-far]');
  await expect(score).toHaveAccessibleName('If it ended now: 3 coins');
  await page.locator('[data-treasure="1"]').click();
  const faces = page.locator('[data-effort]');
  await expect(faces).toHaveCount(6);
  await expect(page.locator('[data-effort="1"]')).toHaveAccessibleName(
    'Effort 1: 0% risk of exhaustion. The Ghost bumps you: 100%.',
  );
  await expect(page.locator('[data-effort="6"]')).toHaveAccessibleName(
    'Effort 6: 83% risk of exhaustion. The Ghost bumps you: 23%.',
  );
  await page.locator('[data-effort="6"]').click();
  await expect(page.locator('[data-effort="6"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-slot="1"] .ghostly')).toHaveText('23%');
  await expect(page.getByText('The Ghost bumps you with 7 or more: 23%.')).toBeVisible();
  await expectAccessible(page);
});

test('against others the score counts coins, collectors and servants, and efforts show their risk', async ({
  page,
}) => {
  await crypt.arrive(page, 'idol');
  const score = page.locator('[data-so-far]');
  await expect(score).toHaveAccessibleName(/^If it ended now: (at least )?\d+ coins?$/);
  await score.focus();
  await page.keyboard.press('i');
  const answer = page.getByRole('dialog');
  await expect(answer).toContainText('Coins on treasures');
  const total = Number(await score.getAttribute('data-so-far'));
  const parts = (await answer.innerText()).matchAll(/^[^\n]*: (\d+)$/gm);
  expect([...parts].reduce((sum, [, coins]) => sum + Number(coins), 0)).toBe(total);
});

test('an effort that is too low says so, and pressing it tells why', async ({ page }) => {
  // Another player’s servant stands on the first treasure at effort 3.
  await showMoment(page, 'crypt/claim-4p');
  await page.locator('[data-treasure="1"]').click();
  await expect(page.locator('[data-effort="4"]')).toHaveAttribute('aria-pressed', 'true');
  const low = page.locator('[data-effort="3"]');
  await expect(low).toHaveAccessibleName('Effort 3: too low here');
  await low.click({ force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[data-effort="4"]')).toHaveAttribute('aria-pressed', 'true');
  // Nobody knows what other people will do, so there are no odds of a Ghost.
  await expect(page.locator('[data-effort] .ghostly')).toHaveCount(0);
});
