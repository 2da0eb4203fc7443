import { defineConfig } from '@playwright/test';

// A machine may be small and busy: few workers, and patience that only a failure uses up.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en',
    // Whoever wants no motion sees at once what came of everything, and so do the tests, but for those of motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
