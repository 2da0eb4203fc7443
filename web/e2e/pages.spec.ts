import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const PAGES = ['/', '/rules/crypt', '/no/such/page'];
const THEMES = ['dark', 'light', 'contrast'];
const LANGUAGES = ['en', 'it', 'el', 'de', 'fr'];

async function choose(page: Page, settings: { theme?: string; language?: string }) {
  await page.addInitScript((kept) => localStorage.setItem('gravegoods.settings', kept), JSON.stringify(settings));
}

for (const theme of THEMES) {
  for (const path of PAGES) {
    test(`${path} can be used by everyone in the ${theme} theme`, async ({ page }) => {
      await choose(page, { theme });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      if (path.startsWith('/rules')) await expect(page.locator('#C6\\.8')).toBeAttached();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    });
  }
}

for (const language of LANGUAGES) {
  for (const path of PAGES) {
    test(`${path} fits a small screen with large text in ${language}`, async ({ page }) => {
      await choose(page, { language });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
}

test('the language changes at once, and stays', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Language').selectOption('el');
  await expect(page.locator('h1')).toHaveText('Παιχνίδια από τον τάφο');
  await expect(page).toHaveTitle('Αρχική – Gravegoods');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Παιχνίδια από τον τάφο');
});

test('rules are found without accents and capitals', async ({ page }) => {
  await choose(page, { language: 'el' });
  await page.goto('/rules/crypt');
  await page.getByRole('searchbox').fill('ΔΑΥΛΟΥΣ');
  await expect(page.getByRole('status').first()).toContainText(/Βρέθηκ/);
  await expect(page.locator('mark').first()).toHaveText('δαυλούς');
});

test('a link to a rule leads to it', async ({ page }) => {
  await page.goto('/rules/crypt#C5.8');
  await expect(page.locator('#C5\\.8')).toBeInViewport();
  await expect(page.locator('#C5\\.8')).toBeFocused();
});

test('Home leads to the rules and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveTitle('Rules of Crypt – Gravegoods');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Games from the grave');
});
