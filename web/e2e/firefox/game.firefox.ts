/** One whole game of Crypt in Firefox, with the page's own controls. It needs no Chromium. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test as base } from '../kit/test';
import { words } from '../kit/words';
import { Firefox } from './firefox';

/** Firefox as named by `FIREFOX`, or found on the path. */
function findFirefox(): string | undefined {
  const named = process.env['FIREFOX'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = folders.flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)));
  return (named ? [named] : names).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const MISSING =
  'Skipped: Firefox is not installed. On Debian `apt-get install firefox-esr`, or name it with FIREFOX=/path/to/firefox.';
const say = words('en');
/** The key Home in WebDriver. */
const HOME = '\uE011';

const test = base.extend<{ firefox: Firefox }>({
  firefox: async ({ server: _ }, use, info) => {
    const program = findFirefox();
    if (!program) {
      console.log(MISSING);
      return info.skip(true, MISSING);
    }
    const firefox = await Firefox.start(program);
    await use(firefox);
    if (info.status !== info.expectedStatus)
      await info.attach('firefox.png', { body: await firefox.screenshot(), contentType: 'image/png' });
    await firefox.end();
  },
});

/** Waits until it is the player's turn or the game is over. */
const myTurn = (firefox: Firefox) =>
  firefox.waitFor(
    ([turn, over]) => {
      const isShown = (selector: string) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
      return isShown(over) ? 'over' : isShown(turn) ? 'turn' : false;
    },
    ['.turn strong', 'section.end'] as [string, string],
  );

/** Which of these buttons is shown. */
const shownButton = (firefox: Firefox, names: string[]) =>
  firefox.evaluate((wanted) => {
    const shown = [...document.querySelectorAll('button')].filter((one) => one.getClientRects().length > 0);
    return wanted.find((name) => shown.some((one) => one.textContent?.trim() === name)) ?? null;
  }, names);

/** Puts a servant on the first treasure that accepts one; returns whether there was any. */
async function stage(firefox: Firefox): Promise<boolean> {
  const slots = await firefox.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute('data-treasure')),
    '[data-treasure]',
  );
  for (const slot of slots) {
    await firefox.click(`[data-treasure="${slot}"]`);
    const answer = await firefox.waitFor(
      ([staged, refused]) => {
        if (document.querySelector(staged)) return 'staged';
        return document.querySelector(refused) ? 'refused' : false;
      },
      ['[data-treasure][aria-pressed="true"]', '.notice[role=alert]'] as [string, string],
    );
    if (answer === 'staged') return true;
  }
  return false;
}

/** Makes one move: declines an ability if asked, or else claims if possible, or else recovers or passes. */
async function move(firefox: Firefox): Promise<void> {
  const version = await firefox.evaluate(
    (selector) => document.querySelector(selector)?.getAttribute('data-version') ?? '',
    '[data-version]',
  );
  const [decline, recover, pass] = [say('crypt-decline'), say('crypt-recover'), say('crypt-pass')];
  if (await shownButton(firefox, [decline])) await firefox.click('button', decline);
  else if (await stage(firefox)) await firefox.click('[data-confirm]');
  else await firefox.click('button', (await shownButton(firefox, [recover, pass])) ?? recover);
  await firefox.waitFor(
    ([before, over]) => {
      const now = document.querySelector('[data-version]')?.getAttribute('data-version');
      return document.querySelector(over) !== null || (now != null && now !== before);
    },
    [version, 'section.end'] as [string, string],
  );
}

test('a whole game of Crypt is played in Firefox, and its seal checked', async ({ firefox, server }) => {
  // What happens is shown at once.
  await firefox.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('gravegoods.settings', JSON.stringify({ speed: 'off' }));
  });
  await firefox.goto(server.url);
  // The weakest computer is the first of the list.
  const card = 'article:has(a[href="/play/crypt"])';
  await firefox.focus(`${card} select`);
  await firefox.press(HOME);
  await firefox.waitFor(
    (selector) => document.querySelector<HTMLSelectElement>(selector)?.value === 'novice',
    `${card} select`,
  );
  await firefox.click(`${card} a[href="/play/crypt"]`);
  let moves = 0;
  while ((await myTurn(firefox)) === 'turn' && moves < 100) {
    await move(firefox);
    moves += 1;
  }
  expect(moves).toBeGreaterThan(5);
  expect(await myTurn(firefox)).toBe('over');
  await firefox.click('summary', 'Check fairness');
  await firefox.click('button', 'Check the seal');
  await firefox.waitFor(
    (text) => document.body.textContent?.includes(text) ?? false,
    'Checked: the seal matches the game.',
  );
  expect(firefox.errors).toEqual([]);
});
