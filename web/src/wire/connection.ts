/** The one socket of this page. */
import { Socket } from './socket';

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

export const socket = new Socket(address);

/** Lets the socket know when the page wakes up or the network comes and goes. */
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
