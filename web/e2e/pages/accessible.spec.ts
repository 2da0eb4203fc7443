/** Axe finds nothing in the other four languages: long words move things, and a text that is empty in one of them is no name. */
import type { Page } from '@playwright/test';
import { contentLoaded, expect, expectAccessible, LANGUAGES, setLanguage, showMoment, test } from '../kit/test';

/** Pages, each with the selector of its main content. The rules have a test of their own. */
const PAGES = {
  '/': 'main article a[href="/play/dungeonville"]',
  '/lobby': 'main a[href="/new/crypt"]',
  '/new/crypt': 'main form [type=submit]',
  '/new/dungeonville': 'main form [type=submit]',
  '/account': 'main form [type=submit]',
  '/standings/crypt': '[role=tabpanel] > :is(p, .scroll)',
  '/learn': 'main a[href="/learn/crypt"]',
  '/no/such/page': 'main a[href="/"]',
  '/table/none': 'main a[href="/"]',
};

/** Recorded moments of tables. */
const MOMENTS = [
  'crypt/claim-4p',
  'crypt/pottery-4p',
  'crypt/give-twins',
  'crypt/over-houses-6p',
  'dungeonville/first-5p',
  'dungeonville/scout-4p',
  'dungeonville/battle-3p',
  'dungeonville/onward-3p',
  'dungeonville/over-4p',
];

async function expectAccessibleInOtherLanguages(page: Page): Promise<void> {
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    await setLanguage(page, language);
    await expectAccessible(page, 'uncoloured');
  }
}

for (const [path, content] of Object.entries(PAGES))
  test(`axe finds nothing on ${path} in any language`, async ({ page }) => {
    await page.goto(path);
    await contentLoaded(page);
    await expect(page.locator(content).first()).toBeVisible();
    await expectAccessibleInOtherLanguages(page);
  });

for (const moment of MOMENTS)
  test(`axe finds nothing on the table ${moment} in any language`, async ({ page }) => {
    await showMoment(page, moment);
    await expectAccessibleInOtherLanguages(page);
  });
