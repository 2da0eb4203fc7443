import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { notices } from './plugins/notices.ts';
import { preloads } from './plugins/preloads.ts';
import { routes } from './plugins/routes.ts';
import { toys } from './plugins/toys.ts';
import { version } from './plugins/version.ts';

/** The service worker. Its URL must never change; all other files have a content hash in their name. */
const WORKER = 'worker';

/** What every page needs: libraries, controls, header and footer, the connection to the server, the translation code; and the home page. */
const SHELL =
  /node_modules|src\/(browser|person|shell|ui|wire|i18n)\/[^/]+$|src\/(?!main\.ts)[^/]+$|pages\/(index|home\/|problem\/Failed|lobby\/tableInfo|newTable\/newTable|account\/(NameForm|AccountForm))|table\/(seatName|actions\/keepFocus)\b/;

/** What the tables of all games share. */
const TABLES = /src\/table\/(?!seatName|actions\/keepFocus)/;

/** The pictures of a game. */
const ART = /src\/games\/([^/]+)\/(?:art\/(?!Gallery)|Picture|wire)/;

/** The table of a game, with its log. */
const TABLE = /src\/games\/([^/]+)\/(?:table\/|(?:refusal|sentence)\.ts)/;

export default defineConfig({
  plugins: [toys(), svelte(), routes(), preloads(), notices()],
  define: { GRAVEGOODS_VERSION: JSON.stringify(version()) },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:7878', changeOrigin: false },
      '/ws': { target: 'ws://127.0.0.1:7878', ws: true },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'index.html', [WORKER]: 'src/browser/offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        // Modules that are used together share a file: many small files would cost more requests than they save bytes.
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'tables', test: TABLES },
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
