/** The rules of both games: pictures, search, and the summary on one page. */
import { choose, expect, expectAccessible, LANGUAGES, setLanguage, test } from '../kit/test';
import { rulesIn } from '../kit/rules';
import { words } from '../kit/words';

/** The number of pictures in the rules of each game. */
const PICTURES = { crypt: 7, dungeonville: 4 };

for (const [game, pictures] of Object.entries(PICTURES)) {
  test(`the rules of ${game} have pictures with a description in every language`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    const figures = page.getByRole('figure');
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      await rulesIn(page, language);
      await expect(figures).toHaveCount(pictures);
      for (const figure of await figures.all()) {
        await expect(figure).toHaveAccessibleName(/\p{L}.{80}/u);
        await expect(figure.locator('svg').first()).toBeVisible();
      }
      await expect(page.getByText(words(language)(`${game}-credits`)).first()).toBeVisible();
      // English is checked with the other pages.
      if (language !== 'en') await expectAccessible(page);
    }
  });

  test(`the summary of ${game} is accessible and fits one sheet of paper in every language`, async ({ page }) => {
    await page.goto(`/rules/${game}/summary`);
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      await rulesIn(page, language);
      if (language !== 'en') await expectAccessible(page);
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
  });
}

/** What is typed, a rule and a highlighted word that it finds, and a rule that it does not find. */
const SEARCHES = [
  ['de', 'dungeonville', 'Esel', 'D3.9', 'Maultier', 'D3.8'],
  ['de', 'crypt', 'wuerfel', 'C3.12', 'Würfel', 'C3.6'],
  ['el', 'crypt', 'ΔΑΥΛΟΥΣ', 'C2.2', 'δαυλ', 'C3.6'],
  ['fr', 'crypt', 'evinces', 'C3.5', 'évincés', 'C3.6'],
  ['it', 'dungeonville', 'asino', 'D5.2', 'Mulo', 'D3.8'],
  ['en', 'dungeonville', 'maultier', 'R6', 'Mule', 'D3.8'],
] as const;

for (const [language, game, query, rule, found, other] of SEARCHES) {
  test(`in ${language}, the search for ${query} finds rule ${rule}`, async ({ page }) => {
    await choose(page, { language });
    await page.goto(`/rules/${game}`);
    await rulesIn(page, language);
    await page.getByRole('searchbox').fill(query);
    await expect(page.locator(`[id="${rule}"] mark`).filter({ hasText: found }).first()).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(/\d/);
    await expect(page.locator(`[id="${other}"]`)).toHaveCount(0);
  });
}

test('the search finds a card by its name, and leads to its rule', async ({ page }) => {
  await choose(page, { language: 'de' });
  await page.goto('/rules/dungeonville');
  await rulesIn(page, 'de');
  await page.getByRole('searchbox').fill('herzogin');
  const card = page.getByRole('listitem').filter({ hasText: 'Herzogin' });
  await expect(card).toContainText('Rang 64');
  await expectAccessible(page);
  await card.getByRole('link').click();
  await expect(page.locator('[id="D5.2"]')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a link to a rule scrolls to it and focuses it', async ({ page }) => {
  await page.goto('/rules/crypt#C5.8');
  await expect(page.locator('#C5\\.8')).toBeInViewport();
  await expect(page.locator('#C5\\.8')).toBeFocused();
});

test('the rules lead to their summary, and the summary to each rule', async ({ page }) => {
  await page.goto('/rules/crypt');
  await page.getByRole('link', { name: 'Summary on one page' }).click();
  await expect(page).toHaveTitle('Crypt: summary – Gravegoods');
  await page.getByRole('link', { name: 'Rolling' }).click();
  await expect(page.locator('[id="C3.12"]')).toBeInViewport();
  await expect(page.locator('[id="C3.12"]')).toBeFocused();
});

test('the menu of a table opens the summary beside it', async ({ page }) => {
  await page.goto('/play/dungeonville');
  await page.getByRole('button', { name: 'Table menu' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Rules summary' }).click();
  const summary = await opened;
  await expect(summary.getByRole('heading', { name: 'Dungeonville: summary' })).toBeVisible();
  await expect(summary.getByText('Blooded Axe')).toBeVisible();
  await expect(page).toHaveURL(/\/table\//);
});
