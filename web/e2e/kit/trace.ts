/** Chromium's performance trace. */
import type { Browser, Page } from '@playwright/test';

export interface TraceEvent {
  name: string;
  /** The phase: an instant event, a begin or an end, for example. */
  ph: string;
  /** The time in microseconds. */
  ts: number;
  pid: number;
  id2?: { local?: string };
  args?: { data?: Record<string, unknown> };
}

/** The trace events of some categories while something runs, by time. */
export async function traceDuring(
  browser: Browser,
  page: Page,
  categories: string[],
  run: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['-*', ...categories] });
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents.sort((one, other) => one.ts - other.ts);
}
