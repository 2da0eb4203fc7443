/** Fetches parts of the page that come later, and loads the whole page again where one of them can't be had otherwise. */

/** When this page was last loaded again by itself. */
const KEY = 'gravegoods.loaded-again';
/** How long it is not loaded again after that, in milliseconds: a part that is missing for good must not turn the page in circles. */
const REST = 60_000;
/** How long the server may take to say that it is there, in milliseconds. */
const PATIENCE = 5000;

/** Looks that did not come are not asked for again by what builds the page: it goes on without them. */
let unsightly = false;
/** The page is being loaded again, and whatever was asked for does not matter any more. */
let leaving = false;

/** Listens for looks that did not come with their part. */
export function listenForLostLooks(): void {
  addEventListener('vite:preloadError', (event) => {
    // A part that did not come is told of as well; whoever asked for it knows.
    const { payload } = event as Event & { payload?: Error };
    if (payload?.message.startsWith('Unable to preload CSS')) unsightly = true;
  });
}

/**
 * A part of the page. A browser may remember for as long as the page is open that a part did not come, and fail at once
 * when it is asked for again; and after an update of the server the part may be there under another name only. So if the
 * server answers, the page is loaded again; if not, this fails, and whoever asked for the part asks once more later.
 */
export async function fetched<T>(part: () => Promise<T>): Promise<T> {
  try {
    const value = await part();
    if (unsightly) void renewed('by itself');
    return value;
  } catch (error) {
    if (await renewed('by itself')) return new Promise(() => undefined);
    throw error;
  }
}

/** Loads the page again if the server answers, and says whether it does so. By itself it does not do it often. */
export async function renewed(why: 'by itself' | 'on request'): Promise<boolean> {
  if (leaving) return true;
  if (!(await answers()) || leaving) return leaving;
  if (why === 'by itself' && !isTimely(Date.now())) return false;
  leaving = true;
  location.reload();
  return true;
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}

/** Whether it is long enough ago that the page was loaded again; it is noted that it will be now. */
function isTimely(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < REST) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Where nothing may be kept, a page that came of loading again is not loaded again.
    const [arrival] = performance.getEntriesByType('navigation');
    return arrival !== undefined && 'type' in arrival && arrival.type !== 'reload';
  }
}
