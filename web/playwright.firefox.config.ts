import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

// One game in Firefox, which does not take part in the quick tests: `npm run firefox`.
export default defineConfig(tests, { testMatch: /\.firefox\.ts$/, workers: 1 });
