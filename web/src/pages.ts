import type { Component } from 'svelte';
import { GAMES, isGame } from './games';
import { need } from './i18n/index.svelte';
import type { Route } from './router.svelte';

/** A page ready to be shown: its component, and the key of its title with what that speaks of. */
export interface Page {
  component: Component<{ param: string }>;
  /** What the address names: a game, a table. */
  param: string;
  title: string;
  game?: string;
}

type File = Promise<{ default: Component } | { default: Component<{ param: string }> }>;

async function page(file: File, title: string, param = ''): Promise<Page> {
  const { default: component } = await file;
  return { component: component as Component<{ param: string }>, title, param, game: param };
}

/** Loads what a page needs: code and translations, no more. */
export async function open(route: Route): Promise<Page> {
  if ('game' in route && !isGame(route.game)) return open({ page: 'lost' });
  switch (route.page) {
    case 'home':
      return page(import('./pages/Home.svelte'), 'home-title');
    case 'rules':
      await need('rules', ...sections(route.game));
      return page(import('./pages/Rules.svelte'), 'rules-title', route.game);
    case 'play':
      return page(import('./pages/Play.svelte'), 'play-title', route.game);
    case 'new':
      await need('new-table', ...sections(route.game));
      return page(import('./pages/NewTable.svelte'), 'new-heading', route.game);
    case 'learn':
      await need('learn');
      return page(import('./pages/Learn.svelte'), 'learn-title', route.game);
    case 'standings':
      await need('standings', ...sections(route.game));
      return page(import('./pages/Standings.svelte'), 'standings-title', route.game);
    case 'table':
      await need('table', 'new-table', 'account', 'end');
      return page(import('./pages/Table.svelte'), 'table-page', route.table);
    case 'lobby':
      await need('lobby', 'new-table');
      return page(import('./pages/Lobby.svelte'), 'lobby-title');
    case 'account':
      await need('account', 'crypt');
      return page(import('./pages/Account.svelte'), 'account-title');
    case 'gallery':
      await need('crypt');
      return page(import('./pages/Gallery.svelte'), 'gallery-title');
    case 'replay':
      await need('replay', 'table', 'play', 'new-table');
      return page(import('./pages/Replay.svelte'), 'replay-title');
    case 'galleryTable':
      await need('crypt', 'crypt-log', 'play', 'table', 'end');
      await need('dungeonville', 'dungeonville-cards', 'dungeonville-log', 'dungeonville-table');
      return page(import('./pages/GalleryTable.svelte'), 'gallery-title');
    case 'lost':
      return page(import('./pages/Lost.svelte'), 'lost-title');
  }
}

const sections = (game: string): readonly string[] => (isGame(game) ? GAMES[game].sections : []);
