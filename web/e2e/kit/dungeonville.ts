/** Playing Dungeonville, with the page's controls or over sockets. */
import type { Page } from '@playwright/test';
import type { Types } from '../../src/games/dungeonville/wire';
import { expect } from './test';
import { Game, onTurn, pick, playOn, press } from './play';

/** A stage of the game, or `wins` for a winning score. */
export type Moment = 'recruit' | 'scout' | 'battle' | 'onward' | 'death' | 'harvest' | 'wins';

export const dungeonville = new Game<Moment, Types>({
  name: 'dungeonville',
  // Parties always go to the first tower, so that they meet.
  choose: (actions) =>
    actions.find(
      (action) => action === 'pass' || (typeof action === 'object' && 'scout' in action && action.scout === 'crypt'),
    ) ?? pick(actions.filter((action) => action !== 'declare')),
  isAt: (sheet, moment) => (moment === 'wins' ? sheet.offer?.declare?.wins === true : sheet.view?.stage === moment),
});

const button = (page: Page, name: string | RegExp) => page.locator('.actions').getByRole('button', { name });

/** The actions that take one press, the safest first. */
const PRESSES = [
  /^Leave the tower$/,
  /^Keep this room$/,
  /^Let them die$/,
  /^Keep my deed$/,
  /^Use the Tower Shield/,
  /^Pass$/,
  /^Go on/,
];

/** Presses the safest of them that is shown. */
async function pressSafest(page: Page): Promise<void> {
  const presses = PRESSES.map((name) => button(page, name).first());
  const shown = await Promise.all(presses.map((one) => one.isVisible()));
  const safest = presses[shown.indexOf(true)];
  if (!safest) throw new Error('no button to press');
  await press(safest);
}

/** Makes one move of any kind. */
export async function move(page: Page): Promise<void> {
  const town = page.locator('button[data-adventurer]');
  const tower = page.locator('button.picture');
  const places = page.locator('.places');
  const member = page.locator('.actions .member');
  const confirm = button(page, 'Confirm');
  await onTurn(page, async () => {
    const [recruits, mayPass, towers, orders, sums, members] = await Promise.all([
      town.count(),
      button(page, 'Pass').isVisible(),
      tower.count(),
      places.count(),
      page.locator('.sum').count(),
      member.count(),
    ]);
    if (recruits > 0 && !mayPass) {
      await press(town.last());
      await press(confirm);
    } else if (towers > 0) {
      await press(tower.first());
      await press(confirm);
    } else if (orders > 0) {
      await press(confirm);
      // Other players' orders change the version, too.
      await expect(places).toHaveCount(0);
    } else if (sums > 0) {
      await press(confirm);
    } else if (members > 0) {
      await press(member.first());
      await press(page.locator('.actions [data-confirm]').first());
    } else {
      await pressSafest(page);
    }
  });
}

/** Makes one move, or declares if that wins. */
async function moveOrDeclare(page: Page): Promise<void> {
  const score = /score (-?\d+)/.exec((await page.locator('.board.mine .facts').textContent()) ?? '')?.[1];
  if (Number(score ?? 0) < 7) return move(page);
  return onTurn(page, async () => {
    await press(button(page, 'Declare'));
    await press(page.getByRole('button', { name: 'Yes, declare and win' }));
  });
}

/** Plays until the game is over, and returns the number of moves. */
export const playToTheEnd = (page: Page): Promise<number> => playOn(page, { move: moveOrDeclare, most: 600 });
