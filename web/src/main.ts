import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import { listenForMissingStyles } from './browser/fetched';
import { offered } from './games/offered.svelte';
import { speak } from './i18n/index.svelte';
import { bestLanguage } from './i18n/languages';
import { me } from './person/me.svelte';
import { keepForOffline } from './browser/offline/register';
import { open } from './pages/index';
import { router } from './browser/router.svelte';
import { settings } from './person/settings.svelte';
import { listenForFirstPress } from './table/sound';
import { watchNetwork } from './wire/connection';

settings.load();
settings.show();
router.start();
listenForFirstPress();
watchNetwork();
me.watchSessions();
listenForMissingStyles();
settings.onsave = () => void me.savePreferences();
matchMedia('(prefers-contrast: more)').addEventListener('change', () => settings.show());

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app element');
const language = bestLanguage([settings.language ?? '', ...navigator.languages]);

/** How long the app waits for the first page before it is shown without it, in milliseconds. */
const MAX_WAIT = 300;
const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

void me.load();
void offered.load();
const texts = speak(language);
// The first page loads in parallel with the texts, so that all is drawn at once. If it is late or fails, the app shows that and
// tries again.
const { route } = router;
const firstPage = open(route)
  .then((page) => ({ route, page }))
  .catch(() => undefined);

// Without texts the page can't even say that they are missing. So it requests them until they are loaded or the page reloads.
for (let [asked, rest] = [texts, 500]; ; [asked, rest] = [speak(language), Math.min(rest * 2, 8000)]) {
  try {
    await asked;
    break;
  } catch {
    await pause(rest);
  }
}
const late = pause(MAX_WAIT);
const first = (await Promise.race([firstPage, late])) ?? undefined;
if (first?.page.whole) await Promise.race([first.page.whole, late]);
target.replaceChildren();
mount(App, { target, props: { first } });
keepForOffline();
