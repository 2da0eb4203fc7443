/** Browser notifications, for people who have allowed them. */
import { router } from './router.svelte';

/** Whether notifications can be offered: they are not denied, and this browser can show them. */
export const canNotify = (): boolean =>
  'Notification' in globalThis && Notification.permission !== 'denied' && canShow();

export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** The service worker can show notifications in every browser. Without one the page can, but not on a phone. */
function canShow(): boolean {
  if (globalThis.navigator?.serviceWorker?.controller) return true;
  // Trying it now would show an empty notification.
  if (mayNotify()) return true;
  try {
    new Notification('').close();
    return true;
  } catch {
    return false;
  }
}

/** Asks for permission to show notifications. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification if the page is hidden; clicking it opens `href`. */
export function notifyBrowser(text: string, href: string): void {
  if (mayNotify() && document.visibilityState !== 'visible') void show(text, href).catch(() => undefined);
}

async function show(text: string, href: string): Promise<void> {
  // A new notification of a table replaces the one before, and alerts again.
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

/** Closes the notifications that lead to `href`. */
export async function closeNotifications(href: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: href })) ?? []) notice.close();
}
