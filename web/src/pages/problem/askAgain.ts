/** How often something that did not come is asked for again by itself, in milliseconds. */
const AGAIN = 5000;

/** Asks for something now and then, and as soon as there is a connection, until what is returned is called. */
export function askAgain(ask: () => void): () => void {
  const timer = setInterval(ask, AGAIN);
  addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    removeEventListener('online', ask);
  };
}
