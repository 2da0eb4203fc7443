/** What is in view on a laptop's screen without scrolling: the ways to play, the whole end of a game, and what a newcomer may ask. */
import { choose, expect, LANGUAGES, PHONES, setLanguage, showMoment, SMALL_PHONE, test } from '../kit/test';
import { myTurn } from '../kit/play';

test.describe('on a screen of 1280 by 720', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('a first-time visitor can press Play of both games in every language', async ({ page }) => {
    // The toy game is only in servers for tests, and makes the other cards narrower.
    await page.route('**/api/games', async (route) => {
      const response = await route.fetch();
      const games = (await response.json()) as { name: string }[];
      await route.fulfill({ response, json: games.filter(({ name }) => name !== 'sealed-bids') });
    });
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Start the lesson' })).toBeInViewport({ ratio: 1 });
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      for (const game of ['crypt', 'dungeonville'])
        await expect(page.locator(`main a[href="/play/${game}"]`)).toBeInViewport({ ratio: 1 });
    }
  });

  for (const moment of ['crypt/over-2p', 'crypt/over-4p', 'crypt/over-houses-6p', 'dungeonville/over-4p'])
    test(`the end of ${moment} is in view, from the result to what to do next`, async ({ page }) => {
      await showMoment(page, moment);
      const end = page.locator('section.end');
      for (const part of ['.result .won', '[data-share]', 'a[href^="/replay/"]', 'tfoot td'])
        await expect(end.locator(part).first()).toBeInViewport({ ratio: 1 });
      await expect(end.locator('[data-emblem] svg').first()).toBeInViewport({ ratio: 0.95 });
    });

  test('every adventurer in town is drawn as large as its place allows', async ({ page }) => {
    for (const moment of ['dungeonville/first-5p', 'dungeonville/recruit-3p']) {
      await showMoment(page, moment);
      for (const language of LANGUAGES) {
        await setLanguage(page, language);
        const places = page.locator('[data-town] li');
        await expect(places).toHaveCount(5);
        const tall = () =>
          places.evaluateAll((all) =>
            all.map((place) => {
              const card = place.querySelector('.card svg')?.getBoundingClientRect().height ?? 0;
              return { share: card / place.clientHeight > 0.45, hidden: place.scrollHeight - place.clientHeight > 1 };
            }),
          );
        await expect.poll(tall).toEqual(Array(5).fill({ share: true, hidden: false }));
      }
    }
  });

  test('an expedition has the stage to itself, down to its edge, in every language', async ({ page }) => {
    for (const moment of ['dungeonville/onward-3p', 'dungeonville/burden-3p']) {
      await showMoment(page, moment);
      for (const language of LANGUAGES) {
        await setLanguage(page, language);
        await expect(page.locator('.expedition')).toBeInViewport({ ratio: 1 });
        const below = () =>
          page.evaluate(() => {
            const bottom = (selector: string) =>
              document.querySelector(selector)?.getBoundingClientRect().bottom ?? NaN;
            return Math.round(bottom('.scene .stage') - bottom('.expedition'));
          });
        await expect.poll(below).toBe(0);
      }
    }
  });

  test('in the first rounds a newcomer is told what recruiting is about, until they choose', async ({ page }) => {
    await showMoment(page, 'dungeonville/first-5p');
    const advice = page.locator('[data-advice]');
    await expect(advice).toHaveText(/The lowest rank wins a fight/);
    await page.locator('button[data-adventurer]').last().click();
    await expect(page.locator('button[data-adventurer][aria-pressed=true]')).toHaveCount(1);
    await expect(advice).toHaveCount(0);
    // Round 4.
    await showMoment(page, 'dungeonville/recruit-3p');
    await expect(page.locator('button[data-adventurer]').first()).toBeVisible();
    await expect(advice).toHaveCount(0);
  });
});

test.describe('on a small phone', () => {
  test.use(SMALL_PHONE);

  test('the advice leaves its room to the town', async ({ page }) => {
    await showMoment(page, 'dungeonville/first-5p');
    await expect(page.locator('[data-advice]')).toBeHidden();
    await expect(page.locator('button[data-adventurer]').last()).toBeInViewport();
  });
});

for (const phone of PHONES)
  test.describe(`on a phone of ${phone.viewport.width} by ${phone.viewport.height}`, () => {
    test.use(phone);

    test('Confirm is at the bottom of the screen, and stays there', async ({ page }) => {
      await choose(page, { speed: 'slow' });
      await page.goto('/play/crypt');
      await myTurn(page);
      const confirm = page.locator('.actions').getByRole('button', { name: 'Confirm' });
      const place = async () => {
        const box = await confirm.boundingBox();
        return { left: box?.x ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) };
      };
      const { left, bottom } = await place();
      /** How far it has moved. Less than a pixel comes from heights that are not whole pixels. */
      const moved = async () => {
        const now = await place();
        return Math.max(Math.abs(now.left - left), Math.abs(now.bottom - bottom));
      };
      expect(bottom).toBeGreaterThan(phone.viewport.height - 16);
      expect(bottom).toBeLessThanOrEqual(phone.viewport.height);
      await page.locator('[data-treasure="3"]').tap();
      await expect(page.locator('[data-effort]')).toHaveCount(6);
      await expect.poll(moved).toBeLessThan(1);
      await confirm.tap();
      await expect(page.locator('[data-playing=true]')).toBeVisible();
      // A button that is still pressed is drawn a pixel lower.
      await expect.poll(moved).toBeLessThan(1);
      await expect(page.locator('[data-playing=true]')).toBeVisible();
    });
  });
