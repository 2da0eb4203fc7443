/** Loads parts of the page on demand, and reloads the whole page if a part can't be loaded otherwise. */

/** Session storage key: when this page last reloaded automatically. */
const KEY = 'gravegoods.loaded-again';
/** The minimum time between automatic reloads, in milliseconds: a part that stays missing must not cause a reload loop. */
const MIN_INTERVAL = 60_000;
/** How long the server may take to answer, in milliseconds. */
const TIMEOUT = 5000;

/** Whether a stylesheet failed to load. Vite does not request it again and continues without it. */
let stylesMissing = false;
/** The page is reloading, so pending parts no longer matter. */
let reloading = false;

/** Listens for stylesheets that failed to load with their part. */
export function listenForMissingStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    // The event is also sent for scripts; their failure reaches the caller of `fetched`.
    const { payload } = event as Event & { payload?: Error };
    if (payload?.message.startsWith('Unable to preload CSS')) stylesMissing = true;
  });
}

/**
 * Loads a part of the page. If an import fails, a browser may remember that while the page is open, and fail at once the
 * next time. And after an update of the server, the part may have another name. So if the server answers, the page is
 * reloaded; if not, this fails, and the caller can try again later.
 */
export async function fetched<T>(part: () => Promise<T>): Promise<T> {
  try {
    const value = await part();
    if (stylesMissing) void reloadIfReachable('automatic');
    return value;
  } catch (error) {
    if (await reloadIfReachable('automatic')) return new Promise(() => undefined);
    throw error;
  }
}

/** Reloads the page if the server answers; returns whether it does. Automatic reloads are limited to one a minute. */
export async function reloadIfReachable(why: 'automatic' | 'on request'): Promise<boolean> {
  if (reloading) return true;
  if (!(await serverAnswers()) || reloading) return reloading;
  if (why === 'automatic' && !mayReload(Date.now())) return false;
  reloading = true;
  location.reload();
  return true;
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })).ok;
  } catch {
    return false;
  }
}

/** Whether the last automatic reload is long enough ago. If so, notes the time of this one. */
function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < MIN_INTERVAL) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Without session storage, a page that was reloaded is not reloaded again.
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation !== undefined && 'type' in navigation && navigation.type !== 'reload';
  }
}
