import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import { listenForLostLooks } from './browser/fetched';
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
listenForLostLooks();
settings.onsave = () => void me.keepPreferences();
matchMedia('(prefers-contrast: more)').addEventListener('change', () => settings.show());

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
const language = bestLanguage([settings.language ?? '', ...navigator.languages]);

/** How long the first page may keep the frame around it waiting, in milliseconds. */
const PATIENCE = 300;
const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

void me.load();
void offered.load();
const texts = speak(language);
// The first page comes beside the texts of the frame, and both are drawn at once. One that is late or can't be had is left to the
// frame, which says so and asks again.
const { route } = router;
const coming = open(route)
  .then((page) => ({ route, page }))
  .catch(() => undefined);

// Without its texts a page can say nothing, not even that they are missing: so it keeps asking for them, until the server answers
// and they come, or the page is loaded again for their sake.
for (let [asked, rest] = [texts, 500]; ; [asked, rest] = [speak(language), Math.min(rest * 2, 8000)]) {
  try {
    await asked;
    break;
  } catch {
    await pause(rest);
  }
}
const first = (await Promise.race([coming, pause(PATIENCE)])) ?? undefined;
target.replaceChildren();
mount(App, { target, props: { first } });
keepForOffline();
