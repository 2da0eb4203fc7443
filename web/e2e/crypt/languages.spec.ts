/** A round of Crypt in every language, with no text in another language. */
import type { Page } from '@playwright/test';
import { move, stage } from '../kit/crypt';
import { choose, expect, LANGUAGES, test } from '../kit/test';
import { myTurn, playOn } from '../kit/play';
import { english, ENGLISH_WORDS, words } from '../kit/words';

/** All visible and accessible texts of the page, except names, which are not translated. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [document.title];
    for (const node of document.querySelectorAll('body *')) {
      if (node.closest('script, style, [lang]:not(html), #name')) continue;
      if (node instanceof HTMLOptionElement && node.closest('select')?.querySelector('[value=el]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) all.push(node.getAttribute(name) ?? '');
      for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) all.push(child.textContent ?? '');
    }
    return all.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });

for (const language of LANGUAGES) {
  test(`a round is played in ${language}, with no text in another language`, async ({ page }) => {
    const say = words(language);
    const foreign = english(language === 'en' ? 'it' : language);
    const isEnglish = (text: string) => ENGLISH_WORDS.test(text) || foreign.some((piece) => text.includes(piece));
    const check = async (where: string) => {
      const found = (await textsOf(page)).filter(isEnglish);
      // In English it must find something: this shows that the check works.
      if (language === 'en') expect(found.length, where).toBeGreaterThan(2);
      else expect(found, where).toEqual([]);
    };
    await choose(page, { language });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const playNow = page.getByRole('link', {
      name: `${say('home-play-now')} ${say('crypt-name')}`,
      exact: true,
    });
    await expect(playNow).toBeVisible();
    await check('home');
    await playNow.click();
    await myTurn(page);
    await expect(page.getByText(say('crypt-round', { round: 1, rounds: 8 }))).toBeVisible();
    expect(await stage(page)).toBe(true);
    const undo = page.getByRole('button', { name: say('table-undo-all') });
    await expect(undo).toBeVisible();
    await check('staging');
    await undo.click();
    const second = page.getByText(say('crypt-round', { round: 2, rounds: 8 }));
    await playOn(page, { move: () => move(page, say), most: 20, enough: () => second.isVisible() });
    await expect(second).toBeVisible();
    await check('round 2');
    await page.getByRole('button', { name: say('table-menu') }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await check('menu');
  });
}
