/** Helpers for the pages with rules. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits for the rules or their summary in a language: they load after the rest of the page. */
export async function rulesIn(page: Page, language: string): Promise<void> {
  const [, game, summary] = /^\/rules\/([\w-]+)(\/summary)?/.exec(new URL(page.url()).pathname) ?? [];
  if (!game) return;
  const file = `../../src/games/${game}/rules${summary ?? ''}/${language}.md`;
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  await expect(page.locator('main h2').first()).toHaveText(/^## \S+ (.+)$/m.exec(text)?.[1] ?? 'a heading');
}
