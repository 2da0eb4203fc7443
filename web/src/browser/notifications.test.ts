import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callBrowser, canNotify } from './notifications';

let shown: string[];
let permission: NotificationPermission;

/** A browser that lets a page show notices itself; a phone does not. */
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

test('the worker shows a notice, also where the page may not', async () => {
  pagesMay(false);
  worker(true);
  callBrowser('Your turn', '/table/7');
  await settled();
  expect(shown).toEqual(['worker: Your turn /table/7 {"href":"/table/7"}']);
});

test('without a worker the page shows it itself', async () => {
  pagesMay(true);
  worker(false);
  callBrowser('Your turn', '/table/7');
  await settled();
  expect(shown).toEqual(['page: Your turn']);
});

test('whoever looks at the page gets no notice', async () => {
  pagesMay(true);
  worker(true);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  callBrowser('Your turn', '/table/7');
  await settled();
  expect(shown).toEqual([]);
});

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('if pages may show notices is %s and there is a worker is %s, they are offered: %s', (pages, there, offered) => {
  permission = 'default';
  pagesMay(pages);
  worker(there);
  expect(canNotify()).toBe(offered);
  permission = 'denied';
  expect(canNotify()).toBe(false);
});
