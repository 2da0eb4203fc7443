/** A fake WebSocket for tests. It records every socket that is opened and every frame that is sent. */
import { vi } from 'vitest';
import { PROTOCOL, type ClientMessage, type Message, type Sheet } from './protocol';
import { Socket } from './socket';

export class FakeWebSocket {
  static opened: FakeWebSocket[] = [];
  static get last(): FakeWebSocket {
    const last = FakeWebSocket.opened.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }

  readonly url: string;
  readonly sent: ClientMessage[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeWebSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  receive(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(person: string | null = 'ann', protocol = PROTOCOL): void {
    this.receive({ type: 'welcome', protocol, person, now: Date.now() + 5000 });
  }

  /** Closes the connection from the server's side, without a message. */
  cut(): void {
    this.onclose?.();
  }

  /** The last sent frame of a type. */
  lastSent(type: ClientMessage['type']): ClientMessage {
    const found = this.sent.findLast((frame) => frame.type === type);
    if (!found) throw new Error(`no ${type} frame was sent`);
    return found;
  }

  idOf(type: ClientMessage['type']): number {
    const { id } = this.lastSent(type);
    if (id === undefined) throw new Error(`the ${type} frame has no id`);
    return id;
  }
}

export function sheet(table: string, version: number, since: number, log: Sheet['log'] = []): Sheet {
  return {
    ...{ table, game: 'crypt', rules: 1, version, since, now: 0, phase: 'playing', setup: {}, clock: { kind: 'none' } },
    teams: [],
    ...{
      visibility: 'link',
      rated: false,
      hints: true,
      arranged: false,
      lesson: null,
      host: 'ann',
      seats: [],
      you: 'a',
      commitment: '',
      cast: 0,
      former: null,
      seed: null,
    },
    ...{
      awaiting: [],
      view: null,
      offer: null,
      undo: { free: false, back: [], byConsent: false, asked: null },
      abort: false,
      spectatorsMuted: false,
      log,
      ending: null,
    },
  };
}

export const sight = (version: number, text: string): Sheet['log'][number] => ({
  version,
  at: 0,
  kind: 'sight',
  sight: text,
});

/** Returns a socket over fake WebSockets, with fake timers. */
export function fakeSocket(): Socket {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  FakeWebSocket.opened = [];
  return new Socket(() => 'ws://here/ws');
}

/** Ends what `fakeSocket` has begun. */
export function endFakeSocket(socket: Socket): void {
  socket.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
