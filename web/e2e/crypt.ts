/** Crypt as somebody at the page would play it, in any language. */
import type { Page } from '@playwright/test';
import type { Claim, Types } from '../src/games/crypt/wire';
import { Game, onTurn, PATIENCE, pick, playOn, press } from './play';
import { words, type Words } from './words';

/** A decision of a kind, which is wanted; or a claim of whatever one likes, with all servants at home and nobody on the row. */
export type Moment = 'free' | 'pottery' | 'idol' | 'last';

const isBold = ({ dice, effort }: Claim[number]) => dice === 1 && effort >= 4;

export const crypt = new Game<Moment, Types>({
  name: 'crypt',
  // Sides of the collectors on which every ability is.
  rare: { sides: 'AABBAB' },
  // Boldly, so that servants tire and treasures are won.
  choose: (actions) => {
    const claims = actions.filter((action) => typeof action === 'object' && 'claim' in action);
    const bold = claims.filter(({ claim }) => claim.every(isBold));
    if (actions.includes('decline')) return 'decline';
    return pick(bold.length > 0 ? bold : claims.length > 0 ? claims : actions);
  },
  came: (sheet, moment) => {
    if (!sheet.view) return false;
    const { stage, row, boards } = sheet.view;
    if (typeof stage !== 'object') return false;
    if (moment !== 'free') return moment in stage;
    const mine = boards['abcd'.indexOf(sheet.you ?? '')];
    return 'claim' in stage && mine?.home === 3 && row.every((treasure) => treasure?.standing === null);
  },
});

/** Waits until a treasure that was pressed takes a servant or a notice says why not, and says which; in one look at the page. */
export async function isStaged(page: Page): Promise<boolean> {
  const answer = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-treasure][aria-pressed="true"]')) return 'staged';
      return document.querySelector('.notice[role=alert]') && 'refused';
    },
    undefined,
    PATIENCE,
  );
  return (await answer.jsonValue()) === 'staged';
}

/** Puts a servant on the first treasure that takes one; says whether there was any. */
export async function stage(page: Page): Promise<boolean> {
  for (const treasure of await page.locator('[data-treasure]').all()) {
    await press(treasure);
    if (await isStaged(page)) return true;
  }
  return false;
}

/** Makes one move: a claim if there is one, else recovering, else letting a window pass. */
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

/** Plays until the game is over, and says in how many moves. */
export const playToTheEnd = (page: Page): Promise<number> => playOn(page, { move, most: 100 });
