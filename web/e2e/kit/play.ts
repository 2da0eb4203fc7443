/** Helpers for all games: playing with the page's controls, and getting to a moment quickly over WebSockets. */
import type { Locator, Page } from '@playwright/test';
import type { Command, ClientMessage, GameTypes, Message, Sheet } from '../../src/wire/protocol';
import { expect } from './test';

const TURN = '.turn strong';
const OVER = 'section.end';
/** The longest wait before a test fails. */
export const TIMEOUT = { timeout: 30_000 };

export const turn = (page: Page) => page.locator(TURN);
const over = (page: Page) => page.locator(OVER);
const table = (page: Page) => page.locator('[data-version]');

const touchScreens = new WeakMap<Page, boolean>();

/** Taps on a touch screen, clicks otherwise. */
export async function press(at: Locator): Promise<void> {
  const page = at.page();
  const hasTouch = touchScreens.get(page) ?? (await page.evaluate(() => navigator.maxTouchPoints > 0));
  touchScreens.set(page, hasTouch);
  await (hasTouch ? at.tap() : at.click());
}

/** Waits until it is the turn of this page's player, or the game is over. The page checks every frame, so that no time is lost. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  const result = await page.waitForFunction(
    ([turn, over]) => {
      const isShown = (selector: string) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
      return isShown(over) ? 'over' : isShown(turn) ? 'turn' : false;
    },
    [TURN, OVER] as const,
    TIMEOUT,
  );
  return (await result.jsonValue()) || 'turn';
}

/** Waits for the turn of this page's player, acts, and waits until the table's version changes. */
export async function onTurn(page: Page, act: () => Promise<void>): Promise<void> {
  await turn(page).waitFor(TIMEOUT);
  const before = (await table(page).getAttribute('data-version')) ?? '';
  await act();
  await page.waitForFunction(
    (version) => {
      const now = document.querySelector('[data-version]')?.getAttribute('data-version');
      return now !== undefined && now !== version;
    },
    before,
    TIMEOUT,
  );
}

/** Waits until exactly one of two players has the turn, and returns their page. */
export async function whoseTurn(one: Page, other: Page): Promise<Page> {
  const theirs = (who: Page) => turn(who).isVisible();
  let found: Page | undefined;
  const look = async () => {
    const [first, second] = await Promise.all([theirs(one), theirs(other)]);
    found = first === second ? undefined : first ? one : other;
    return found !== undefined;
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
  return found!;
}

interface Play {
  /** Makes one move. */
  move: (page: Page) => Promise<void>;
  /** The maximum number of moves; more is an error. */
  most: number;
  /** Whether to stop before the end; called on every turn. */
  enough?: (moves: number) => Promise<boolean>;
}

/** Plays with the page's controls until `enough` or the game is over, and returns the number of moves. */
export async function playOn(page: Page, { move, most, enough }: Play): Promise<number> {
  // Another player may end the game in the middle of a move.
  const ended = over(page)
    .waitFor()
    .catch(() => undefined);
  for (let moves = 0; moves <= most; moves += 1) {
    if ((await myTurn(page)) === 'over' || (await enough?.(moves))) return moves;
    await Promise.race([move(page), ended]);
  }
  throw new Error(`not reached after ${most} moves`);
}

/** A page of the server without activity. */
const IDLE_PAGE = '/no/such/page';

/** Opens the idle page, unless it is open. */
async function goToIdlePage(page: Page): Promise<void> {
  if (!page.url().endsWith(IDLE_PAGE)) await page.goto(IDLE_PAGE);
}

/** Sends a POST request as the person of this page. */
const post = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );

/** Makes the person of this page a guest, if they have no session yet. */
async function ensureGuest(page: Page, name: string): Promise<void> {
  const isUnknown = await page.evaluate(async () => (await (await fetch('/api/me')).json()) === null);
  if (isUnknown) await post(page, '/api/guest', { name });
}

/** Opens a WebSocket in the page, which has the person's cookie. */
const openSocket = (page: Page) =>
  page.evaluateHandle(() => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    const opened = new Promise<void>((open, fail) => {
      socket.onopen = () => open();
      socket.onerror = () => fail(new Error('the socket did not open'));
    });
    const messages = new ReadableStream<string>({
      start(into) {
        socket.onmessage = ({ data }) => into.enqueue(String(data));
        socket.onclose = () => into.error(new Error('the socket closed'));
      },
      cancel() {
        socket.onmessage = socket.onclose = null;
        socket.close();
      },
    }).getReader();
    return {
      send: (frame: string) => opened.then(() => socket.send(frame)),
      receive: async () => (await messages.read()).value,
      close: () => messages.cancel(),
    };
  });

/** One person's connection to a table, like another tab of theirs. */
class TableConnection<G extends GameTypes> {
  private constructor(
    readonly socket: Awaited<ReturnType<typeof openSocket>>,
    readonly id: string,
  ) {}

  static async open<G extends GameTypes>(page: Page, id: string): Promise<TableConnection<G>> {
    const connection = new TableConnection<G>(await openSocket(page), id);
    await connection.#send({ type: 'open', table: id, list: true });
    return connection;
  }

