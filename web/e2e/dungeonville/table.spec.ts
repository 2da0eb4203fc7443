/** The Dungeonville table: at every kind of moment, in a whole game, and between two people. */
import type { Page } from '@playwright/test';
import { dungeonville, move, playToTheEnd } from '../kit/dungeonville';
import {
  checkSeal,
  errorsOf,
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  expectTouchable,
  openReplay,
  otherPerson,
  showMoment,
  SMALL_PHONE,
  tableControls,
  test,
} from '../kit/test';
import { playOn } from '../kit/play';

const table = (page: Page, moment: string) => showMoment(page, `dungeonville/${moment}`);

for (const moment of [
  'recruit-3p',
  'scout-4p',
  'battle-3p',
  'lute-3p',
  'spare-3p',
  'deed-2p',
  'oracle-3p',
  'wand-3p',
  'onward-3p',
  'death-3p',
  'burden-3p',
  'harvest-4p',
  'over-4p',
]) {
  test(`Dungeonville at ${moment} is accessible in every theme, and fits a small screen with large text in every language`, async ({
    page,
  }) => {
    test.slow();
    await table(page, moment);
    if (moment.startsWith('recruit')) await page.locator('button[data-adventurer]').last().click();
    await expectReadable(page, { small: () => expectTouchable(tableControls(page)) });
  });
}

