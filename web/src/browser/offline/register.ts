/**
 * Lets the page be opened without a connection, as far as the browser has kept it: it says in the person's language what did
 * not arrive, and asks for it again once there is a connection.
 */

/** Asks the browser to keep what this page is made of. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => void register(), { once: true });
  if (document.readyState === 'complete') void register();
}

let registered = false;

async function register(): Promise<void> {
  if (registered) return;
  registered = true;
  try {
    await navigator.serviceWorker.register('/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // What came before there was a worker it has not seen.
    const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
    active?.postMessage({ keep: [...new Set(loaded)].filter(isKept) });
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Files that are the same for ever, and the icon. */
const isKept = (path: string): boolean => path.startsWith('/assets/') || path === '/icon.svg';
