/** A table, as somebody sees it who looks at it now. */
import { socket } from './connection';
import { merge } from './log';
import type { ChatLine, Command, Entry, HintLine, Message, PersonId, Refusal, Sheet, TableId } from './protocol';
import { NoAnswer, PATIENCE, type Ask, type Connection, type Socket } from './socket';

export type { Connection };

export interface TableSession {
  readonly id: string;
  /** The last sheet; its log is only what was new. */
  readonly sheet: Sheet | null;
  /** Everything that has happened, without what was taken back. */
  readonly log: Entry[];
  /** `lost` heals by itself. */
  readonly connection: Connection;
  /** There is no such table. */
  readonly gone: boolean;
  readonly chat: ChatLine[];
  /** What one is about to say; it stays when the table is shown in another way. */
  draft: string;
  readonly present: PersonId[];
  readonly watching: number;
  /** The table of a rematch, once somebody has opened one. */
  readonly next: TableId | null;
  /** The server's time minus ours, in milliseconds. */
  readonly clockOffset: number;
  /** Asks for something to be done; nothing comes back if it was. */
  do(command: Command): Promise<Refusal | null>;
  /** Whether an action would be legal. */
  check(action: unknown): Promise<Refusal | null>;
  hint(): Promise<HintLine[] | Refusal>;
  say(text: string): Promise<Refusal | null>;
  /** Asks for everything anew: talk of somebody who is heard again, say. */
  refresh(): void;
  close(): void;
}

/** A hint is thought out for a second or so. */
const HINT_PATIENCE = 25_000;

/** Looks at a table, until the session is closed. */
export function openTable(id: string): TableSession {
  return openTableOver(socket, id);
}

/** Looks at a table over a socket of one's own. */
export function openTableOver(socket: Socket, id: string): TableSession {
  return new Session(id, socket);
}

/** How many look at each table over one socket: the server counts them as one. */
const lookers = new WeakMap<Socket, Map<string, number>>();

class Session implements TableSession {
  readonly id: string;
  sheet = $state.raw<Sheet | null>(null);
  log = $state.raw<Entry[]>([]);
  connection = $state<Connection>('connecting');
  gone = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  draft = $state('');
  present = $state.raw<PersonId[]>([]);
  watching = $state(0);
  next = $state<TableId | null>(null);
  clockOffset = $state(0);

  readonly #socket: Socket;
  readonly #leave: () => void;
  /** Who we were when the log was written: somebody else sees another. */
  #reader: string | null;
  #closed = false;
  #reopening = false;

  constructor(id: string, socket: Socket) {
    this.id = id;
    this.#socket = socket;
    this.#reader = socket.person;
    this.#leave = socket.listen({
      changed: () => this.#follow(),
      welcomed: () => void this.#open(),
      told: (message) => this.#hear(message),
    });
    const count = lookers.get(socket) ?? new Map<string, number>();
    lookers.set(socket, count.set(id, (count.get(id) ?? 0) + 1));
    socket.start();
    this.#follow();
    if (socket.open) void this.#open();
  }

  do(command: Command): Promise<Refusal | null> {
    return this.#refusal({ type: 'do', table: this.id, command });
  }

  check(action: unknown): Promise<Refusal | null> {
    return this.#refusal({ type: 'check', table: this.id, action });
  }

  say(text: string): Promise<Refusal | null> {
    return this.#refusal({ type: 'say', table: this.id, text });
  }

  async hint(): Promise<HintLine[] | Refusal> {
    const answer = await this.#ask({ type: 'hint', table: this.id }, HINT_PATIENCE);
    if (answer?.type === 'hint') return answer.lines;
    return answer?.type === 'refused' ? answer.refusal : { code: 'unavailable' };
  }

  refresh(): void {
    if (this.#socket.open) void this.#open();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#leave();
    const count = lookers.get(this.#socket);
    const others = (count?.get(this.id) ?? 1) - 1;
    count?.set(this.id, others);
    if (others === 0) this.#socket.say({ type: 'close', table: this.id });
  }

  async #refusal(ask: Ask): Promise<Refusal | null> {
    const answer = await this.#ask(ask);
    switch (answer?.type) {
      case 'done':
        return null;
      case 'verdict':
      case 'refused':
        return answer.refusal;
      default:
        return { code: 'unavailable' };
    }
  }

  async #ask(ask: Ask, patience = PATIENCE): Promise<Message | undefined> {
    try {
      return await this.#socket.ask(ask, patience);
    } catch (error) {
      if (error instanceof NoAnswer) return undefined;
      throw error;
    }
  }

  /** Asks for the table from where we know it. */
  async #open(): Promise<void> {
    const answer = await this.#ask({ type: 'open', table: this.id, since: this.#known() });
    if (this.#closed) return;
    if (answer?.type === 'refused' && answer.refusal.code === 'noSuchTable') this.gone = true;
    // A server that is busy is asked again; one that is gone asks for us when it is back.
    if (!this.gone && answer?.type !== 'table' && this.#socket.open)
      setTimeout(() => !this.#closed && void this.#open(), 2000);
  }

  /** The last version that we have seen as who we are now. */
  #known(): number {
    return this.#reader === this.#socket.person ? (this.sheet?.version ?? 0) : 0;
  }

  #follow(): void {
    this.connection = this.#socket.connection;
    this.clockOffset = this.#socket.clockOffset;
  }

  #hear(message: Message): void {
    this.clockOffset = this.#socket.clockOffset;
    switch (message.type) {
      case 'table':
        if (message.sheet.table === this.id) this.#take(message.sheet);
        break;
      case 'chat':
        if (message.table === this.id) this.#listen(message.lines);
        break;
      case 'present':
        if (message.table !== this.id) break;
        this.present = message.people;
        this.watching = message.watching;
        break;
      case 'rematch':
        if (message.table === this.id) this.next = message.next;
        break;
    }
  }

  #take(sheet: Sheet): void {
    if (sheet.since > this.#known()) {
      // Something between what we know and this is missing; it is fetched before anything is shown.
      if (!this.#reopening) {
        this.#reopening = true;
        void this.#open().finally(() => (this.#reopening = false));
      }
      return;
    }
    this.log = merge(this.log, sheet);
    this.sheet = sheet;
    this.#reader = this.#socket.person;
    this.gone = false;
  }

  #listen(lines: ChatLine[]): void {
    const known = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...known.values()].sort((a, b) => a.number - b.number);
  }
}
