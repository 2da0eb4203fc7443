/** Everything on a table can be asked about: by hovering, a long press, focus, or a key. Asking is not choosing. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, LANGUAGES, setLanguage, showMoment, test } from '../kit/test';

const answer = (page: Page) => page.locator('[data-answer]');
const first = (page: Page) => page.locator('[data-treasure="1"]');

/** Moves the pointer to the middle of something, like a hand would. */
async function pointAt(at: Locator): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  const box = await at.boundingBox();
  if (!box) throw new Error('there is nothing to point at');
  await at.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
}

/** Points at things, and expects an answer with a text and a link to a rule for each. */
async function expectAnswers(page: Page, game: string, answers: Record<string, string>): Promise<void> {
  for (const [thing, text] of Object.entries(answers)) {
    await pointAt(page.locator(thing).first());
    await expect(answer(page)).toContainText(text);
    await expect(answer(page).getByRole('link')).toHaveAttribute('href', new RegExp(`^/rules/${game}#`));
  }
}

test('hovering shows what a thing is, large, with its power and its rule; a press only chooses', async ({ page }) => {
  await showMoment(page, 'crypt/claim-4p');
  await pointAt(page.locator('[data-slot="1"]'));
  await expect(answer(page)).toContainText('coin');
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', /^\/rules\/crypt#/);
  await expect(answer(page).locator('svg')).toBeVisible();
  await expectAccessible(page);
  await first(page).click();
  await expect(answer(page)).toBeHidden();
  await expect(first(page)).toHaveAttribute('aria-pressed', 'true');

  await expectAnswers(page, 'crypt', {
    '[data-board] .torch': 'turn of the round',
    '[data-board] .dice': 'exhausts it',
    '[data-collector=tapestry]': 'Tapestries',
    '[data-deck]': 'The backs show the kind',
  });
  await page.keyboard.press('Escape');
  await expect(answer(page)).toBeHidden();
});

test('with the keyboard, I asks about what has the focus, and Escape leads back to it', async ({ page }) => {
  await showMoment(page, 'crypt/claim-4p');
  await first(page).focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('coin');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(answer(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(answer(page)).toBeHidden();
  await expect(first(page)).toBeFocused();
  await expect(first(page)).toHaveAttribute('aria-pressed', 'false');

  // Cards of a collection are one stop for Tab; arrow keys move between them.
  const cards = page.locator('[data-board] .piles [data-ask]');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('focus alone shows the answer after a while, and it describes the control', async ({ page }) => {
  await showMoment(page, 'crypt/claim-4p');
  await first(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(answer(page)).toBeVisible();
  await expect(page.locator('[data-treasure="2"]')).toHaveAccessibleDescription(/coin/);
});

test('in Dungeonville cards, treasures and tokens can be asked about, and the lowest rank is said to win', async ({
  page,
}) => {
  await showMoment(page, 'dungeonville/recruit-3p');
  await expectAnswers(page, 'dungeonville', {
    '[data-place]': 'the lowest rank wins',
    '[data-board] [data-adventurer] [data-ask]': 'carries',
    '[data-board] .tokens [data-ask]': 'kill zone',
    '[data-board] .chips [data-ask]': 'gold',
  });
  await expectAccessible(page);
});

test('deeds, towers, the first player and fighters can be asked about; a deed that is face down stays secret', async ({
  page,
}) => {
  await showMoment(page, 'dungeonville/recruit-3p');
  for (const [thing, text] of [
    ['[data-tower=crypt] .picture', 'The party with the most members enters; in a tie, the one with the lowest rank'],
    ['.boards .paper', 'A deed is secret'],
    ['[data-board] .first', 'Acts first in every phase'],
  ] as const) {
    await pointAt(page.locator(thing).first());
    await expect(answer(page)).toContainText(text);
    await expect(answer(page).getByRole('link')).toHaveAttribute('href', /^\/rules\/dungeonville#/);
    await expect(answer(page).locator('svg')).toBeVisible();
    // The answer may cover the next thing.
    await page.keyboard.press('Escape');
  }
  await expectAccessible(page);

  const deed = page.locator('button[data-deed]');
  await deed.focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('Deed');
  await expect(page.getByRole('dialog')).not.toContainText('Deed:');
  await page.keyboard.press('Escape');
  await expect(deed).toBeFocused();

  // Towers are one stop for Tab; arrow keys move between them.
  const towers = page.locator('[data-tower] .picture');
  await towers.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(towers.nth(1)).toBeFocused();
  await expect(answer(page)).toContainText('The party with the most members enters');

  await showMoment(page, 'dungeonville/battle-3p');
  const fighter = page.locator('[data-member]').first();
  await fighter.focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('the lowest rank wins');
  await page.keyboard.press('Escape');
  await expect(fighter).toBeFocused();
  await pointAt(fighter);
  await expect(answer(page)).toContainText('the lowest rank wins');
  await expect(page.getByText('if parties are equal, the one with the lowest rank')).toBeVisible();

  // After a fight, the table says who holds the field and why.
  await showMoment(page, 'dungeonville/onward-3p');
  await expect(page.locator('.holds')).toContainText('Holds the field');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Presses until the answer is shown. */
  async function hold(at: Locator): Promise<void> {
    const page = at.page();
    await at.scrollIntoViewIfNeeded();
    const box = await at.boundingBox();
    if (!box) throw new Error('there is nothing to press');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(answer(page)).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  }

  test('a long press on a fighter asks and does not move it; a tower behind a button can be asked, too', async ({
    page,
  }) => {
    await showMoment(page, 'dungeonville/battle-3p');
    const fighter = page.locator('.places [data-member]').first();
    await hold(fighter);
    await expect(answer(page)).toContainText('the lowest rank wins');
    await answer(page).getByRole('button').tap();
    await expect(answer(page)).toBeHidden();
    await expect(fighter).toBeVisible();
    await page.locator('[data-door=towers]').tap();
    await hold(page.getByRole('dialog').locator('[data-tower] .picture').first());
    await expect(answer(page)).toContainText('The party with the most members enters');
  });

  test('a long press asks and does not choose; every language has the answer', async ({ page }) => {
    await showMoment(page, 'crypt/claim-4p');
    await hold(first(page));
    await expect(first(page)).toHaveAttribute('aria-pressed', 'false');
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      texts.add(await answer(page).innerText());
      const box = await answer(page).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
    }
    expect(texts.size).toBe(LANGUAGES.length);
    await answer(page).getByRole('button').tap();
    await expect(answer(page)).toBeHidden();
    await first(page).tap();
    await expect(first(page)).toHaveAttribute('aria-pressed', 'true');
  });
});
