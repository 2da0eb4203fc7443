import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyBrowser, canNotify } from './notifications';

let shown: string[];
let permission: NotificationPermission;

/** A browser that lets a page show notifications itself, or not, like phones. */
function pagesMay(allowed: boolean): void {
  vi.stubGlobal(
    'Notification',
    class {
      static get permission() {
        return permission;
      }
      constructor(text: string) {
        if (!allowed) throw new TypeError('Illegal constructor');
        shown.push(`page: ${text}`);
      }
      close = vi.fn();
    },
  );
}

function worker(active: boolean): void {
  const showNotification = (text: string, { tag, data }: NotificationOptions) => {
    shown.push(`worker: ${text} ${tag} ${JSON.stringify(data)}`);
    return Promise.resolve();
  };
  const serviceWorker = {
    controller: active ? {} : null,
    getRegistration: () => Promise.resolve(active ? { active, showNotification } : undefined),
  };
  vi.stubGlobal('navigator', { serviceWorker });
}

beforeEach(() => {
  [shown, permission] = [[], 'granted'];
  vi.stubGlobal('document', { visibilityState: 'hidden' });
});

afterEach(() => void vi.unstubAllGlobals());

const settled = () => new Promise((later) => setTimeout(later, 1));

/** What is shown when it becomes the reader's turn. */
async function notified(): Promise<string[]> {
  notifyBrowser('Your turn', '/table/7');
  await settled();
  return shown;
}

test('the service worker shows a notification, even where the page may not', async () => {
  pagesMay(false);
  worker(true);
  expect(await notified()).toEqual(['worker: Your turn /table/7 {"href":"/table/7"}']);
});

test('without a service worker the page shows the notification', async () => {
  pagesMay(true);
  worker(false);
  expect(await notified()).toEqual(['page: Your turn']);
});

test('a visible page shows no notification', async () => {
  pagesMay(true);
  worker(true);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  expect(await notified()).toEqual([]);
});

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('pages may show notifications: %s, service worker: %s, offered: %s', (pages, there, offered) => {
  permission = 'default';
  pagesMay(pages);
  worker(there);
  expect(canNotify()).toBe(offered);
  permission = 'denied';
  expect(canNotify()).toBe(false);
});
