/** A table that is open on this page, kept up to date over the socket. */
import { socket } from './connection';
import { withChanges } from './changes';
import { merge, replace } from './log';
import { scenesOf, type Scene } from './scenes';
import type {
  BotPace,
  ChatLine,
  Command,
  Entry,
  HintLine,
  Message,
  Odds,
  PersonId,
  Refusal,
  Sheet,
  TableId,
  Update,
} from './protocol';
import { NoAnswer, REQUEST_TIMEOUT, type SocketFrame, type Connection, type Socket } from './socket';

export type { Connection, Scene };

/** Called after the table has changed, with the moments that led to it; without them if the whole table was sent. */
export type OnChange = (scenes: readonly Scene[] | null) => void;

export interface TableSession {
  readonly id: string;
  /** The last sheet. Its log has only the new entries. */
  readonly sheet: Sheet | null;
  /** The whole log, without what was undone. */
  readonly log: Entry[];
  /** Calls back after every change of the table. */
  onchange: OnChange | undefined;
  /** After `lost`, the socket reconnects automatically. */
  readonly connection: Connection;
  /** There is no such table. */
  readonly gone: boolean;
  readonly chat: ChatLine[];
  /** The chat that only the reader and their allies are sent. */
  readonly alliesChat: ChatLine[];
  /** The chat text being typed. It survives a change of the table's layout. */
  draft: string;
  readonly present: PersonId[];
  readonly watching: number;
  /** The table of the rematch, once a player has opened one. */
  readonly next: TableId | null;
  /** The server's time minus ours, in milliseconds. */
  readonly clockOffset: number;
  /** Sends a command; returns why it was refused, or `null`. */
  do(command: Command): Promise<Refusal | null>;
  /** Why an action would be refused, or `null`. */
  check(action: unknown): Promise<Refusal | null>;
  /** For each part of a legal action, the odds that chance undoes it; empty if nothing can; `null` if the server does not tell. */
  odds(action: unknown): Promise<readonly Odds[] | null>;
  hint(): Promise<HintLine[] | Refusal>;
  /** Says something to everyone, or to one's allies only. */
  say(text: string, allies?: boolean): Promise<Refusal | null>;
  /** Requests the table again, for example for the chat of a person who was unmuted. */
  refresh(): void;
  close(): void;
}

/** How long a hint may take: the bot thinks about it. */
const HINT_TIMEOUT = 25_000;

/** Opens a table, until the session is closed. */
export function openTable(id: string, pace?: () => BotPace): TableSession {
  return openTableOver(socket, id, pace);
}

/** Opens a table over a given socket. */
export function openTableOver(socket: Socket, id: string, pace: () => BotPace = () => 'normal'): TableSession {
  return new Session(id, socket, pace);
}

/** The number of open sessions of each table, by socket. The server counts them as one. */
const sessionCounts = new WeakMap<Socket, Map<string, number>>();

class Session implements TableSession {
  readonly id: string;
  sheet = $state.raw<Sheet | null>(null);
  log = $state.raw<Entry[]>([]);
  onchange: OnChange | undefined;
  connection = $state<Connection>('connecting');
  gone = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  alliesChat = $state.raw<ChatLine[]>([]);
  draft = $state('');
  present = $state.raw<PersonId[]>([]);
  watching = $state(0);
  next = $state<TableId | null>(null);
  clockOffset = $state(0);

  readonly #socket: Socket;
  /** How fast the person wants computers to play. */
  readonly #pace: () => BotPace;
  readonly #leave: () => void;
  /** The person the log was sent to. Another person sees other entries. */
  #logReader: string | null;
  #closed = false;
  #reopening = false;

