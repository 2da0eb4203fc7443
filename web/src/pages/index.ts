import type { Component } from 'svelte';
import { fetched } from '../browser/fetched';
import { gameOf, preloadTable } from '../games';
import { need } from '../i18n/index.svelte';
import { settings } from '../person/settings.svelte';
import { closeEarly, openEarly } from '../wire/opening';
import Home from './home/Home.svelte';
import type { Route } from '../browser/router.svelte';

/** A page that is ready to be shown: its component, and the key of its title with the title's argument. */
export interface Page {
  component: Component<{ param: string }>;
  /** The parameter of the path: a game or a table. */
  param: string;
  title: string;
  game?: string;
  /** Resolves when all that the page shows first is loaded. The page can be shown before. */
  whole?: Promise<void>;
}

type File = () => Promise<{ default: Component } | { default: Component<{ param: string }> }>;

/** Loads the page of a route. */
export async function open(route: Route): Promise<Page> {
  const param = 'game' in route ? route.game : 'table' in route ? route.table : '';
  const game = 'game' in route ? gameOf(route.game) : undefined;
  if ('game' in route && !game) return open({ page: 'lost' });
  const texts = game?.sections ?? [];
  if (route.page !== 'table') closeEarly();

  /** Loads a page and its translation files in parallel. */
  const page = async (file: File, sections: readonly string[], title: string): Promise<Page> => {
    const [{ default: component }] = await Promise.all([fetched(file), need(...sections)]);
    return { component: component as Component<{ param: string }>, title, param, game: param };
  };

  switch (route.page) {
    case 'home':
      // The home page is bundled with the app, because most visits start there.
      return page(() => Promise.resolve({ default: Home }), [], 'home-title');
    case 'rules':
      return page(() => import('./rules/Rules.svelte'), ['rules', ...texts], 'rules-title');
    case 'summary':
      return page(() => import('./rules/Summary.svelte'), ['rules', ...texts], 'rules-summary-title');
    case 'play':
      return page(() => import('./play/Play.svelte'), [], 'play-title');
    case 'solo':
      return page(() => import('./play/Solo.svelte'), [], 'play-title');
    case 'new':
      return page(() => import('./newTable/NewTable.svelte'), ['new-table', ...texts], 'new-heading');
    case 'lessons':
      return page(() => import('./learn/Lessons.svelte'), ['learn'], 'learn-heading');
    case 'learn':
      return page(() => import('./learn/Learn.svelte'), ['learn'], 'learn-title');
    case 'standings':
      return page(() => import('./standings/Standings.svelte'), ['standings', ...texts], 'standings-title');
    case 'table': {
      const whole = new Promise<void>((done) =>
        openEarly(
          route.table,
          (name) => void preloadTable(name).then(done),
          () => settings.pace,
        ),
      );
      return {
        ...(await page(() => import('./table/Table.svelte'), ['table', 'new-table', 'account', 'end'], 'table-page')),
        whole,
      };
    }
    case 'lobby':
      return page(() => import('./lobby/Lobby.svelte'), ['lobby', 'new-table'], 'lobby-title');
    case 'account':
      return page(() => import('./account/Account.svelte'), ['account'], 'account-title');
    case 'gallery':
      return page(() => import('./gallery/Gallery.svelte'), [], 'gallery-title');
    case 'replay':
      return page(() => import('./replay/Replay.svelte'), ['replay', 'table', 'play', 'new-table'], 'replay-title');
    case 'licenses':
      return page(() => import('./licenses/Licenses.svelte'), ['licenses'], 'common-licenses');
    case 'galleryTable':
      return page(() => import('./gallery/GalleryTable.svelte'), [], 'gallery-title');
    case 'lost':
      return page(() => import('./problem/Lost.svelte'), [], 'lost-title');
  }
}
