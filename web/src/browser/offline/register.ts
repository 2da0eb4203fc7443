/**
 * Lets the page open offline, as far as it is cached: it says in the person's language what could not be loaded, and loads it
 * once there is a connection.
 */

/** Registers the service worker, which caches the files of this page. */
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
    // The worker has not seen what was loaded before it was active.
    const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
    active?.postMessage({ keep: [...new Set(loaded)].filter(isCached) });
  } catch {
    // The game works without a cache.
  }
}

/** Whether a file is cached: the ones that never change, and the icon. */
const isCached = (path: string): boolean => path.startsWith('/assets/') || path === '/icon.svg';
