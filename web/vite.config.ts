import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { notices } from './plugins/notices.ts';
import { routes } from './plugins/routes.ts';
import { version } from './plugins/version.ts';

/** The worker has an address of its own that never changes; all else is named after what is in it. */
const WORKER = 'worker';

/** Libraries, controls, the frame of all pages, talk with the server, what reads the texts but not the texts, and the page most come to first. */
const HOUSE =
  /node_modules|src\/(ui|shell|wire|i18n)\/[^/]+$|src\/(?!main\.ts)[^/]+$|pages\/(Home|GameCard|MyTables|Failed|tableInfo|newTable|copyLink|account\/NameForm)\b|games\/(?:people|keepFocus)\b|crypt\/art\/(Torch|palette)\b/;

/** What the tables of all games share. */
const GAMES = /src\/games\/(?!index|Fan|people|keepFocus)[^/]+$/;

/** The pictures of a game. */
const ART = /src\/games\/([^/]+)\/(?:art\/(?!Gallery)|Picture|vocabulary|options|wire)/;

/** The table of a game, and what is told at it. */
const TABLE = /src\/games\/([^/]+)\/(?:table\/|(?:narrow|people|refusal|sentence)\.ts)/;

export default defineConfig({
  plugins: [svelte(), routes(), notices()],
  define: { GRAVEGOODS_VERSION: JSON.stringify(version()) },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7878', changeOrigin: false }, '/ws': { target: 'ws://127.0.0.1:7878', ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'index.html', [WORKER]: 'src/offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        // What is used together comes in one file; a file apiece would cost more in asking than in bytes.
        codeSplitting: {
          groups: [
            { name: 'house', test: HOUSE },
            { name: 'games', test: GAMES },
            { name: (id: string) => `${ART.exec(id)?.[1]}-art`, test: ART },
            { name: (id: string) => TABLE.exec(id)?.[1] ?? null, test: TABLE },
          ],
        },
      },
    },
  },
  // Browser tests live in e2e/ and are run by Playwright.
  test: { include: ['{src,plugins}/**/*.test.ts'], environment: 'node' },
});
