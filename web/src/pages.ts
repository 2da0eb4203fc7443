import type { Component } from 'svelte';
import { GAMES, isGame } from './games';
import { need } from './i18n/index.svelte';
import type { Route } from './router.svelte';

/** A page ready to be shown: its component, and the key of its title with what that speaks of. */
export interface Page {
  component: Component;
  title: string;
  game?: string;
}

const component = async (file: Promise<{ default: Component }>) => (await file).default;

/** Loads what a page needs: code and translations, no more. */
export async function open(route: Route): Promise<Page> {
  switch (route.page) {
    case 'home':
      return { component: await component(import('./pages/Home.svelte')), title: 'home-title' };
    case 'rules': {
      if (!isGame(route.game)) return open({ page: 'lost' });
      await need('rules', ...GAMES[route.game].sections);
      return { component: await component(import('./pages/Rules.svelte')), title: 'rules-title', game: route.game };
    }
    case 'gallery':
      await need('crypt');
      return { component: await component(import('./pages/Gallery.svelte')), title: 'gallery-title' };
    case 'lost':
      return { component: await component(import('./pages/Lost.svelte')), title: 'lost-title' };
  }
}
