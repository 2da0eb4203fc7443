import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { speak } from './i18n/index.svelte';
import { bestLanguage } from './i18n/languages';
import { me } from './me.svelte';
import { keepForOffline } from './offline/register';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { listenForFirstPress } from './sound';
import { listenToTheWorld } from './wire/house';

settings.load();
settings.show();
router.start();
listenForFirstPress();
listenToTheWorld();
settings.onsave = () => void me.keepPreferences();
matchMedia('(prefers-contrast: more)').addEventListener('change', () => settings.show());

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
const language = bestLanguage([settings.language ?? '', ...navigator.languages]);

// Without its texts a page can say nothing, not even that they are missing: so it keeps asking for them.
for (let pause = 500; ; pause = Math.min(pause * 2, 8000)) {
  try {
    await speak(language);
    break;
  } catch {
    await new Promise((done) => setTimeout(done, pause));
  }
}
target.replaceChildren();
mount(App, { target });
void me.load();
keepForOffline();
