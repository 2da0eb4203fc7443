import type { Component } from 'svelte';
import { fetched } from '../browser/fetched';
import { gameOf } from '../games';
import { need } from '../i18n/index.svelte';
import Home from './home/Home.svelte';
import type { Route } from '../browser/router.svelte';

/** A page that is ready to be shown: its component, and the key of its title with the title's argument. */
export interface Page {
  component: Component<{ param: string }>;
  /** The parameter of the path: a game or a table. */
  param: string;
  title: string;
  game?: string;
}

type File = () => Promise<{ default: Component } | { default: Component<{ param: string }> }>;

/** Loads a page and its translation files in parallel. */
async function page(file: File, texts: readonly string[], title: string, param = ''): Promise<Page> {
  const [{ default: component }] = await Promise.all([fetched(file), need(...texts)]);
  return { component: component as Component<{ param: string }>, title, param, game: param };
}

/** Loads the page of a route. */
export async function open(route: Route): Promise<Page> {
  if ('game' in route && !gameOf(route.game)) return open({ page: 'lost' });
  switch (route.page) {
    case 'home':
      // The home page is bundled with the app, because most visits start there.
      return page(() => Promise.resolve({ default: Home }), [], 'home-title');
    case 'rules':
      return page(() => import('./rules/Rules.svelte'), ['rules', ...sections(route.game)], 'rules-title', route.game);
    case 'summary':
      return page(
        () => import('./rules/Summary.svelte'),
        ['rules', ...sections(route.game)],
        'rules-summary-title',
        route.game,
      );
    case 'play':
      return page(() => import('./play/Play.svelte'), [], 'play-title', route.game);
    case 'solo':
      return page(() => import('./play/Solo.svelte'), [], 'play-title', route.game);
    case 'new':
      return page(
        () => import('./newTable/NewTable.svelte'),
        ['new-table', ...sections(route.game)],
        'new-heading',
        route.game,
      );
    case 'lessons':
      return page(() => import('./learn/Lessons.svelte'), ['learn'], 'learn-heading');
    case 'learn':
      return page(() => import('./learn/Learn.svelte'), ['learn'], 'learn-title', route.game);
    case 'standings':
      return page(
        () => import('./standings/Standings.svelte'),
        ['standings', ...sections(route.game)],
        'standings-title',
        route.game,
      );
    case 'table':
      return page(
        () => import('./table/Table.svelte'),
        ['table', 'new-table', 'account', 'end'],
        'table-page',
        route.table,
      );
    case 'lobby':
      return page(() => import('./lobby/Lobby.svelte'), ['lobby', 'new-table'], 'lobby-title');
    case 'account':
      return page(() => import('./account/Account.svelte'), ['account'], 'account-title');
    case 'gallery':
      return page(() => import('./gallery/Gallery.svelte'), [], 'gallery-title');
    case 'replay':
      return page(
        () => import('./replay/Replay.svelte'),
        ['replay', 'table', 'play', 'new-table'],
        'replay-title',
        route.table,
      );
    case 'licenses':
      return page(() => import('./licenses/Licenses.svelte'), ['licenses'], 'common-licenses');
    case 'galleryTable':
      return page(() => import('./gallery/GalleryTable.svelte'), [], 'gallery-title');
    case 'lost':
      return page(() => import('./problem/Lost.svelte'), [], 'lost-title');
  }
}

const sections = (game: string): readonly string[] => gameOf(game)?.sections ?? [];
