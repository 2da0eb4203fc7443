import { expect, expectAccessible, test } from '../kit/test';

const NAMES = /Ottilia|Balthasar|Cosima|Dorian|Elektra|Florian|Hector|Melusina/;

test('a computer has a name, a face and something to say, and can be muted', async ({ page }) => {
  const players = page.getByRole('list', { name: 'Players' });
  const speech = page.locator('.speech');

  async function resign() {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('menuitem', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  }

  await page.goto('/play/crypt');
  await expect(players).toContainText(NAMES);
  await expect(players).toContainText('Computer: Steady');
  await expect(players.locator('svg')).not.toHaveCount(0);
  const name = NAMES.exec(await players.innerText())?.[0] ?? '';
  await page.reload();
  await expect(players).toContainText(name);

  await resign();
  await expect(speech).toContainText(name);
  // Screen readers get it once.
  await expect(page.locator('[data-announced] > *').filter({ hasText: new RegExp(`^${name}: `) })).toHaveCount(1);
  await expect(page.locator('.end').getByText(new RegExp(`${name} won`))).toBeVisible();
  await expectAccessible(page);

  // A rematch has the same opponent.
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(players).toContainText(name);

  await page.goto('/play/crypt');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Hide computers’ remarks' }).click();
  await page.reload();
  await expect(players).toContainText(NAMES);
  await resign();
  await expect(speech).toHaveCount(0);

  // The settings have the same switch.
  await page.getByRole('button', { name: 'Settings' }).click();
  const remarks = page.getByRole('switch', { name: 'Computers’ remarks' });
  await expect(remarks).not.toBeChecked();
  await remarks.check();
  await page.keyboard.press('Escape');
  await page.goto('/play/crypt');
  await expect(players).toContainText(NAMES);
  await resign();
  await expect(speech).toContainText(NAMES);
});
