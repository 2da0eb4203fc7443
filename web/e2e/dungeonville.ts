/** Playing Dungeonville as somebody at the page would; and getting quickly to where something is tried. */
import type { Locator, Page } from '@playwright/test';
import type { Sheet } from '../src/wire/protocol';
import { expect } from './house';

const table = (page: Page) => page.locator('[data-version]');
const over = (page: Page) => page.locator('section.end');
const button = (page: Page, name: string | RegExp) => page.locator('.actions').getByRole('button', { name });

/** Taps where there is a finger, clicks where there is a mouse. */
async function press(at: Locator): Promise<void> {
  const finger = await at.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (finger ? at.tap() : at.click());
}

/** Waits until it is the reader's turn, or the game is over. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  await expect(page.locator('.turn strong').or(over(page)).first()).toBeVisible();
  return (await over(page).isVisible()) ? 'over' : 'turn';
}

/** What is done by one press, the safest first. */
const PRESSES = [/^Leave the tower$/, /^Keep this room$/, /^Let them die$/, /^Keep my deed$/, /^Hold up the Tower Shield/, /^Pass$/, /^Go on/];

/** Makes one move when it is the reader's turn, and waits until the table has moved on. */
export async function move(page: Page): Promise<void> {
  await expect(page.locator('.turn strong')).toBeVisible();
  const before = (await table(page).getAttribute('data-version')) ?? '';
  const member = page.locator('.actions .member');
  const pass = button(page, 'Pass');
  if ((await page.locator('button[data-adventurer]').count()) > 0 && !(await pass.isVisible())) {
    await press(page.locator('button[data-adventurer]').last());
    await press(button(page, 'Confirm'));
  } else if ((await page.locator('button.picture').count()) > 0) {
    await press(page.locator('button.picture').first());
    await press(button(page, 'Confirm'));
  } else if ((await page.locator('.places').or(page.locator('.sum')).count()) > 0) {
    await press(button(page, 'Confirm'));
  } else if ((await member.count()) > 0) {
    await press(member.first());
    await press(page.locator('.actions [data-confirm]').first());
  } else {
    for (const name of PRESSES) {
      if (!(await button(page, name).first().isVisible())) continue;
      await press(button(page, name).first());
      break;
    }
  }
  await expect(table(page)).not.toHaveAttribute('data-version', before);
}

/** Plays until the game is over, declaring once that wins; says in how many moves. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let moves = 0; moves < 600; moves += 1) {
    if ((await myTurn(page)) === 'over') return moves;
    const score = /score (-?\d+)/.exec((await page.locator('.board.mine summary').textContent()) ?? '')?.[1];
    if (Number(score ?? 0) >= 7) {
      await press(button(page, 'Declare'));
      await press(page.getByRole('button', { name: 'Yes, declare and win' }));
      continue;
    }
    await move(page);
  }
  throw new Error('a game of Dungeonville has fewer moves');
}

/** Opens a table for the person at this page, as another page of theirs would; it must show a page of the server. */
export async function open(page: Page, others: ('open' | 'novice')[]): Promise<string> {
  return page.evaluate(async (rest) => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    };
    if ((await (await fetch('/api/me')).json()) === null) await post('/api/guest', { name: 'Ada' });
    const seats = [{ kind: 'me' }, ...rest.map((who) => (who === 'open' ? { kind: who } : { kind: 'bot', level: who }))];
    return String((await post('/api/tables', { game: 'dungeonville', seats })).table);
  }, others);
}

/** A moment to get to: a stage that the person decides, a score that wins, or the end. */
export type Moment = 'recruit' | 'scout' | 'battle' | 'onward' | 'death' | 'harvest' | 'wins' | 'over';

/**
 * Plays at a table over a socket of its own until that moment is the person's or the game is over; says whether it came to that.
 * Parties always go to the first tower, so that they meet.
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
        const choose = (acts: string[]) => {
          const play = acts.filter((act) => act !== 'declare');
          if (play.includes('pass')) return 'pass';
          if (play.includes('scout C')) return 'scout C';
          return play[Math.floor(Math.random() * play.length)];
        };
        let ready = false;
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
            if (own?.kind === 'person' && !own.ready && !ready) tell({ type: 'do', command: { do: 'ready', nonce } });
            ready = true;
            return;
          }
          if (sheet.phase === 'over') return finish(wanted === 'over');
          const offer = sheet.offer as { declare: { wins: boolean } | null } | null;
          if (wanted === 'wins' && offer?.declare?.wins) return finish(true);
          if (!sheet.you || !sheet.awaiting.includes(sheet.you) || !sheet.actions?.length) return;
          if ((sheet.view as { stage: string }).stage === wanted) return finish(true);
          tell({ type: 'do', command: { do: 'act', version: sheet.version, act: choose(sheet.actions) } });
        };
      }),
    [id, moment] as const,
  );
}

/** Opens games against the weakest bots until one comes to that moment, and goes there. */
export async function arrive(page: Page, moment: Moment, bots = 1): Promise<string> {
  await page.goto('/no/such/page');
  for (let game = 0; game < 20; game += 1) {
    const id = await open(page, Array<'novice'>(bots).fill('novice'));
    if (!(await drive(page, id, moment))) continue;
    await page.goto(`/table/${id}`);
    return id;
  }
  throw new Error(`no game came to ${moment}`);
}
