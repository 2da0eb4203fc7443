import { defineConfig } from '@playwright/test';

/**
 * Chromium features to disable. Only the last `--disable-features` counts, so this repeats Playwright's list, as far as it matters
 * here. It adds the web UI of the address bar, which every new window would load without showing it.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

// CI machines may be small and busy: few workers, and long timeouts that only failures use up.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./e2e/kit/slowest.ts']],
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en',
    // Without motion the page shows results at once. Only the motion tests turn it back on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
});
