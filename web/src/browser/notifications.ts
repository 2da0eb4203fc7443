/** Notices of the browser's own, for those who have allowed them. */
import { router } from './router.svelte';

/** Whether notices can be offered: they are not refused, and something here can show them. */
export const canNotify = (): boolean =>
  'Notification' in globalThis && Notification.permission !== 'denied' && isHeard();

export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** The service worker shows notices everywhere; without one the page may do so itself, but not on a phone. */
function isHeard(): boolean {
  if (globalThis.navigator?.serviceWorker?.controller) return true;
  // To try it would show a notice to whoever allows them already.
  if (mayNotify()) return true;
  try {
    new Notification('').close();
    return true;
  } catch {
    return false;
  }
}

/** Asks whether notices are welcome. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells somebody who is looking elsewhere, and takes them there if they press it. */
export function callBrowser(text: string, href: string): void {
  if (mayNotify() && document.visibilityState !== 'visible') void show(text, href).catch(() => undefined);
}

async function show(text: string, href: string): Promise<void> {
  // The next turn of a table takes the place of the one before, and is heard like it.
  const options = { icon: '/icon.svg', tag: href, renotify: true, data: { href } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(text, options);
  const notice = new Notification(text, options);
  notice.onclick = () => {
    window.focus();
    if (router.path !== href) router.go(href);
    notice.close();
  };
}

/** Puts away what called to a page that one has come to. */
export async function hushBrowser(href: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: href })) ?? []) notice.close();
}
