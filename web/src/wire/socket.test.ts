import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWebSocket } from './fakeSocket.kit';
import { Socket } from './socket';

let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  FakeWebSocket.opened = [];
  socket = new Socket(() => 'ws://here/ws');
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server sends the page away, which may come back at once. */
function sendAway() {
  const server = FakeWebSocket.last;
  server.tell({ type: 'bye', retry: 0 });
  server.cut();
}

/** Whether the page is back after so many milliseconds. */
async function isBackAfter(milliseconds: number): Promise<boolean> {
  const before = FakeWebSocket.opened.length;
  await vi.advanceTimersByTimeAsync(milliseconds);
  return FakeWebSocket.opened.length > before;
}

test('whoever is sent away right after every welcome comes back less and less often', async () => {
  for (let time = 0; time < 120_000; time += 100) {
    const { last } = FakeWebSocket;
    if (!last.closed) {
      last.welcome();
      sendAway();
    }
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(FakeWebSocket.opened.length).toBeGreaterThan(8);
  expect(FakeWebSocket.opened.length).toBeLessThan(25);
});

test('whoever was there for a while comes back at once', async () => {
  const luck = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (let times = 0; times < 6; times += 1) {
    FakeWebSocket.last.welcome();
    sendAway();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  FakeWebSocket.last.welcome();
  sendAway();
  expect(await isBackAfter(400)).toBe(false);
  await vi.advanceTimersByTimeAsync(15_000);
  FakeWebSocket.last.welcome();
  await vi.advanceTimersByTimeAsync(6000);
  sendAway();
  expect(await isBackAfter(400)).toBe(true);
  luck.mockRestore();
});
