/** Notices of the browser's own, for those who have allowed them. */

export const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** Asks whether notices are welcome. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells somebody who is looking elsewhere. */
export function callBrowser(text: string, href: string): void {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(text, { icon: '/icon.svg', tag: href });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones let only a service worker speak; the sound and the title have told already.
  }
}
