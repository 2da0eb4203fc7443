import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { listenForLostLooks } from './fetched';
import { speak } from './i18n/index.svelte';
import { bestLanguage } from './i18n/languages';
import { me } from './me.svelte';
import { keepForOffline } from './offline/register';
import { open } from './pages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { listenForFirstPress } from './sound';
import { listenToTheWorld } from './wire/house';

settings.load();
settings.show();
router.start();
listenForFirstPress();
listenToTheWorld();
me.listenToTheWorld();
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
const texts = speak(language);
// The first page comes beside the texts of the frame, and both are drawn at once. One that is late or can't be had is left to the
// frame, which says so and asks again.
const { route } = router;
const coming = open(route).then((page) => ({ route, page })).catch(() => undefined);

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
