/** The time between retries, in milliseconds. */
const INTERVAL = 5000;

/** Retries at intervals, and when the network is back, until the returned function is called. */
export function retryRegularly(retry: () => void): () => void {
  const timer = setInterval(retry, INTERVAL);
  addEventListener('online', retry);
  return () => {
    clearInterval(timer);
    removeEventListener('online', retry);
  };
}
