/** What the browser says of its own work. */
import type { Browser, Page } from '@playwright/test';

export interface Happened {
  name: string;
  /** How it is told of: at once, or its begin, its end and what came between. */
  ph: string;
  /** When, in microseconds. */
  ts: number;
  pid: number;
  id2?: { local?: string };
  args?: { data?: Record<string, unknown> };
}

/** What happened in some parts of the browser meanwhile, in its order. */
export async function traced(
  browser: Browser,
  page: Page,
  parts: string[],
  meanwhile: () => Promise<void>,
): Promise<Happened[]> {
  await browser.startTracing(page, { categories: ['-*', ...parts] });
  await meanwhile();
  const told = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Happened[] };
  return told.traceEvents.sort((one, other) => one.ts - other.ts);
}
