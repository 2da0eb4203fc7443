/** Tables fit one screen; what happened since the last turn is shown, and can be played again. */
import type { Page } from '@playwright/test';
import { crypt, move } from '../kit/crypt';
import {
  choose,
  expect,
  expectAccessible,
  expectFits,
  expectTouchable,
  LANGUAGES,
  otherPerson,
  setLanguage,
  showMoment,
  test,
  PHONES,
} from '../kit/test';
import { myTurn, whoseTurn } from '../kit/play';

/** The boards and towers whose content is cut off at the bottom or at the side, with how much is. */
const cutOff = (page: Page) =>
  page.locator('.boards [data-board], .scene [data-tower]').evaluateAll((parts) =>
    parts.flatMap(({ scrollHeight, clientHeight, scrollWidth, clientWidth, textContent }) => {
      const [high, wide] = [scrollHeight - clientHeight, scrollWidth - clientWidth];
      return high > 2 || wide > 2 ? [`${textContent?.trim().slice(0, 20)}: ${high} high, ${wide} wide`] : [];
    }),
  );

/** Fails if the page scrolls. */
const expectOneScreen = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight - innerHeight, scrollWidth - innerWidth];
      }),
    )
    .toEqual([0, 0]);

/** The pairs of elements that lie on each other. */
const overlapping = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.flatMap((box, at) =>
      boxes.slice(at + 1).flatMap((other, nth) => {
        const apart =
          box.right <= other.left + 1 ||
          other.right <= box.left + 1 ||
          box.bottom <= other.top + 1 ||
          other.bottom <= box.top + 1;
        return apart ? [] : [[at, at + 1 + nth]];
      }),
    );
  });

const recap = (page: Page) => page.locator('[data-recap]');

test.describe('on a screen of 1440 by 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const moment of ['claim-twins', 'give-twins', 'claim-houses-6p', 'claim-houses-8p', 'claim-curse-3p']) {
    test(`crypt/${moment} fits without scrolling, with every board and treasure`, async ({ page }) => {
      await showMoment(page, `crypt/${moment}`);
      await expectOneScreen(page);
      for (const board of await page.locator('.boards [data-board]').all())
        await expect(board).toBeInViewport({ ratio: 1 });
      expect(await overlapping(page, '.boards [data-board]')).toEqual([]);
      expect(await overlapping(page, '[data-slot] .card')).toEqual([]);
      await expectAccessible(page);
    });
  }
});

