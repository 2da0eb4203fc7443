/** Playing Crypt as somebody at the page would, in any language; and getting quickly to where something is tried. */
import type { Locator, Page } from '@playwright/test';
import type { Sheet } from '../src/wire/protocol';
import { expect } from './house';
import { words, type Words } from './words';

const turn = (page: Page) => page.locator('.turn strong');
const over = (page: Page) => page.locator('section.end');
const table = (page: Page) => page.locator('[data-version]');

/** Taps where there is a finger, clicks where there is a mouse. */
async function press(at: Locator): Promise<void> {
  const finger = await at.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (finger ? at.tap() : at.click());
}

/** Waits until it is the reader's turn, or the game is over. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  await expect(turn(page).or(over(page)).first()).toBeVisible();
  return (await over(page).isVisible()) ? 'over' : 'turn';
}

/** Puts a servant on the first treasure that takes one; says whether there was any. */
async function stage(page: Page): Promise<boolean> {
  for (const treasure of await page.locator('[data-treasure]').all()) {
    await press(treasure);
    const pressed = page.locator('[data-treasure][aria-pressed="true"]');
    await expect(pressed.or(page.locator('.notice[role=alert]')).first()).toBeVisible();
    if ((await pressed.count()) > 0) return true;
  }
  return false;
}

/** Makes one move when it is the reader's turn: a claim if there is one, else recovering, else letting a window pass. It waits until the table has moved on. */
export async function move(page: Page, say: Words = words('en')): Promise<void> {
  await expect(turn(page)).toBeVisible();
  const before = (await table(page).getAttribute('data-version')) ?? '';
  const button = (...keys: string[]) => {
    const [first, ...rest] = keys.map((key) => page.getByRole('button', { name: say(key), exact: true }));
    return rest.reduce((one, other) => one.or(other), first!).first();
  };
  const pass = button('crypt-decline');
  if (await pass.isVisible()) await press(pass);
  else if (await stage(page)) await press(button('table-confirm'));
  else await press(button('crypt-recover', 'crypt-pass'));
  await expect(table(page)).not.toHaveAttribute('data-version', before);
}

/** Plays until the game is over, and says in how many moves. */
export async function playToTheEnd(page: Page, say: Words = words('en')): Promise<number> {
  for (let moves = 0; moves < 100; moves += 1) {
    if ((await myTurn(page)) === 'over') return moves;
    await move(page, say);
  }
  throw new Error('a game of Crypt has fewer moves');
}

/** A moment to get to: a decision of a kind, or the end. */
export type Moment = 'claim' | 'pottery' | 'idol' | 'last' | 'over';

/** Sides of the collectors on which every ability is. */
export const ABILITIES = 'AABBAB';

/** Opens a table of Crypt for the person at this page, as another page of theirs would; it must show a page of the server. */
export async function open(page: Page, others: ('open' | 'novice')[], sides = 'AAAAAA'): Promise<string> {
  return page.evaluate(
    async ([rest, chosen]) => {
      const post = async (path: string, body: unknown) => {
        const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
      };
      if ((await (await fetch('/api/me')).json()) === null) await post('/api/guest', { name: 'Ada' });
      const seats = [{ kind: 'me' }, ...rest.map((who) => (who === 'open' ? { kind: who } : { kind: 'bot', level: who }))];
      const made = await post('/api/tables', { game: 'crypt', seats, options: { sides: chosen } });
      return String(made.table);
    },
    [others, sides] as const,
  );
}

/**
 * Plays at a table over a socket of its own, boldly and at once, until a decision of that kind is the person's or the game is over;
 * says whether it came to that.
 */
export async function drive(page: Page, id: string, moment: Moment): Promise<boolean> {
  return page.evaluate(
    ([at, wanted]) =>
      new Promise<boolean>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const tell = (frame: object) => socket.send(JSON.stringify({ ...frame, table: at }));
        const finish = (found: boolean) => {
          socket.close();
          done(found);
        };
        let ready = false;
        const pick = (acts: string[]) => acts[Math.floor(Math.random() * acts.length)];
        const choose = (sheet: Sheet) => {
          const acts = sheet.actions ?? [];
          const claims = acts.filter((act) => act.startsWith('claim'));
          const bold = claims.filter((act) => /^claim \d=[456]( \d=[456])*$/.test(act));
          if (acts.includes('decline')) return 'decline';
          return pick(bold.length > 0 ? bold : claims.length > 0 ? claims : acts);
        };
        socket.onerror = () => fail(new Error('the socket broke'));
        socket.onopen = () => tell({ type: 'open', list: true });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'refused' && message.refusal.code !== 'stale') fail(new Error(message.reason));
          if (message.type !== 'table') return;
          const sheet: Sheet = message.sheet;
          const own = sheet.seats.find(({ seat }) => seat === sheet.you)?.holder;
          if (sheet.phase === 'gathering') {
            const nonce = '00112233445566778899aabbccddeeff';
            // Once is enough: the sheet that says so may come after another.
            if (own?.kind === 'person' && !own.ready && !ready) tell({ type: 'do', command: { do: 'ready', nonce } });
            ready = true;
            return;
          }
          if (sheet.phase === 'over') return finish(wanted === 'over');
          if (!sheet.you || !sheet.awaiting.includes(sheet.you) || !sheet.actions?.length) return;
          const { stage } = sheet.view as { stage: object | string };
          if (typeof stage === 'object' && wanted in stage) return finish(true);
          tell({ type: 'do', command: { do: 'act', version: sheet.version, act: choose(sheet) } });
        };
      }),
    [id, moment] as const,
  );
}

/** Opens games against the weakest bots until one comes to that moment, and goes there. */
export async function arrive(page: Page, moment: Moment, bots = 1): Promise<string> {
  await page.goto('/no/such/page');
  for (let game = 0; game < 40; game += 1) {
    const id = await open(page, Array<'novice'>(bots).fill('novice'), ABILITIES);
    if (!(await drive(page, id, moment))) continue;
    await page.goto(`/table/${id}`);
    return id;
  }
  throw new Error(`no game came to ${moment}`);
}
