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
export async function traced(browser: Browser, page: Page, parts: string[], meanwhile: () => Promise<void>): Promise<Happened[]> {
  await browser.startTracing(page, { categories: ['-*', ...parts] });
  await meanwhile();
  const told = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Happened[] };
  return told.traceEvents.sort((one, other) => one.ts - other.ts);
}

/** Which animations the browser moved like pictures, and which something held to the page, by what they change and on what. */
export async function animations(browser: Browser, page: Page, meanwhile: () => Promise<void>): Promise<{ smooth: string[]; held: string[] }> {
  const happened = await traced(browser, page, ['blink.animations'], meanwhile);
  const names = new Map<string, string>();
  const [smooth, held] = [new Set<string>(), new Set<string>()];
  for (const { name, ph, pid, id2, args } of happened) {
    if (name !== 'Animation') continue;
    const one = `${pid} ${id2?.local}`;
    const { displayName, nodeName, compositeFailed } = args?.data ?? {};
    if (ph === 'b') names.set(one, `${displayName} of ${nodeName}`);
    // A number of reasons, or none.
    if (compositeFailed !== undefined) (compositeFailed === 0 ? smooth : held).add(names.get(one) ?? 'of before');
  }
  // Colours alone are mixed on the page, where a control is hovered over or pressed.
  return { smooth: [...smooth], held: [...held].filter((one) => !/^[a-z-]*color of /.test(one)) };
}