test.describe('on a screen of 1280 by 720', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  for (const moment of [
    'crypt/claim-2p',
    'crypt/claim-4p',
    'crypt/claim-solo',
    'dungeonville/first-5p',
    'dungeonville/scout-4p',
    'dungeonville/battle-3p',
    'dungeonville/onward-3p',
    // Made-up games of eight, Crypt's with a row of twelve.
    'crypt/claim-8p',
    'dungeonville/first-8p',
    'dungeonville/scout-8p',
    'crypt/claim-twins',
    'crypt/give-twins',
    'crypt/claim-houses-6p',
    'crypt/claim-houses-8p',
    'crypt/claim-curse-3p',
  ]) {
    test(`${moment} fits without scrolling in every language`, async ({ page }) => {
      await showMoment(page, moment);
      for (const language of LANGUAGES) {
        await setLanguage(page, language);
        await expectOneScreen(page);
        for (const part of ['.status', '.stage', '.mine', '.actions', '[role=log]'])
          await expect(page.locator(`.scene ${part}`).first()).toBeInViewport({ ratio: 0.9 });
        await expect.poll(() => cutOff(page)).toEqual([]);
      }
    });
  }

  test('the tower of a known owner keeps its whole name', async ({ page }) => {
    await showMoment(page, 'dungeonville/lute-3p');
    const name = page.locator('[data-tower=goblinCamp] h3');
    await expect(name).toHaveText('Goblin Camp');
    await expect.poll(() => name.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
  });

  test('a fight leaves room for all fighters, treasures and buttons in every language', async ({ page }) => {
    // The viewer has six treasures, and could declare and win.
    await showMoment(page, 'dungeonville/battle-3p');
    const fighters = page.locator('.places [data-member], .bench [data-member]');
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      for (const one of [
        ...(await page.locator('.mine .chips:not(.powers) li').all()),
        ...(await fighters.all()),
        ...(await page.locator('.lineup').all()),
      ])
        await expect(one).toBeInViewport({ ratio: 0.95 });
      await expect(page.locator('[data-declare]')).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('.mine .row li')).toHaveCount(6);
  });

  test('eight players and a row of twelve have their places', async ({ page }) => {
    await showMoment(page, 'crypt/claim-8p');
    await expect(page.locator('.boards [data-board]')).toHaveCount(7);
    for (const board of await page.locator('.boards [data-board]').all()) {
      await expect(board).toBeInViewport({ ratio: 1 });
      await expect(board.locator('.dice')).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('[data-treasure]')).toHaveCount(12);
    for (const card of await page.locator('[data-slot] .card').all()) await expect(card).toBeInViewport({ ratio: 1 });
    expect(await overlapping(page, '[data-slot] .card')).toEqual([]);
    expect(await overlapping(page, '.boards [data-board]')).toEqual([]);
    expect((await page.locator('[data-slot] .card').first().boundingBox())?.width).toBeGreaterThan(50);
  });

  test('while eight players scout, all that a tower tells is in view', async ({ page }) => {
    await showMoment(page, 'dungeonville/scout-8p');
    await expect(page.locator('.boards [data-board]')).toHaveCount(7);
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      await expect(page.locator('[data-tower] .deck')).toHaveCount(5);
      for (const part of await page.locator('[data-tower] :is(h3, .letters, .marks, .blood, .deck)').all())
        if (await part.isVisible()) await expect(part).toBeInViewport({ ratio: 0.95 });
      expect(await page.locator('.stage').evaluate((stage) => stage.scrollHeight - stage.clientHeight)).toBe(0);
    }
  });

  test('a table of five fits, with the header and the buttons of the table', async ({ page }) => {
    await page.goto('/new/dungeonville');
    for (let seat = 3; seat <= 5; seat += 1) await page.getByRole('button', { name: 'Add a seat' }).click();
    for (let seat = 2; seat <= 5; seat += 1)
      await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('novice');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await myTurn(page);
    await expectOneScreen(page);
    await expect(page.getByRole('button', { name: 'Chat' })).toBeInViewport();
    await expect(page.locator('.boards [data-board]')).toHaveCount(4);
  });

  test('Confirm never moves, not even while moments are shown, and the status is never blank', async ({ page }) => {
    await choose(page, { speed: 'slow' });
    await page.goto('/play/crypt');
    await myTurn(page);
    const confirm = page.locator('.actions').getByRole('button', { name: 'Confirm' });
    const place = await confirm.boundingBox();
    await move(page);
    await expect(page.locator('[data-playing=true]')).toBeVisible();
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(await confirm.boundingBox()).toEqual(place);
    await expect(page.locator('p.turn')).not.toBeEmpty();
    await expect(page.locator('.narration')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await myTurn(page);
    expect(await confirm.boundingBox()).toEqual(place);
  });

  test('what others did is shown until the next action, and can be played again', async ({ page }) => {
    await page.goto('/play/crypt');
    await move(page);
    await myTurn(page);
    await expect(recap(page)).toContainText('Since your last turn');
    await expect(recap(page).locator('[data-by=b]').first()).toContainText(/claims|recovers|passes|rolls|collects/);
    await expect(recap(page).locator('.icons svg').first()).toBeVisible();
    await expectAccessible(page);
    const before = await page.getByRole('log').locator('p').count();
    await recap(page).getByRole('button', { name: 'Play it again' }).click();
    await expect(page.locator('[data-playing=true]')).toBeVisible();
    expect(await page.getByRole('log').locator('p').count()).toBeLessThanOrEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-playing=false]')).toBeVisible();
    await expect(page.getByRole('log').locator('p')).toHaveCount(before);
    await expect(recap(page)).toBeVisible();
  });

  test('the log is grouped by round and turn, in the colours of the players', async ({ page }) => {
    await showMoment(page, 'crypt/claim-4p');
    const log = page.getByRole('log');
    await expect(log.getByRole('heading', { name: 'Round 8' })).toHaveCount(1);
    // The first line of a turn has the player's mark.
    await expect(log.locator('p.first[data-by=c] .mark').first()).toBeAttached();
    const colours = await log
      .locator('p.by')
      .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).borderInlineStartColor)).size);
    expect(colours).toBeGreaterThan(1);
  });
});

test('after a game of Crypt the collectors keep their portraits when the window changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await showMoment(page, 'crypt/over-4p');
  const portraits = page.locator('.side .portrait svg');
  await expect(portraits).toHaveCount(6);
  // A narrow window has no column at the side.
  await page.setViewportSize({ width: 700, height: 720 });
  await expect(page.locator('.side')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('.side')).toBeVisible();
  await expect(portraits).toHaveCount(6);
  for (const portrait of await portraits.all()) await expect(portrait).toBeVisible();
});