test('an adventurer is recruited by keyboard', async ({ page }) => {
  await table(page, 'recruit-3p');
  const town = page.locator('button[data-adventurer]');
  await town.first().focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(town.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(town.last()).toHaveAttribute('aria-pressed', 'true');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await page.locator('.actions .member').first().focus();
  await page.keyboard.press('Enter');
  await expect(confirm).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(town.last()).toHaveAttribute('aria-pressed', 'false');
});

for (const { rule, moment, question, fighter, otherwise } of [
  {
    rule: 'D5.5 the Silver Lute shows who may join, and can be played or not',
    moment: 'lute-3p',
    question: 'Let a beaten fighter join you?',
    fighter: /Betony Barrow/,
    otherwise: 'Let them die',
  },
  {
    rule: 'D5.5 under version 2 of the rules the Silver Lute keeps a beaten Bard',
    moment: 'spare-3p',
    question: 'Your Bard is beaten. Play the Silver Lute to keep them?',
    fighter: /Lysander Encore/,
    otherwise: 'Don’t play the lute',
  },
]) {
  test(rule, async ({ page }) => {
    await table(page, moment);
    await expect(page.locator('.turn').getByText(question)).toBeVisible();
    const choice = page.getByRole('group', { name: 'Choose an adventurer' });
    await expect(choice.getByRole('button', { name: fighter })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: otherwise })).toBeEnabled();
    // The gallery refuses every move, so an alert shows that it was sent.
    await page.getByRole('button', { name: 'Play the lute for this one' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
}

test('D2.2 a deed is paid with tokens and cards, and the track has the points that win', async ({ page }) => {
  await table(page, 'deed-2p');
  await expect(page.getByText('second edition (draft)')).toBeVisible();
  await page.getByRole('button', { name: 'Draw another deed for 50 gold' }).click();
  const tokens = page.getByRole('button', { name: 'A token of 10 gold' });
  await expect(tokens).toHaveCount(4);
  await expect(tokens.and(page.locator('[aria-pressed="true"]'))).toHaveCount(3);
  await tokens.last().click();
  await expect(tokens.and(page.locator('[aria-pressed="true"]'))).toHaveCount(4);
  await tokens.first().click();
  await expect(tokens.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  await expect(page.getByText('0 of 5').first()).toBeVisible();
});

test('fighters are ordered by dragging, by keyboard and by taps', async ({ page }) => {
  await table(page, 'battle-3p');
  const order = () =>
    page.locator('.places [data-member]').evaluateAll((all) => all.map((one) => one.getAttribute('data-member')));
  const bench = page.locator('.bench [data-member]');
  const before = await order();
  const [from, to] = await Promise.all([bench.first().boundingBox(), page.locator('[data-drop="0"]').boundingBox()]);
  if (!from || !to) throw new Error('no fighter to drag');
  const waiting = await bench.first().getAttribute('data-member');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 30, { steps: 6 });
  await page.mouse.up();
  await expect.poll(order).toEqual([waiting, before[1], before[2]]);

  const moved = page.locator(`.places [data-member="${waiting}"]`);
  await moved.focus();
  await page.keyboard.press('ArrowRight');
  await expect(moved).toBeFocused();
  await page.keyboard.press('3');
  await expect(moved).toBeFocused();
  await expect.poll(async () => (await order())[2]).toBe(waiting);

  await moved.click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  await expect(bench).toHaveCount(2);
  await bench.and(page.locator(`:not([data-member="${waiting}"])`)).click();
  await expect.poll(order).toEqual([before[1], before[2], before[0]]);
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'false');
  const axe = page.getByRole('button', { name: 'Blooded Axe' });
  await axe.click();
  await expect(axe).toHaveAttribute('aria-pressed', 'true');
});

test('a whole game with two bots is played, scored, verified and replayed', async ({ page }) => {
  test.setTimeout(600_000);
  const errors = errorsOf(page);
  await page.goto('/new/dungeonville');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('novice');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Round 1 of at most 40')).toBeVisible();
  await page.getByRole('button', { name: 'Look at your deed' }).click();
  expect(await playToTheEnd(page)).toBeGreaterThan(5);
  await expect(page.locator('.end .result .won')).toHaveText(/won|Shared win/);
  await expect(page.getByRole('row', { name: /^Kill zone/ }).getByRole('cell')).toHaveCount(3);
  await expect(page.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveCount(3);
  await expectAccessible(page);
  await checkSeal(page);
  await openReplay(page);
  await page.getByRole('button', { name: 'Go to start' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to end' }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(SMALL_PHONE);

  test('a round is played by taps, and everything fits', async ({ page }) => {
    test.slow();
    await page.goto('/play/dungeonville');
    const moveAndFit = async () => {
      await expectFits(page);
      await move(page);
    };
    const second = page.getByText('Round 2 of at most 40');
    await playOn(page, { move: moveAndFit, most: 40, enough: () => second.isVisible() });
    await expect(second).toBeVisible();
    await expectFits(page);
  });
});

test('a false declaration asks for confirmation, shows the deed to all, and can’t be repeated', async ({ page }) => {
  await dungeonville.arrive(page, 'recruit');
  const declare = page.locator('[data-declare]');
  await declare.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('That is not enough.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('(shown)')).toHaveCount(0);
  await page.keyboard.press('!');
  // On a busy machine the browser tells only now that the dialog was closed before.
  await dialog.evaluate((opened) => opened.dispatchEvent(new Event('close')));
  await dialog.getByRole('button', { name: 'Declare anyway and show my deed' }).click();
  await expect(page.locator('.board.mine').getByText('(shown)')).toBeVisible();
  await expect(declare).toHaveAttribute('aria-disabled', 'true');
  await expect(declare).toHaveAttribute('title', /only with 7 or more/);
  await expect(page.getByRole('log')).toContainText('not enough. The game goes on.');
});

/** The fighters of this round, as shown. */
const fighters = (page: Page) => page.locator('.clashes .fighter').allInnerTexts();

/** Lets two people fight, and checks that orders stay secret. Returns Ada's first fighter, and the fighters that she then sees. */
async function fight(ada: Page, bruno: Page): Promise<{ first: string; seen: string[] }> {
  const id = await dungeonville.share(ada, bruno);
  expect(await Promise.all([ada, bruno].map((one) => dungeonville.drive(one, id, 'battle')))).toEqual([true, true]);
  await Promise.all([ada.goto(`/table/${id}`), bruno.goto(`/table/${id}`)]);
  const first = (await ada.locator('.places [data-member]').first().getAttribute('data-member')) ?? '';
  await ada.getByRole('button', { name: 'Confirm' }).click();
  await expect(ada.getByRole('log')).toContainText('Your order of battle: ');
  await expect(bruno.getByText('Ada: order given')).toBeVisible();
  // The log of a player who knows the order has it after a colon.
  await expect(bruno.getByRole('log')).toContainText('Ada’s order of battle is ready.');
  await expect(bruno.getByRole('log')).not.toContainText('Ada’s order of battle:');
  await expect(bruno.locator('.clashes li')).toHaveCount(0);
  await bruno.getByRole('button', { name: 'Confirm' }).click();
  for (const one of [ada, bruno]) await expect(one.getByRole('log')).toContainText('Clash 1 ');
  // If a party dies in the tower at once, the round ends and its fights are no longer shown.
  const isOver = async () => /Clash 1 .*Round \d+ begins/s.test(await ada.getByRole('log').innerText());
  await expect.poll(async () => (await fighters(ada)).length > 0 || (await isOver())).toBe(true);
  return { first, seen: await fighters(ada) };
}

test('two people fight: neither sees the other’s order before the clash, and both see the same clash', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const friend = await otherPerson(browser, server);
  let fought = await fight(page, friend);
  for (let games = 1; fought.seen.length === 0; games += 1) {
    expect(games, 'games without a fight shown').toBeLessThan(12);
    fought = await fight(page, friend);
  }
  const { first, seen } = fought;
  expect(seen[0]).toMatch(new RegExp(`\\b${first}\\b`));
  expect(seen.length).toBeGreaterThan(1);
  await expect.poll(() => fighters(friend)).toEqual(seen);
  await friend.context().close();
});

test('a true declaration ends the game, with a fanfare', async ({ page, browser, server }) => {
  test.setTimeout(300_000);
  const friend = await otherPerson(browser, server);
  const found = await dungeonville.meet(page, friend, 'wins');
  await found.locator('[data-declare]').click();
  await expect(found.getByRole('dialog')).toContainText('That is enough');
  // The pitches of all notes that are played from now on.
  await found.evaluate(() => {
    const pitches: number[] = [];
    Object.assign(window, { pitches });
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (pitch, at) {
      pitches.push(pitch);
      return setValueAtTime.call(this, pitch, at);
    };
  });
  await found.getByRole('button', { name: 'Yes, declare and win' }).click();
  await expect(found.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(found.locator('.end').getByText('You won!')).toBeVisible();
  const pitches = () => found.evaluate(() => (window as unknown as { pitches: number[] }).pitches);
  await expect.poll(pitches).toEqual(expect.arrayContaining([523, 659, 784, 1047]));
  await friend.context().close();
});
