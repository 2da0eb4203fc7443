import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

// Measurements and screenshots instead of tests, run one at a time: `npm run speed`, `npm run picture`.
export default defineConfig(tests, { testMatch: /\.measure\.ts$/, workers: 1, fullyParallel: false, timeout: 300_000 });