test('after an absence the table says what happened meanwhile, until the next action', async ({
  page,
  browser,
  server,
}) => {
  const friend = await otherPerson(browser, server);
  const id = await crypt.share(page, friend);
  for (const one of [page, friend]) {
    await one.goto(`/table/${id}`);
    await one.getByRole('button', { name: 'Start' }).click();
  }
  const first = await whoseTurn(page, friend);
  const second = first === page ? friend : page;
  await move(first);
  await myTurn(second);
  await expect(recap(second)).toContainText('Since your last turn');
  await first.goto('/lobby');
  await move(second);
  await first.goto(`/table/${id}`);
  await expect(recap(first)).toContainText('While you were away');
  await expect(recap(first).locator('p').first()).not.toBeEmpty();
  // A new round may begin with the other player.
  while ((await whoseTurn(first, second)) === second) await move(second);
  await move(first);
  await expect(first.getByText('While you were away')).toHaveCount(0);
  await friend.context().close();
});

for (const phone of PHONES) {
  test.describe(`on a phone of ${phone.viewport.width} by ${phone.viewport.height}`, () => {
    test.use(phone);

    test('boards, the log and the rest are one tap away', async ({ page }) => {
      await showMoment(page, 'crypt/claim-4p');
      await page.locator('[data-chips] [data-board=c]').tap();
      await expect(page.getByRole('dialog').locator('.piles')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Game log' }).tap();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Round 8' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Collectors' }).tap();
      await expect(page.getByRole('dialog').locator('[data-collector]')).toHaveCount(6);
      await expectAccessible(page);
    });

    test('eight players and a row of twelve fit the width, and every board is one tap away', async ({ page }) => {
      for (const moment of ['crypt/claim-8p', 'dungeonville/first-8p', 'dungeonville/scout-8p']) {
        await showMoment(page, moment);
        await expect(page.locator('[data-chips] .chip')).toHaveCount(8);
        for (const language of LANGUAGES) {
          await setLanguage(page, language);
          await expectFits(page);
        }
        expect(await overlapping(page, '[data-chips] .chip')).toEqual([]);
        await expectTouchable(page.locator('[data-chips] .chip'));
        await expect(page.locator('.actions')).toBeInViewport({ ratio: 0.9 });
      }
      await showMoment(page, 'crypt/claim-8p');
      await expect(page.locator('[data-treasure]')).toHaveCount(12);
      expect(await overlapping(page, '[data-slot] .card')).toEqual([]);
      await page.locator('[data-chips] [data-board=h]').tap();
      await expect(page.getByRole('dialog').locator('.piles')).toBeVisible();
    });

    test('the town, my party and all letters are in view while I recruit, also while I choose the payment', async ({
      page,
    }) => {
      const inView = async () => {
        for (const card of await page.locator('[data-town] .card, .things .party li').all())
          await expect(card).toBeInViewport({ ratio: 0.95 });
        await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 0.9 });
      };
      for (const moment of ['first-5p', 'recruit-3p']) {
        await showMoment(page, `dungeonville/${moment}`);
        await expect(page.locator('[data-town] .card')).toHaveCount(5);
        await inView();
      }
      await page.locator('[data-place=inn] .card').tap();
      await expect(page.locator('.sum')).toBeVisible();
      await expect(page.locator('.things .party li').first()).toBeInViewport({ ratio: 0.95 });
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 0.9 });
    });

    test('my party is in view while I recruit and scout, and the others’ fighters while I order mine', async ({
      page,
    }) => {
      for (const moment of ['first-5p', 'scout-4p']) {
        await showMoment(page, `dungeonville/${moment}`);
        await expect(page.locator('.things .party li').first()).toBeInViewport({ ratio: 0.9 });
        await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 0.9 });
      }
      await showMoment(page, 'dungeonville/battle-3p');
      // Above the panel, which covers what is behind it.
      const covered = () =>
        page.evaluate(() => {
          const panel = document.querySelector('.actions')?.getBoundingClientRect().top ?? 0;
          return [...document.querySelectorAll('.lineup')].filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top < 0 || bottom > panel + 2;
          }).length;
        });
      await expect(page.locator('.lineup')).toHaveCount(3);
      await expect.poll(covered).toBe(0);
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 0.9 });
    });
  });
}
