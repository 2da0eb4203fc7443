/** One WebSocket for the whole page, which heals by itself. */
import { isOurProtocol } from './outdated.svelte';
import type { Frame, Message } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost';

type WithoutId<F> = F extends unknown ? Omit<F, 'id'> : never;

/** Anything that can be asked, without the number that the socket gives it. */
export type Ask = WithoutId<Frame>;

/** What the socket tells those who listen. */
export interface Listener {
  /** The server has said who we are, and how far its clock is from ours. */
  welcomed?(person: string | null): void;
  told?(message: Message): void;
  changed?(): void;
}

/** An answer did not come: the connection went, or it took too long. */
export class NoAnswer extends Error {}

interface Waiting {
  answer: (message: Message) => void;
  fail: (error: NoAnswer) => void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** How long a request may take. */
export const PATIENCE = 10_000;
/** How long a connection may take to come about. */
const OPENING = 8_000;
/** How often a silent connection is tried. */
const HEARTBEAT = 20_000;
/** How soon a server answers that is there. */
const SIGN_OF_LIFE = 4_000;
/** How long a connection has to last before it counts as one that was well. */
const STEADY = 5_000;

export class Socket {
  connection: Connection = 'connecting';
  /** The server speaks another version: only loading the page again helps. */
  outdated = false;
  /** The server's time minus ours, in milliseconds. */
  clockOffset = 0;
  person: string | null = null;

  readonly #url: () => string;
  readonly #listeners = new Set<Listener>();
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #welcomed = false;
  #wanted = false;
  #next = 1;
  #failures = 0;
  #pause: number | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #proving = false;

  constructor(url: () => string) {
    this.#url = url;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Connects, and stays connected. */
  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#connect();
  }

  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Connects anew, as somebody who has just got another name or none. */
  renew(): void {
    if (!this.#wanted) return;
    this.#drop();
    this.#failures = 0;
    this.#connect();
  }

  /** Something happened that often means the connection is back or has gone: the page woke up, the network changed. */
  wake(): void {
    if (!this.#wanted || this.outdated) return;
    if (this.#welcomed) void this.#prove();
    else if (this.#retry !== undefined) {
      this.#failures = 0;
      this.#connect();
    }
  }

  /** Asks something once there is a connection, and waits for the answer. */
  async ask(question: Ask, patience = PATIENCE): Promise<Message> {
    await this.#opened(patience);
    return this.#send(question, patience);
  }

  /** Says something that needs no answer; it is dropped if nobody is there to hear it. */
  say(question: Ask): void {
    if (this.#welcomed) this.#socket?.send(JSON.stringify(question));
  }

  get open(): boolean {
    return this.#welcomed;
  }

  #send(question: Ask, patience: number): Promise<Message> {
    const id = this.#next++;
    return new Promise<Message>((answer, fail) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        fail(new NoAnswer('the server did not answer in time'));
        void this.#prove();
      }, patience);
      this.#waiting.set(id, { answer, fail, timer });
      this.#socket?.send(JSON.stringify({ id, ...question }));
    });
  }

  #opened(patience: number): Promise<void> {
    if (this.#welcomed) return Promise.resolve();
    return new Promise((opened, fail) => {
      const timer = setTimeout(() => {
        leave();
        fail(new NoAnswer('there is no connection'));
      }, patience);
      const leave = this.listen({
        welcomed: () => {
          clearTimeout(timer);
          leave();
          opened();
        },
      });
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (!this.#wanted || this.outdated) return;
    const socket = new WebSocket(this.#url());
    this.#socket = socket;
    const own = () => this.#socket === socket;
    this.#opening = setTimeout(() => own() && this.#lose(), OPENING);
    socket.onmessage = (event) => own() && this.#hear(String(event.data));
    socket.onclose = () => own() && this.#lose();
    socket.onerror = () => undefined;
  }

  #hear(text: string): void {
    const message = read(text);
    if (!message) return;
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'bye':
        this.#pause = message.retry ?? undefined;
        return;
      case 'pong':
        this.clockOffset = message.now - Date.now();
        break;
    }
    const id = 'id' in message ? message.id : undefined;
    const waiting = typeof id === 'number' ? this.#waiting.get(id) : undefined;
    // Whoever asked hears of a table before its answer is awaited, so that nobody sees an older sheet in between.
    for (const listener of [...this.#listeners]) listener.told?.(message);
    if (waiting && typeof id === 'number') {
      this.#waiting.delete(id);
      clearTimeout(waiting.timer);
      waiting.answer(message);
    }
  }

  #welcome(message: Extract<Message, { type: 'welcome' }>): void {
    clearTimeout(this.#opening);
    if (!isOurProtocol(message.protocol)) {
      this.outdated = true;
      this.#drop();
      this.#become('lost');
      return;
    }
    this.clockOffset = message.now - Date.now();
    this.person = message.person;
    this.#welcomed = true;
    // Whoever is sent away right after the welcome would else come back at once, for ever.
    this.#steady = setTimeout(() => (this.#failures = 0), STEADY);
    this.#pause = undefined;
    this.#heartbeat = setInterval(() => void this.#prove(), HEARTBEAT);
    this.#become('open');
    for (const listener of [...this.#listeners]) listener.welcomed?.(message.person);
  }

  /** Makes sure that somebody is there; if not, the connection is given up and made anew. */
  async #prove(): Promise<void> {
    if (!this.#welcomed || this.#proving) return;
    this.#proving = true;
    const socket = this.#socket;
    const id = this.#next++;
    try {
      await new Promise<Message>((answer, fail) => {
        const timer = setTimeout(() => {
          this.#waiting.delete(id);
          fail(new NoAnswer());
        }, SIGN_OF_LIFE);
        this.#waiting.set(id, { answer, fail, timer });
        socket?.send(JSON.stringify({ id, type: 'ping' }));
      });
    } catch {
      if (this.#socket === socket) this.#lose();
    } finally {
      this.#proving = false;
    }
  }

  #lose(): void {
    this.#drop();
    if (!this.#wanted || this.outdated) return;
    this.#become('lost');
    const longest = Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE);
    // Everyone has lost the same server at the same moment, and they must not all come back at once.
    // Whoever may come back at once does so once; sent away again, they take their time.
    const least = this.#failures > 0 ? Math.max(this.#pause ?? 0, longest / 2) : (this.#pause ?? longest / 2);
    const pause = least + (Math.random() * longest) / 2;
    this.#pause = undefined;
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#welcomed = false;
    clearTimeout(this.#opening);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#steady);
    for (const { fail, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      fail(new NoAnswer('the connection was lost'));
    }
    this.#waiting.clear();
    socket?.close();
  }

  #become(connection: Connection): void {
    this.connection = connection;
    for (const listener of [...this.#listeners]) listener.changed?.();
  }
}

function read(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'type' in message ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}
