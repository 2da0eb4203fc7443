import type { Plugin } from 'vite';

/** Toy games: they prove that the client works for any game, and only the test build has them. */
const TOYS = /\/src\/games\/(?:sealed-bids)\//;

/** Leaves toy games out of a build, unless Cargo builds for tests (the feature `toys` of web-assets). */
export const toys = (): Plugin => ({
  name: 'toys',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (process.env['CARGO_FEATURE_TOYS'] !== undefined || !TOYS.test(id)) return null;
    return id.endsWith('/game.ts') ? 'export default undefined;' : 'export default "";';
  },
});
