import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { speak } from './i18n/index.svelte';
import { bestLanguage } from './i18n/languages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { listenForFirstPress } from './sound';

settings.load();
settings.show();
router.start();
listenForFirstPress();
for (const query of ['(prefers-color-scheme: light)', '(prefers-contrast: more)']) {
  matchMedia(query).addEventListener('change', () => settings.show());
}

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
await speak(bestLanguage([settings.language ?? '', ...navigator.languages]));
mount(App, { target });