  #send(frame: ClientMessage<G>): Promise<void> {
    return this.socket.evaluate((socket, text) => socket.send(text), JSON.stringify(frame));
  }

  do(command: Command<G>): Promise<void> {
    return this.#send({ type: 'do', table: this.id, command });
  }

  /** The sheet of the next change; undefined once the connection is closed. */
  async sheet(): Promise<Sheet<G> | undefined> {
    for (;;) {
      const text = await this.socket.evaluate((socket) => socket.receive());
      if (text === undefined) return undefined;
      const message = JSON.parse(text) as Message<G>;
      if (message.type === 'refused' && message.refusal.code !== 'stale') throw new Error(message.reason);
      if (message.type === 'table') return message.sheet;
    }
  }

  close(): Promise<void> {
    return this.socket.evaluate((socket) => socket.close());
  }
}

/** How a game is played over sockets to reach a moment. */
interface Strategy<Moment extends string, G extends GameTypes> {
  name: string;
  /** Options with which every moment can come up. */
  options?: Record<string, string>;
  /** Chooses one of the possible actions. */
  choose: (actions: G['action'][]) => G['action'] | undefined;
  /** Whether the player's turn is the wanted moment. */
  isAt: (sheet: Sheet<G>, moment: Moment) => boolean;
}

export const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** A game whose tables are opened and played over sockets, to get to a moment or to the end. */
export class Game<Moment extends string, G extends GameTypes> {
  constructor(readonly strategy: Strategy<Moment, G>) {}

  /** Opens a table for the person of this page, which must show a page of the server. */
  async open(page: Page, others: ('open' | 'novice')[], options: Record<string, string> = {}): Promise<string> {
    await ensureGuest(page, 'Ada');
    const seats = [
      { kind: 'me' },
      ...others.map((who) => (who === 'open' ? { kind: who } : { kind: 'bot', level: who })),
    ];
    return (await post<{ table: string }>(page, '/api/tables', { game: this.strategy.name, seats, options })).table;
  }

  /** Opens a table with Ada and Bruno in its seats, before the game begins. */
  async share(ada: Page, bruno: Page): Promise<string> {
    for (const page of [ada, bruno]) await goToIdlePage(page);
    const id = await this.open(ada, ['open']);
    await ensureGuest(bruno, 'Bruno');
    const connection = await TableConnection.open(bruno, id);
    await connection.do({ do: 'sit', seat: 'b' });
    let sheet = await connection.sheet();
    while (sheet && sheet.you !== 'b') sheet = await connection.sheet();
    expect(sheet?.you).toBe('b');
    await connection.close();
    return id;
  }

  /** Plays for the person of a page until the moment or the end of the game; returns whether the moment was reached. */
  async drive(page: Page, id: string, moment: Moment | 'over'): Promise<boolean> {
    return (await this.#playAll([page], id, moment)) !== undefined;
  }

  /** Plays games against the weakest bots until one reaches the moment, and opens its table. */
  async arrive(page: Page, moment: Moment | 'over', bots = 1): Promise<void> {
    await goToIdlePage(page);
    await this.#arrive([page], moment, () =>
      this.open(page, Array<'novice'>(bots).fill('novice'), this.strategy.options),
    );
  }

  /** Plays games between two people until one of them reaches the moment; returns their page, with the table open. */
  async meet(ada: Page, bruno: Page, moment: Moment): Promise<Page> {
    return this.#arrive([ada, bruno], moment, () => this.share(ada, bruno));
  }

  async #arrive(pages: Page[], moment: Moment | 'over', open: () => Promise<string>): Promise<Page> {
    for (let game = 0; game < 40; game += 1) {
      const id = await open();
      const whose = await this.#playAll(pages, id, moment);
      if (!whose) continue;
      await whose.goto(`/table/${id}`);
      return whose;
    }
    throw new Error(`no game reached ${moment}`);
  }

  /** Plays for all pages until one of them reaches the moment; returns that page, or undefined if none does. */
  async #playAll(pages: Page[], id: string, moment: Moment | 'over'): Promise<Page | undefined> {
    const connections = await Promise.all(pages.map((page) => TableConnection.open<G>(page, id)));
    const plays = connections.map(async (connection, nth) =>
      (await this.#play(connection, moment)) ? pages[nth] : undefined,
    );
    try {
      // At the moment, that player no longer acts, so the game waits; otherwise the game is over for all.
      return await Promise.race(plays);
    } finally {
      await Promise.all(connections.map((connection) => connection.close()));
      await Promise.all(plays);
    }
  }

  async #play(connection: TableConnection<G>, moment: Moment | 'over'): Promise<boolean> {
    let ready = false;
    for (let sheet = await connection.sheet(); sheet; sheet = await connection.sheet()) {
      const { phase, seats, you, awaiting, actions, version } = sheet;
      const own = seats.find(({ seat }) => seat === you)?.holder;
      if (phase === 'over') return moment === 'over';
      if (phase === 'gathering') {
        // Sent only once: another sheet may come before the one that says `ready`.
        if (own?.kind === 'person' && !own.ready && !ready)
          await connection.do({ do: 'ready', nonce: '00112233445566778899aabbccddeeff' });
        ready = true;
      } else if (you && awaiting.includes(you) && actions?.length) {
        if (moment !== 'over' && this.strategy.isAt(sheet, moment)) return true;
        await connection.do({ do: 'act', version, action: this.strategy.choose(actions) });
      }
    }
    return false;
  }
}
