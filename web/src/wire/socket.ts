/** One WebSocket for the whole page, which reconnects automatically. */
import { isOurProtocol, outdated } from './outdated.svelte';
import type { ClientMessage, Message } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost';

type WithoutId<F> = F extends unknown ? Omit<F, 'id'> : never;

/** A frame to send, without the id that the socket adds. */
export type SocketFrame = WithoutId<ClientMessage>;

/** Callbacks for the events of a socket. */
export interface Listener {
  /** The server has accepted the connection and said who we are. */
  welcomed?(person: string | null): void;
  received?(message: Message): void;
  changed?(): void;
}

/** There was no answer: the connection was lost, or it took too long. */
export class NoAnswer extends Error {}

interface Pending {
  answer: (message: Message) => void;
  fail: (error: NoAnswer) => void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_RETRY_DELAY = 400;
const MAX_RETRY_DELAY = 15_000;
/** How long a request may take. */
export const REQUEST_TIMEOUT = 10_000;
/** How long a connection may take to open. */
const OPEN_TIMEOUT = 8_000;
/** How often the connection is checked with a ping. */
const HEARTBEAT = 20_000;
/** How long the server may take to answer a ping. */
const PONG_TIMEOUT = 4_000;
/** How long a connection must last before the retry delay is reset. */
const STABLE_AFTER = 5_000;

export class Socket {
  connection: Connection = 'connecting';
  /** The server has another protocol version. Only a reload helps. */
  outdated = false;
  /** The server's time minus ours, in milliseconds. */
  clockOffset = 0;
  person: string | null = null;

  readonly #url: () => string;
  readonly #listeners = new Set<Listener>();
  readonly #pending = new Map<number, Pending>();
  #socket: WebSocket | undefined;
  #welcomed = false;
  #wanted = false;
  #next = 1;
  #failures = 0;
  #pause: number | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #stable: ReturnType<typeof setTimeout> | undefined;
  #pinging = false;

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

  /** Reconnects, after the person at this browser has changed. */
  reconnect(): void {
    if (!this.#wanted) return;
    this.#drop();
    this.#failures = 0;
    this.#connect();
  }

  /** Checks the connection, or reconnects, because the page became active or the network changed. */
  wake(): void {
    if (!this.#wanted || this.outdated) return;
    if (this.#welcomed) void this.#ping();
    else if (this.#retry !== undefined) {
      this.#failures = 0;
      this.#connect();
    }
  }

  /** Sends a request once there is a connection, and waits for the answer. */
  async request(frame: SocketFrame, timeout = REQUEST_TIMEOUT): Promise<Message> {
    await this.#opened(timeout);
    return this.#request(frame, timeout);
  }

  /** Sends a frame that needs no answer. It is dropped if there is no connection. */
  send(frame: SocketFrame): void {
    if (this.#welcomed) this.#socket?.send(JSON.stringify(frame));
  }

  get open(): boolean {
    return this.#welcomed;
  }

  #request(frame: SocketFrame, timeout: number): Promise<Message> {
    const id = this.#next++;
    return new Promise<Message>((answer, fail) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        fail(new NoAnswer('the server did not answer in time'));
        void this.#ping();
      }, timeout);
      this.#pending.set(id, { answer, fail, timer });
      this.#socket?.send(JSON.stringify({ id, ...frame }));
    });
  }

  #opened(timeout: number): Promise<void> {
    if (this.#welcomed) return Promise.resolve();
    return new Promise((opened, fail) => {
      const timer = setTimeout(() => {
        leave();
        fail(new NoAnswer('there is no connection'));
      }, timeout);
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
    this.#opening = setTimeout(() => own() && this.#lose(), OPEN_TIMEOUT);
    socket.onmessage = (event) => own() && this.#handle(String(event.data));
    socket.onclose = () => own() && this.#lose();
    socket.onerror = () => undefined;
  }

  #handle(text: string): void {
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
    const pending = typeof id === 'number' ? this.#pending.get(id) : undefined;
    // Listeners get the message before the request resolves, so that the caller never sees an older sheet.
    for (const listener of [...this.#listeners]) listener.received?.(message);
    if (pending && typeof id === 'number') {
      this.#pending.delete(id);
      clearTimeout(pending.timer);
      pending.answer(message);
    }
  }

  #welcome(message: Extract<Message, { type: 'welcome' }>): void {
    clearTimeout(this.#opening);
    if (!isOurProtocol(message.protocol)) {
      this.outdated = true;
      this.#drop();
      this.#setConnection('lost');
      return;
    }
    this.clockOffset = message.now - Date.now();
    this.person = message.person;
    this.#welcomed = true;
    // Not at once: a server that disconnects after every welcome would otherwise be retried without delay.
    this.#stable = setTimeout(() => (this.#failures = 0), STABLE_AFTER);
    this.#pause = undefined;
    this.#heartbeat = setInterval(() => void this.#ping(), HEARTBEAT);
    this.#setConnection('open');
    for (const listener of [...this.#listeners]) listener.welcomed?.(message.person);
  }

  /** Checks with a ping that the server is there; if not, reconnects. */
  async #ping(): Promise<void> {
    if (!this.#welcomed || this.#pinging) return;
    this.#pinging = true;
    const socket = this.#socket;
    const id = this.#next++;
    try {
      await new Promise<Message>((answer, fail) => {
        const timer = setTimeout(() => {
          this.#pending.delete(id);
          fail(new NoAnswer());
        }, PONG_TIMEOUT);
        this.#pending.set(id, { answer, fail, timer });
        socket?.send(JSON.stringify({ id, type: 'ping' }));
      });
    } catch {
      if (this.#socket === socket) this.#lose();
    } finally {
      this.#pinging = false;
    }
  }

  #lose(): void {
    this.#drop();
    if (!this.#wanted || this.outdated) return;
    this.#setConnection('lost');
    const longest = Math.min(FIRST_RETRY_DELAY * 2 ** this.#failures, MAX_RETRY_DELAY);
    // The delay is random, because all clients lose a server at the same moment and must not reconnect together.
    // The server's own delay may be shorter, but only for the first attempt.
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
    clearTimeout(this.#stable);
    for (const { fail, timer } of this.#pending.values()) {
      clearTimeout(timer);
      fail(new NoAnswer('the connection was lost'));
    }
    this.#pending.clear();
    socket?.close();
  }

  #setConnection(connection: Connection): void {
    this.connection = connection;
    for (const listener of [...this.#listeners]) listener.changed?.();
  }
}

/** Every type of message that the protocol has. */
const TYPES: Readonly<Record<Message['type'], true>> = {
  welcome: true,
  table: true,
  update: true,
  done: true,
  refused: true,
  verdict: true,
  hint: true,
  chat: true,
  present: true,
  rematch: true,
  turn: true,
  pong: true,
  bye: true,
};

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(TYPES, value.type);

/** Reads a message. A page that does not know what it is sent is too old. */
function read(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (isMessage(message)) return message;
  } catch {
    // Not JSON, so not a message either.
  }
  outdated.mark();
  return undefined;
}
