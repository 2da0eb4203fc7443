import type { Plugin } from 'vite';
import { ROUTES } from '../src/browser/routes.ts';

/** Writes the paths of all pages to `routes.json`, for the server. */
export function routes(): Plugin {
  return {
    name: 'routes',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(Object.values(ROUTES));
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
    },
  };
}
