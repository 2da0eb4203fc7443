/** Playing any game as somebody at the page would; and getting quickly to where something is tried. */
import type { Locator, Page } from '@playwright/test';
import type { Command, Frame, GameTypes, Message, Sheet } from '../src/wire/protocol';
import { expect } from './kit';

const TURN = '.turn strong';
const OVER = 'section.end';
/** How long something may take before it has failed. */
export const PATIENCE = { timeout: 30_000 };

export const turn = (page: Page) => page.locator(TURN);
const over = (page: Page) => page.locator(OVER);
const table = (page: Page) => page.locator('[data-version]');

const fingers = new WeakMap<Page, boolean>();

/** Taps where there is a finger, clicks where there is a mouse. */
export async function press(at: Locator): Promise<void> {
  const page = at.page();
  const finger = fingers.get(page) ?? (await page.evaluate(() => navigator.maxTouchPoints > 0));
  fingers.set(page, finger);
  await (finger ? at.tap() : at.click());
}

/** Waits until it is the reader's turn, or the game is over. The page itself looks at every frame, so that no time is lost. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  const looked = await page.waitForFunction(
    ([turn, over]) => {
      const isShown = (selector: string) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
      return isShown(over) ? 'over' : isShown(turn) ? 'turn' : false;
    },
    [TURN, OVER] as const,
    PATIENCE,
  );
  return (await looked.jsonValue()) || 'turn';
}

/** Waits for the reader's turn, does something in it, and waits until the table has moved on. */
export async function onTurn(page: Page, act: () => Promise<void>): Promise<void> {
  await turn(page).waitFor(PATIENCE);
  const before = (await table(page).getAttribute('data-version')) ?? '';
  await act();
  await page.waitForFunction(
    (version) => {
      const now = document.querySelector('[data-version]')?.getAttribute('data-version');
      return now !== undefined && now !== version;
    },
    before,
    PATIENCE,
  );
}

/** Waits until it is the turn of one of them, and says whose. */
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
  /** How one move is made. */
  move: (page: Page) => Promise<void>;
  /** More moves than that are not to be expected. */
  most: number;
  /** Whether one may stop before the end; asked on every turn. */
  enough?: (moves: number) => Promise<boolean>;
}

/** Plays at the page until that is enough or the game is over, and says in how many moves. */
export async function playOn(page: Page, { move, most, enough }: Play): Promise<number> {
  // A word of somebody else may end the game in the middle of a move.
  const ended = over(page)
    .waitFor()
    .catch(() => undefined);
  for (let moves = 0; moves <= most; moves += 1) {
    if ((await myTurn(page)) === 'over' || (await enough?.(moves))) return moves;
    await Promise.race([move(page), ended]);
  }
  throw new Error(`${most} moves did not lead there`);
}

/** A page of the server on which nothing happens. */
const QUIET = '/no/such/page';

/** Goes there, if the page is not there yet. */
async function beQuiet(page: Page): Promise<void> {
  if (!page.url().endsWith(QUIET)) await page.goto(QUIET);
}

/** Asks the server for something, for the person at this page. */
const post = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );

/** Makes the person at this page a guest, if they are nobody yet. */
async function introduce(page: Page, name: string): Promise<void> {
  const nobody = await page.evaluate(async () => (await (await fetch('/api/me')).json()) === null);
  if (nobody) await post(page, '/api/guest', { name });
}

/** What the page does for a line: it has the cookie, so the socket is its own. */
const plug = (page: Page) =>
  page.evaluateHandle(() => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    const opened = new Promise<void>((open, fail) => {
      socket.onopen = () => open();
      socket.onerror = () => fail(new Error('there is no socket'));
    });
    const heard = new ReadableStream<string>({
      start(into) {
        socket.onmessage = ({ data }) => into.enqueue(String(data));
        socket.onclose = () => into.error(new Error('the socket broke'));
      },
      cancel() {
        socket.onmessage = socket.onclose = null;
        socket.close();
      },
    }).getReader();
    return {
      tell: (frame: string) => opened.then(() => socket.send(frame)),
      hear: async () => (await heard.read()).value,
      close: () => heard.cancel(),
    };
  });

/** A table as somebody has it over a socket of its own, as another page of theirs would. */
class Line<G extends GameTypes> {
  private constructor(
    readonly socket: Awaited<ReturnType<typeof plug>>,
    readonly id: string,
  ) {}

  static async to<G extends GameTypes>(page: Page, id: string): Promise<Line<G>> {
    const line = new Line<G>(await plug(page), id);
    await line.#tell({ type: 'open', table: id, list: true });
    return line;
  }

