/** Crypt's variants: whole games of twins and of houses against computers, the curse, and the pages that offer them. */
import type { Page } from '@playwright/test';
import { crypt, stage } from '../kit/crypt';
import {
  choose,
  expect,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  expectTouchable,
  LANGUAGES,
  openReplay,
  otherPerson,
  setLanguage,
  showMoment,
  tableControls,
  test,
  PHONES,
} from '../kit/test';
import { myTurn, onTurn, press } from '../kit/play';

const OWN_RULES = 'These are Gravegoods’ own rules, not the publisher’s.';

/** Everything that has been introduced already. */
const MET = 'crypt-twins crypt-houses crypt-curse';

/** Opens a table of a variant against the weakest computers, and starts the game. */
async function play(page: Page, players: number, options: Record<string, string>): Promise<void> {
  await page.goto('/no/such/page');
  const id = await crypt.open(page, Array<'novice'>(players - 1).fill('novice'), options);
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
}

/** What a player has done in a game. */
interface Done {
  joined: number;
  given: number;
  asked: number;
}

/** Puts a servant on a treasure that an ally holds, if one accepts it. */
async function join(page: Page, ally: string): Promise<boolean> {
  const held = page.locator(`[data-slot]:has([data-die="${ally}"]) [data-treasure]`);
  for (const treasure of await held.all()) {
    await press(treasure);
    if (await page.locator('.next', { hasText: 'Joins your ally' }).isVisible()) return true;
    const clear = page.getByRole('button', { name: 'Start over' });
    if (await clear.isVisible()) await press(clear);
  }
  return false;
}

/** Makes one move: joins, gives and asks as often as possible, and otherwise claims or recovers. */
async function move(page: Page, ally: string | undefined, done: Done): Promise<void> {
  await onTurn(page, async () => {
    const give = page.locator('[data-give]');
    const ask = page.locator('[data-ask-dead]');
    if (await give.isVisible()) {
      await press(page.locator('.gift').first());
      await press(give);
      done.given += 1;
    } else if (await page.locator('[data-decline]').isVisible()) {
      await press(page.locator('[data-decline]'));
    } else if (done.asked === 0 && (await ask.isVisible())) {
      await press(ask);
      await press(page.locator('[data-ask-confirm]'));
      done.asked += 1;
    } else if (ally && (await join(page, ally))) {
      await press(page.locator('[data-confirm]'));
      done.joined += 1;
    } else if (await stage(page)) {
      await press(page.locator('[data-confirm]'));
    } else {
      await press(page.locator('[data-recover]'));
    }
  });
}

async function playToTheEnd(page: Page, ally: string | undefined): Promise<Done> {
  const done: Done = { joined: 0, given: 0, asked: 0 };
  for (let moves = 0; moves < 80; moves += 1) {
    if ((await myTurn(page)) === 'over') return done;
    await move(page, ally, done);
  }
  throw new Error('the game does not end');
}

const inEveryLanguage = async (page: Page) => {
  for (const language of LANGUAGES) {
    await setLanguage(page, language);
    await expectAccessible(page);
    await expectFits(page);
  }
  await setLanguage(page, 'en');
};

test('twins play a whole game together, and their lower score ranks them', async ({ page }) => {
  test.slow();
  await play(page, 2, { variant: 'twins' });

  // What is new is told in three steps, once.
  const intro = page.locator('[data-intro]');
  await expect(intro).toHaveText('1 of 3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog')).toContainText(OWN_RULES);
  await page.getByRole('button', { name: 'Start playing' }).click();
  await expect(intro).not.toBeVisible();
  await page.reload();
  await myTurn(page);
  await expect(intro).not.toBeVisible();

  await expect(page.locator('[data-board=ghost]')).toBeVisible();
  await inEveryLanguage(page);
  const done = await playToTheEnd(page, 'b');
  expect(done.joined + done.given).toBeGreaterThan(0);

  const end = page.locator('section.end');
  await expect(end).toContainText(/Your pair scores -?\d+ coins?, the lower of your two scores. You are the \w+\./);
  const totals = await end.locator('tfoot td').allTextContents();
  const coins = Number(/Your pair scores (-?\d+)/.exec((await end.textContent()) ?? '')?.[1]);
  expect(coins).toBe(Math.min(...totals.map(Number)));
  await expect(end).toContainText('By Gravegoods’ own rules');
  await expect(end.locator('.tale')).not.toBeEmpty();
  await inEveryLanguage(page);
  await openReplay(page);
  await expect(page.locator('[data-board=ghost]')).toBeVisible();
});

