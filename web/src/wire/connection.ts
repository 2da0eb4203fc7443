/** The page's only socket. */
import { Socket } from './socket';

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

export const socket = new Socket(address);

/** Wakes the socket when the page becomes active or the network changes. */
export function watchNetwork(): void {
  const wake = () => socket.wake();
  addEventListener('online', wake);
  addEventListener('offline', wake);
  addEventListener('pageshow', wake);
  addEventListener('focus', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
}
