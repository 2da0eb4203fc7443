import type { Plugin } from 'vite';
import { ROUTES } from '../src/browser/routes.ts';

/** Leaves the addresses of all pages beside the client, so that the server knows them. */
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
