import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // Browser tests live in e2e/ and are run by Playwright.
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
