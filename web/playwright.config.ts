import { defineConfig } from '@playwright/test';

/**
 * Features of Chromium that are turned off. The last such list counts, so this has all that Playwright turns off for a browser that
 * talks to nothing but loopback, and the pages of the address bar, which every new window would load though nobody sees it.
 */
const WITHOUT = [
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

// A machine may be small and busy: few workers, and patience that only a failure uses up.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./e2e/slowest.ts']],
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en',
    // Whoever wants no motion sees at once what came of everything, and so do the tests, but for those of motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
});