  #tell(frame: Frame<G>): Promise<void> {
    return this.socket.evaluate((socket, text) => socket.tell(text), JSON.stringify(frame));
  }

  do(command: Command<G>): Promise<void> {
    return this.#tell({ type: 'do', table: this.id, command });
  }

  /** The table as it is after the next change; nothing once the line is closed. */
  async sheet(): Promise<Sheet<G> | undefined> {
    for (;;) {
      const text = await this.socket.evaluate((socket) => socket.hear());
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

/** How a game is played where only the way to a moment matters. */
interface Way<Moment extends string, G extends GameTypes> {
  name: string;
  /** Options with which every moment comes up. */
  rare?: Record<string, string>;
  /** What is done on a turn, of all that can be. */
  choose: (actions: G['action'][]) => G['action'] | undefined;
  /** Whether a turn of one's own is the moment that is wanted. */
  came: (sheet: Sheet<G>, moment: Moment) => boolean;
}

export const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** A game whose tables are opened and played over sockets, to get to a moment of its own or to the end. */
export class Game<Moment extends string, G extends GameTypes> {
  constructor(readonly way: Way<Moment, G>) {}

  /** Opens a table for the person at this page, which must show a page of the server. */
  async open(page: Page, others: ('open' | 'novice')[], options: Record<string, string> = {}): Promise<string> {
    await introduce(page, 'Ada');
    const seats = [
      { kind: 'me' },
      ...others.map((who) => (who === 'open' ? { kind: who } : { kind: 'bot', level: who })),
    ];
    return (await post<{ table: string }>(page, '/api/tables', { game: this.way.name, seats, options })).table;
  }

  /** Opens a table at which Ada and Bruno sit, before its game begins. */
  async share(ada: Page, bruno: Page): Promise<string> {
    for (const page of [ada, bruno]) await beQuiet(page);
    const id = await this.open(ada, ['open']);
    await introduce(bruno, 'Bruno');
    const line = await Line.to(bruno, id);
    await line.do({ do: 'sit', seat: 'b' });
    let sheet = await line.sheet();
    while (sheet && sheet.you !== 'b') sheet = await line.sheet();
    expect(sheet?.you).toBe('b');
    await line.close();
    return id;
  }

  /** Plays for the person at a page until that moment is theirs or the game is over; says whether it came to that. */
  async drive(page: Page, id: string, moment: Moment | 'over'): Promise<boolean> {
    return (await this.#whose([page], id, moment)) !== undefined;
  }

  /** Opens games against the weakest bots until one comes to that moment, and goes there. */
  async arrive(page: Page, moment: Moment | 'over', bots = 1): Promise<void> {
    await beQuiet(page);
    await this.#arrive([page], moment, () => this.open(page, Array<'novice'>(bots).fill('novice'), this.way.rare));
  }

  /** Opens games between two until one comes to that moment for either of them, who goes there. */
  async meet(ada: Page, bruno: Page, moment: Moment): Promise<Page> {
    return this.#arrive([ada, bruno], moment, () => this.share(ada, bruno));
  }

  async #arrive(pages: Page[], moment: Moment | 'over', open: () => Promise<string>): Promise<Page> {
    for (let game = 0; game < 40; game += 1) {
      const id = await open();
      const whose = await this.#whose(pages, id, moment);
      if (!whose) continue;
      await whose.goto(`/table/${id}`);
      return whose;
    }
    throw new Error(`no game came to ${moment}`);
  }

  /** Plays for all of them until that moment is somebody's; says whose, if it came to that. */
  async #whose(pages: Page[], id: string, moment: Moment | 'over'): Promise<Page | undefined> {
    const lines = await Promise.all(pages.map((page) => Line.to<G>(page, id)));
    const plays = lines.map(async (line, nth) => ((await this.#play(line, moment)) ? pages[nth] : undefined));
    try {
      // Whoever is there waits, and so does the game; or it is over for everybody.
      return await Promise.race(plays);
    } finally {
      await Promise.all(lines.map((line) => line.close()));
      await Promise.all(plays);
    }
  }

  async #play(line: Line<G>, moment: Moment | 'over'): Promise<boolean> {
    let ready = false;
    for (let sheet = await line.sheet(); sheet; sheet = await line.sheet()) {
      const { phase, seats, you, awaiting, actions, version } = sheet;
      const own = seats.find(({ seat }) => seat === you)?.holder;
      if (phase === 'over') return moment === 'over';
      if (phase === 'gathering') {
        // Once is enough: the sheet that says so may come after another.
        if (own?.kind === 'person' && !own.ready && !ready)
          await line.do({ do: 'ready', nonce: '00112233445566778899aabbccddeeff' });
        ready = true;
      } else if (you && awaiting.includes(you) && actions?.length) {
        if (moment !== 'over' && this.way.came(sheet, moment)) return true;
        await line.do({ do: 'act', version, action: this.way.choose(actions) });
      }
    }
    return false;
  }
}
