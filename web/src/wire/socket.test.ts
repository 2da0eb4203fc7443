import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endFakeSocket, fakeSocket, FakeWebSocket } from './fakeSocket.kit';
import { outdated } from './outdated.svelte';
import type { Socket } from './socket';

let socket: Socket;

beforeEach(() => {
  socket = fakeSocket();
  socket.start();
});

afterEach(() => endFakeSocket(socket));

/** The server closes the connection and allows an immediate reconnect. */
function disconnect() {
  const server = FakeWebSocket.last;
  server.receive({ type: 'bye', retry: 0 });
  server.cut();
}

/** Whether the page reconnects within this time. */
async function reconnectsWithin(milliseconds: number): Promise<boolean> {
  const before = FakeWebSocket.opened.length;
  await vi.advanceTimersByTimeAsync(milliseconds);
  return FakeWebSocket.opened.length > before;
}

test('a page that is disconnected after every welcome reconnects less and less often', async () => {
  for (let time = 0; time < 120_000; time += 100) {
    const { last } = FakeWebSocket;
    if (!last.closed) {
      last.welcome();
      disconnect();
    }
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(FakeWebSocket.opened.length).toBeGreaterThan(8);
  expect(FakeWebSocket.opened.length).toBeLessThan(25);
});

test('a page that was connected for a while reconnects at once', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (let times = 0; times < 6; times += 1) {
    FakeWebSocket.last.welcome();
    disconnect();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  FakeWebSocket.last.welcome();
  disconnect();
  expect(await reconnectsWithin(400)).toBe(false);
  await vi.advanceTimersByTimeAsync(15_000);
  FakeWebSocket.last.welcome();
  await vi.advanceTimersByTimeAsync(6000);
  disconnect();
  expect(await reconnectsWithin(400)).toBe(true);
  random.mockRestore();
});

test.each(['{"type":"dance"}', '{"type":"toString"}', '{"kind":"table"}', '[]', 'null', 'hello'])(
  'a message that the page does not know, %s, marks the page as outdated',
  async (text) => {
    vi.resetModules();
    const [fresh, wire] = await Promise.all([import('./outdated.svelte'), import('./socket')]);
    const own = new wire.Socket(() => 'ws://here/ws');
    own.start();
    FakeWebSocket.last.welcome();
    expect(fresh.outdated.found).toBe(false);
    FakeWebSocket.last.onmessage?.({ data: text });
    expect(fresh.outdated.found).toBe(true);
    own.stop();
  },
);

test('known messages do not', () => {
  FakeWebSocket.last.welcome();
  FakeWebSocket.last.receive({ type: 'pong', id: null, now: 0 });
  expect(outdated.found).toBe(false);
});