test('six heirs play a whole cursed game in houses', async ({ page }) => {
  test.slow();
  await choose(page, { met: MET });
  await play(page, 6, { curse: 'on' });
  await myTurn(page);
  await expect(page.getByRole('dialog')).not.toBeVisible();
  // The heir opposite has the same crest, and dice with another mark.
  await expect(page.locator('[data-board=d] [data-house="0"]')).toBeVisible();
  await expect(page.locator('[data-board=b] [data-house="1"]')).toBeVisible();
  await expect(page.locator('.mine [data-token]')).toHaveCount(1);
  await expect(page.locator('.mine [data-aside]')).toHaveAttribute('data-aside', '2');
  await expect(page.locator('.mine [data-open]')).toHaveAttribute('data-open', '5');
  await inEveryLanguage(page);

  const done = await playToTheEnd(page, 'd');
  expect(done.asked).toBe(1);
  expect(done.given).toBeGreaterThan(0);
  const end = page.locator('section.end');
  await expect(end.locator('[data-houses] li')).toHaveCount(3);
  await expect(end.locator('[data-cursed]')).toContainText('The curse lay on');
  // Every house has the sum of its heirs, and the highest has won.
  const houses = await end.locator('[data-houses] li').evaluateAll((all) =>
    all.map((house) => ({
      sum: Number(house.getAttribute('data-house-score')),
      heirs: [...house.querySelectorAll('.heirs > span')].map((heir) =>
        Number(/-?\d+$/.exec(heir.textContent.trim())?.[0]),
      ),
      won: house.classList.contains('won'),
    })),
  );
  for (const { sum, heirs } of houses) expect(heirs[0]! + heirs[1]!).toBe(sum);
  expect(houses[0]?.won).toBe(true);
  expect(houses[0]?.sum).toBe(Math.max(...houses.map(({ sum }) => sum)));
  await expect(end.locator('.won').first()).toContainText(/The House of the \w+ wins with/);
  await inEveryLanguage(page);
  await openReplay(page);
  await expect(page.locator('[data-house]').first()).toBeVisible();
});

test('asking the dead costs a servant and shows a token to the one who asks', async ({ page }) => {
  await choose(page, { met: MET });
  await play(page, 3, { curse: 'on' });
  await myTurn(page);
  const dice = page.locator('.mine .dice').first();
  await expect(dice).toHaveAttribute('aria-label', /^3 available/);
  await page.locator('[data-ask-dead]').click();
  await expect(page.locator('.asking')).toContainText('This is your whole turn.');
  await expectAccessible(page);
  // Nothing happens until it is confirmed.
  await page.locator('[data-ask-dead]').click();
  await expect(page.locator('.asking')).toHaveCount(0);
  await expect(dice).toHaveAttribute('aria-label', /^3 available/);
  await page.locator('[data-ask-dead]').click();
  await page.locator('[data-ask-confirm]').click();
  await expect(page.locator('.mine [data-token]')).toHaveCount(2);
  await expect(page.locator('.mine [data-aside]')).toHaveAttribute('data-aside', '1');
  await expect(page.getByRole('log').first()).toContainText('You exhaust a servant to ask the dead.');
  await expect(page.getByRole('log').first()).toContainText('is safe');
});

