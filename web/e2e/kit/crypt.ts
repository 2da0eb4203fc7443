/** Playing Crypt, with the page's controls in any language or over sockets. */
import type { Page } from '@playwright/test';
import type { Claim, Types } from '../../src/games/crypt/wire';
import { Game, onTurn, TIMEOUT, pick, playOn, press } from './play';
import { words, type Words } from './words';

/**
 * A kind of decision. `free`: a claim with all servants at home and no dice on the row; `recover`: a turn on which exhausted servants
 * can recover; `others-cards`: a claim when another player has treasures; `last-claim`: a claim of the last round.
 */
export type Moment = 'free' | 'recover' | 'others-cards' | 'last-claim' | 'pottery' | 'idol' | 'last';

const isBold = ({ dice, effort }: Claim[number]) => dice === 1 && effort >= 4;

export const crypt = new Game<Moment, Types>({
  name: 'crypt',
  // Sides of the collectors that have every ability.
  options: { sides: 'AABBAB' },
  // High efforts, so that servants are exhausted and treasures are won.
  choose: (actions) => {
    const claims = actions.filter((action) => typeof action === 'object' && 'claim' in action);
    const bold = claims.filter(({ claim }) => claim.every(isBold));
    if (actions.includes('decline')) return 'decline';
    return pick(bold.length > 0 ? bold : claims.length > 0 ? claims : actions);
  },
  isAt: (sheet, moment) => {
    if (!sheet.view) return false;
    const { stage, row, boards, round, rounds } = sheet.view;
    if (typeof stage !== 'object') return false;
    if (moment === 'last-claim') return 'claim' in stage && round === rounds;
    const mine = boards['abcd'.indexOf(sheet.you ?? '')];
    if (moment === 'recover') return (mine?.exhausted ?? 0) > 0 && sheet.actions?.includes('recover') === true;
    if (moment === 'others-cards')
      return 'claim' in stage && boards.some((board) => board !== mine && board.collection.length > 0);
    if (moment !== 'free') return moment in stage;
    return 'claim' in stage && mine?.home === 3 && row.every((treasure) => treasure?.standing === null);
  },
});

/** Waits until a pressed treasure has a staged servant or a notice says why not; returns whether it is staged. */
export async function isStaged(page: Page): Promise<boolean> {
  const answer = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-treasure][aria-pressed="true"]')) return 'staged';
      return document.querySelector('.notice[role=alert]') && 'refused';
    },
    undefined,
    TIMEOUT,
  );
  return (await answer.jsonValue()) === 'staged';
}

/** Puts a servant on the first treasure that accepts one; returns whether there was any. */
export async function stage(page: Page): Promise<boolean> {
  for (const treasure of await page.locator('[data-treasure]').all()) {
    await press(treasure);
    if (await isStaged(page)) return true;
  }
  return false;
}

/** Makes one move: declines an ability if asked, or else claims if possible, or else recovers. */
export async function move(page: Page, say: Words = words('en')): Promise<void> {
  const button = (...keys: string[]) => {
    const [first, ...rest] = keys.map((key) => page.getByRole('button', { name: say(key), exact: true }));
    return rest.reduce((one, other) => one.or(other), first!).first();
  };
  await onTurn(page, async () => {
    const pass = button('crypt-decline');
    if (await pass.isVisible()) await press(pass);
    else if (await stage(page)) await press(button('table-confirm'));
    else await press(button('crypt-recover', 'crypt-pass'));
  });
}

/** Plays until the game is over, and returns the number of moves. */
export const playToTheEnd = (page: Page): Promise<number> => playOn(page, { move, most: 100 });