  constructor(id: string, socket: Socket, pace: () => BotPace) {
    this.id = id;
    this.#pace = pace;
    this.#socket = socket;
    this.#logReader = socket.person;
    this.#leave = socket.listen({
      changed: () => this.#updateConnection(),
      welcomed: () => void this.#open(),
      received: (message) => this.#handle(message),
    });
    const count = sessionCounts.get(socket) ?? new Map<string, number>();
    sessionCounts.set(socket, count.set(id, (count.get(id) ?? 0) + 1));
    socket.start();
    this.#updateConnection();
    if (socket.open) void this.#open();
  }

  do(command: Command): Promise<Refusal | null> {
    return this.#refusal({ type: 'do', table: this.id, command });
  }

  check(action: unknown): Promise<Refusal | null> {
    return this.#refusal({ type: 'check', table: this.id, action });
  }

  async odds(action: unknown): Promise<readonly Odds[] | null> {
    const answer = await this.#request({ type: 'check', table: this.id, action });
    return answer?.type === 'verdict' && !answer.refusal ? answer.odds : null;
  }

  say(text: string, allies = false): Promise<Refusal | null> {
    return this.#refusal({ type: 'say', table: this.id, text, ...(allies && { allies }) });
  }

  async hint(): Promise<HintLine[] | Refusal> {
    const answer = await this.#request({ type: 'hint', table: this.id }, HINT_TIMEOUT);
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
    const count = sessionCounts.get(this.#socket);
    const others = (count?.get(this.id) ?? 1) - 1;
    count?.set(this.id, others);
    if (others === 0) this.#socket.send({ type: 'close', table: this.id });
  }

  async #refusal(frame: SocketFrame): Promise<Refusal | null> {
    const answer = await this.#request(frame);
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

  async #request(frame: SocketFrame, timeout = REQUEST_TIMEOUT): Promise<Message | undefined> {
    try {
      return await this.#socket.request(frame, timeout);
    } catch (error) {
      if (error instanceof NoAnswer) return undefined;
      throw error;
    }
  }

  /** Requests the table from the last known version on. */
  async #open(since = this.#known()): Promise<void> {
    const answer = await this.#request({
      type: 'open',
      table: this.id,
      since,
      frames: true,
      pace: this.#pace(),
    });
    if (this.#closed) return;
    if (answer?.type === 'refused' && answer.refusal.code === 'noSuchTable') this.gone = true;
    // A busy server is asked again. After a lost connection, `welcomed` calls this.
    if (!this.gone && answer?.type !== 'table' && answer?.type !== 'done' && this.#socket.open)
      setTimeout(() => !this.#closed && void this.#open(), 2000);
  }

  /** The last version that the current person has seen. */
  #known(): number {
    return this.#logReader === this.#socket.person ? (this.sheet?.version ?? 0) : 0;
  }

  #updateConnection(): void {
    this.connection = this.#socket.connection;
    this.clockOffset = this.#socket.clockOffset;
  }

  #handle(message: Message): void {
    this.clockOffset = this.#socket.clockOffset;
    switch (message.type) {
      case 'table':
        if (message.sheet.table === this.id) this.#applySheet(message.sheet);
        break;
      case 'update':
        if (message.table === this.id) this.#applyUpdate(message);
        break;
      case 'chat':
        if (message.table !== this.id) break;
        if (message.allies) this.alliesChat = withLines(this.alliesChat, message.lines);
        else this.chat = withLines(this.chat, message.lines);
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

  #applySheet(sheet: Sheet): void {
    if (sheet.since > this.#known()) this.#reopen();
    else this.#accept(sheet, null);
  }

  #applyUpdate({ frames, since, version, now, sheet: changes, log: reread = [] }: Update): void {
    const known = this.sheet;
    if (!known || since !== this.#known()) return this.#reopen();
    const sheet = { ...withChanges(known, changes), since, version, now };
    // Another seat has another view, which can't be reached by changes of this one.
    if (sheet.you !== known.you && known.view !== null) return this.#reopen(0);
    const scenes = scenesOf(known.view, frames);
    const view = scenes.at(-1)?.view ?? known.view;
    const log = scenes.flatMap(({ entry }) => entry ?? []);
    this.log = replace(this.log, reread);
    this.#accept({ ...sheet, view, log: replace(log, reread) }, scenes);
  }

  #accept(sheet: Sheet, scenes: readonly Scene[] | null): void {
    this.log = merge(this.log, sheet);
    this.sheet = sheet;
    this.#logReader = this.#socket.person;
    this.gone = false;
    this.onchange?.(scenes);
  }

  /** Requests the table again, because something between the known version and what came is missing. */
  #reopen(since = this.#known()): void {
    if (this.#reopening) return;
    this.#reopening = true;
    void this.#open(since).finally(() => (this.#reopening = false));
  }
}

/** A chat with more lines, in the order of their numbers. */
function withLines(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Map([...chat, ...lines].map((line) => [line.number, line]));
  return [...known.values()].sort((a, b) => a.number - b.number);
}