test('a token that was found is shown, and so is the curse, before coins are counted', async ({ page }) => {
  test.slow();
  await choose(page, { met: MET, speed: 'slow' });
  await page.goto('/no/such/page');
  const id = await crypt.open(page, [], { curse: 'on' });
  await page.goto(`/table/${id}`);
  // Everything that is shown large, in order.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const told = document.querySelector('[data-token-moment]')?.getAttribute('data-token-moment');
      const now = told ?? (document.querySelector('[data-counting]') ? 'counted' : undefined);
      if (now && seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.getByRole('button', { name: 'Start' }).click();
  await myTurn(page);
  await page.locator('[data-ask-dead]').click();
  await page.locator('[data-ask-confirm]').click();
  await expect(page.locator('[data-token-moment=found]')).toContainText('The dead tell you that this is safe');
  expect(await seen()).toEqual(['dealt', 'found']);
  await crypt.drive(page, id, 'last-claim');
  while ((await myTurn(page)) === 'turn') await move(page, undefined, { joined: 0, given: 0, asked: 1 });
  expect((await seen()).slice(2)).toEqual(['cursed', 'counted']);
  const end = page.locator('section.end');
  await expect(end).toContainText(/You leave the crypt with -?\d+ coin/);
  await expect(end.locator('[data-feats]')).toHaveText(/^\s*Your best so far: -?\d+\s*$/);
  await expect(end).toContainText('The curse lay on');
});

test('eight heirs play to the second round', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 720 });
  await choose(page, { met: MET });
  await play(page, 8, {});
  const done: Done = { joined: 0, given: 0, asked: 1 };
  await expect(page.locator('[data-treasure], [data-slot]').first()).toBeVisible();
  await expect(page.locator('[data-slot]')).toHaveCount(12);
  for (let moves = 0; moves < 12; moves += 1) {
    await myTurn(page);
    if (await page.getByText('Round 3 of 8').first().isVisible()) break;
    await move(page, 'e', done);
  }
  await expect(page.getByText('Round 3 of 8').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('heirs of a house have a chat that nobody else reads', async ({ page, browser, server }) => {
  await choose(page, { met: MET });
  await page.goto('/no/such/page');
  const id = await crypt.open(page, ['novice', 'novice', 'open', 'novice', 'novice']);
  const [bruno, eve] = [await otherPerson(browser, server), await otherPerson(browser, server)];
  for (const one of [bruno, eve]) await choose(one, { met: MET });
  await bruno.goto(`/table/${id}`);
  await bruno.getByLabel('Your name at this table').fill('Bruno');
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await page.goto(`/table/${id}`);
  await expect(page.getByText('Bruno', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await eve.goto(`/table/${id}`);

  const say = async (text: string) => {
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('radio', { name: 'Only allies' }).check();
  await expect(page.getByText('Only you and your allies read this.')).toBeVisible();
  await say('Take the idol, I join');
  await expect(page.locator('[data-channel=allies]')).toContainText('Take the idol');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Everyone' }).check();
  await expect(page.locator('[data-channel=all]')).not.toContainText('Take the idol');
  await say('Good luck to all');

  // The ally sees that there is something new in both; a spectator sees only what is for everyone.
  await bruno.getByRole('button', { name: 'Chat: 2 new' }).click();
  await expect(bruno.locator('[data-channel=all]')).toContainText('Good luck to all');
  await bruno.getByRole('radio', { name: 'Only allies (1)' }).check();
  await expect(bruno.locator('[data-channel=allies]')).toContainText('Take the idol, I join');
  await eve.getByRole('button', { name: 'Chat' }).click();
  await expect(eve.getByRole('log').filter({ hasText: 'Good luck to all' })).toBeVisible();
  await expect(eve.getByText('Take the idol')).toHaveCount(0);
  await expect(eve.getByText('Only allies')).toHaveCount(0);
  await bruno.context().close();
  await eve.context().close();
});

test('a new table offers the variants that fit, with their teams, and says whose rules they are', async ({ page }) => {
  await page.goto('/new/crypt');
  const game = page.getByLabel('Game', { exact: true });
  await expect(game.locator('option')).toHaveText([/base game/, /Conspiring Twins.*our own rules/]);
  await expect(page.getByText(OWN_RULES)).toHaveCount(0);
  await game.selectOption('twins');
  await expect(page.getByText(OWN_RULES)).toHaveCount(1);
  await expect(page.locator('[data-team="0"]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.locator('[data-team]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Add 2 seats' }).click();
  await expect(game.locator('option')).toHaveText([/Clash of Houses.*our own rules/]);
  await expect(page.locator('[data-team]')).toHaveCount(6);
  await expect(page.locator('[data-team="0"]')).toHaveCount(2);
  await expectAccessibleInAllThemes(page);
  await page.getByLabel('Anyone: the table is listed under Open tables').check();
  await page.getByRole('button', { name: 'Create table' }).click();

  // Seats gather by house.
  await expect(page.locator('h3[data-team]')).toHaveText([/Crown/, /Key/, /Tower/]);
  await expect(page.getByText(OWN_RULES)).toBeVisible();
  await inEveryLanguage(page);
  await page.goto('/lobby');
  await expect(page.locator('[data-own-rules]').first()).toContainText('Clash of Houses');
  await page.goto('/');
  await page.getByRole('radio', { name: '6', exact: true }).first().check({ force: true });
  await expect(page.locator('[data-own-rules]')).toContainText('own rules');
});

test('the rules tell the variants, and the search finds them', async ({ page }) => {
  await page.goto('/rules/crypt');
  await expect(page.getByRole('heading', { name: /Clash of Houses/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('cursed');
  await expect(page.locator('#V4\\.3')).toBeVisible();
  await page.getByRole('searchbox').fill('gift');
  await expect(page.locator('#V1\\.4')).toBeVisible();
});

for (const phone of PHONES) {
  test.describe(`on a phone of ${phone.viewport.width} by ${phone.viewport.height}`, () => {
    test.use(phone);

    test('variants fit, and can be played with a thumb', async ({ page }) => {
      test.slow();
      for (const moment of ['claim-twins', 'give-twins', 'claim-houses-6p', 'claim-houses-8p', 'claim-curse-3p']) {
        await showMoment(page, `crypt/${moment}`);
        for (const language of LANGUAGES) {
          await setLanguage(page, language);
          await expectFits(page);
        }
        await setLanguage(page, 'en');
        await expectTouchable(tableControls(page));
        await expect(page.locator('.actions')).toBeInViewport({ ratio: 0.9 });
      }
      for (const moment of ['over-twins', 'over-houses-6p', 'over-houses-8p', 'over-curse-solo']) {
        await showMoment(page, `crypt/${moment}`);
        for (const language of LANGUAGES) {
          await setLanguage(page, language);
          await expectFits(page);
        }
        await expectAccessible(page);
      }
    });
  });
}
