import type { Plugin, Rollup } from 'vite';
import { ROUTES } from '../src/browser/routes.ts';

/** The pages of a table: the file of the page, and the files of each game that the page shows. */
const PAGES: readonly { route: string; page: string; games: RegExp }[] = [
  {
    route: ROUTES.table,
    page: '/src/pages/table/Table.svelte',
    games: /\/src\/games\/([^/]+)\/(?:table\/Table\.svelte|cast\/cast\.ts)$/,
  },
  {
    route: ROUTES.replay,
    page: '/src/pages/replay/Replay.svelte',
    games: /\/src\/games\/([^/]+)\/table\/Watch\.svelte$/,
  },
];

type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/**
 * Writes to `preloads.json` which files a page of a table needs besides those in `index.html`. The server, which knows the game of a
 * table, names them in its answer, so that the browser requests them before the page's own code asks for them.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      /** The files that a chunk can't run without. */
      const filesOf = (chunk: Chunk, found = new Set<string>()): Set<string> => {
        if (found.has(chunk.fileName)) return found;
        found.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const name of chunk.imports) {
          const imported = byName.get(name);
          if (imported) filesOf(imported, found);
        }
        return found;
      };
      const main = chunks.find(({ isEntry, name }) => isEntry && name === 'main');
      if (!main) throw new Error('the build has no main chunk');
      const everywhere = filesOf(main);
      const beyond = (known: ReadonlySet<string>, wanted: readonly Chunk[]): string[] =>
        [...new Set(wanted.flatMap((chunk) => [...filesOf(chunk)]))].filter((file) => !known.has(file)).sort();

      const listed = PAGES.map(({ route, page, games }) => {
        const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(page));
        if (own.length !== 1) throw new Error(`${own.length} chunks start with ${page}`);
        const files = beyond(everywhere, own);
        const byGame = new Map<string, Chunk[]>();
        for (const chunk of chunks) {
          const game = games.exec(chunk.facadeModuleId ?? '')?.[1];
          if (game) byGame.set(game, [...(byGame.get(game) ?? []), chunk]);
        }
        const known = new Set([...everywhere, ...files]);
        const ofGames = [...byGame].sort().map(([game, parts]) => [game, beyond(known, parts)] as const);
        return [route, { page: files, games: Object.fromEntries(ofGames) }] as const;
      });
      const source = JSON.stringify(Object.fromEntries(listed));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}
