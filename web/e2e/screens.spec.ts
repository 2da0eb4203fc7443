/** Pictures of every screen at two sizes, to be looked at; they are in e2e/screens. */
import { expect, openTable, test } from './house';

const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } };
const PAGES = {
  home: '/',
  new: '/new/crypt',
  lobby: '/lobby',
  account: '/account',
  standings: '/standings/crypt',
  learn: '/learn/crypt',
  gone: '/table/none',
  lost: '/nowhere',
};

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`pictures at ${size} size`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shoot = (name: string) => page.screenshot({ path: `e2e/screens/${name}-${size}.png`, fullPage: true });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await shoot(name);
    }
    await openTable(page);
    await shoot('gathering');
    await page.getByLabel('Write a message').fill('Anyone there?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Seat a computer' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
    await shoot('table');
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.screenshot({ path: `e2e/screens/chat-${size}.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.screenshot({ path: `e2e/screens/menu-${size}.png` });
    await page.keyboard.press('Escape');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
    await shoot('home-again');
  });
}
