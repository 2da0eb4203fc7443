import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

// What is measured or drawn rather than tested, one thing at a time: `npm run speed`, `npm run picture`.
export default defineConfig(tests, { testMatch: /\.measure\.ts$/, workers: 1, fullyParallel: false, timeout: 300_000 });
