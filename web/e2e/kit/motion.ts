/**
 * Finds which CSS properties the animations of a page change, and whether running them causes layout.
 *
 * It uses the Web Animations API and the `LayoutCount` of `Performance.getMetrics`, and fails with a message if a browser lacks
 * them. Nothing here depends on how a browser draws.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test';

/** An animation that ran: its target, its name, and the CSS properties that it changes. */
export interface Seen {
  kind: 'keyframes' | 'transition' | 'script';
  /** The name of its keyframes, the property of a transition, or `script`. */
  name: string;
  target: string;
  properties: string[];
}

/** The properties that a compositor can animate alone, without layout and painting. */
const COMPOSITED = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);

/** What is needed to run an animation again. */
interface Kept {
  seen: Seen;
  element: Element;
  pseudoElement: string | null;
  keyframes: Keyframe[];
  /** The `position` of its element, for a replacement of it. */
  position: string;
}
type Watched = Window & { animations?: Map<string, Kept>; again?: Animation };

/** Runs in the page before anything else: records every animation from its first frame. */
function watch(): void {
  const supported =
    typeof Document.prototype.getAnimations === 'function' &&
    typeof Element.prototype.animate === 'function' &&
    typeof KeyframeEffect === 'function' &&
    'getKeyframes' in KeyframeEffect.prototype;
  // Without these APIs nothing is recorded, and `report` fails.
  if (!supported) return;
  const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
  const kept = new Map<string, Kept>();
  const record = (animation: Animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target) return;
    const { target: element, pseudoElement } = effect;
    const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'));
    const target = [element.tagName.toLowerCase(), ...classes].join('.') + (pseudoElement ?? '');
    const keyframes = effect.getKeyframes();
    const properties = [...new Set(keyframes.flatMap(Object.keys))]
      .filter((key) => !notProperties.includes(key))
      .sort();
    const [kind, name] =
      animation instanceof CSSTransition
        ? (['transition', animation.transitionProperty] as const)
        : animation instanceof CSSAnimation
          ? (['keyframes', animation.animationName.replace(/^svelte-\w+-/, '')] as const)
          : (['script', 'script'] as const);
    const seen: Seen = { kind, name, target, properties };
    const key = JSON.stringify(seen);
    if (kept.has(key)) return;
    const again = keyframes.map(({ computedOffset, ...frame }) => ({ ...frame, offset: computedOffset }));
    kept.set(key, { seen, element, pseudoElement, keyframes: again, position: getComputedStyle(element).position });
  };
  const recordAll = () => document.getAnimations().forEach(record);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    record(animation);
    return animation;
  };
  // A short animation may end between two frames on a busy machine.
  for (const event of ['animationstart', 'transitionrun'])
    document.addEventListener(event, recordAll, { capture: true });
  const everyFrame = () => {
    recordAll();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
  (window as Watched).animations = kept;
}

/** Runs in the page: creates a recorded animation again, paused, on its element or a copy of it. */
async function prepare(key: string): Promise<void> {
  const { element, pseudoElement, keyframes, position } = (window as Watched).animations!.get(key)!;
  let target = element;
  if (!target.isConnected) {
    target = document.body.appendChild(element.cloneNode(true) as Element);
    target.setAttribute('data-stand-in', '');
    if (target instanceof HTMLElement) target.style.position = position;
  }
  const animation = target.animate(keyframes, {
    duration: 1000,
    fill: 'both',
    ...(pseudoElement ? { pseudoElement } : {}),
  });
  animation.pause();
  (window as Watched).again = animation;
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
}

/** Runs in the page: moves the animation forward frame by frame, or leaves it paused; returns whether anything else changed the page. */
async function step([frames, moves]: readonly [number, boolean]): Promise<boolean> {
  const animation = (window as Watched).again!;
  let disturbed = false;
  const observer = new MutationObserver(() => (disturbed = true));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let frame = 0; frame < frames; frame += 1) {
    if (moves) animation.currentTime = (1000 * (frame + 0.5)) / frames;
    await new Promise((done) => requestAnimationFrame(done));
  }
  await new Promise((done) => requestAnimationFrame(done));
  disturbed ||= observer.takeRecords().length > 0;
  observer.disconnect();
  return disturbed;
}

/** Runs in the page: removes the animation and the copy. */
function clear(): void {
  (window as Watched).again?.cancel();
  document.querySelector('[data-stand-in]')?.remove();
}

const FRAMES = 8;
/** An animation that causes layout does so in every frame; one or two layouts may have another cause. */
const CAUSED = FRAMES / 2;

const describe = ({ name, target, properties }: Seen): string => `${name} of ${target}: ${properties.join(', ')}`;

/** The animations of a page; it must be created before the page is opened. */
export class Motion {
  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
  ) {}

  static async of(page: Page): Promise<Motion> {
    await page.addInitScript(watch);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    return new Motion(page, cdp);
  }

  async #layouts(): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    const count = metrics.find(({ name }) => name === 'LayoutCount')?.value;
    if (count === undefined)
      throw new Error('this browser does not count layouts (LayoutCount of Performance.getMetrics)');
    return count;
  }

  /** Fails if the browser can't list animations or count layouts. */
  async #check(): Promise<void> {
    const supported = await this.page.evaluate(() => (window as Watched).animations !== undefined);
    if (!supported) throw new Error('this browser can’t list animations and their keyframes (Web Animations API)');
    const before = await this.#layouts();
    await this.page.evaluate(() => {
      const box = document.body.appendChild(document.createElement('div'));
      box.getBoundingClientRect();
      box.remove();
    });
    if ((await this.#layouts()) <= before) throw new Error('this browser does not count a forced layout (LayoutCount)');
  }

  /** All animations since the page was opened, by key, except for transitions of colours. */
  async #seen(): Promise<[key: string, seen: Seen][]> {
    const all = await this.page.evaluate(() =>
      [...(window as Watched).animations!].map(([key, { seen }]) => [key, seen] as [string, Seen]),
    );
    // Colour transitions of controls are allowed, though they need painting.
    return all.filter(([, { kind, name }]) => kind !== 'transition' || !/^[a-z-]*color$/.test(name));
  }

  /** The number of layouts in a few frames, and whether anything else changed the page meanwhile. */
  async #layoutsIn(how: 'motion' | 'rest'): Promise<{ layouts: number; disturbed: boolean }> {
    const before = await this.#layouts();
    const disturbed = await this.page.evaluate(step, [FRAMES, how === 'motion'] as const);
    return { layouts: (await this.#layouts()) - before, disturbed };
  }

  /** The fewest layouts in several runs of an animation on an idle page. */
  async #layoutsOf(key: string): Promise<number> {
    let least = Infinity;
    for (let attempt = 0, counted = 0; counted < 3 && least >= CAUSED; attempt += 1) {
      if (attempt === 30) throw new Error('the page never became idle');
      await this.page.evaluate(prepare, key);
      const rest = await this.#layoutsIn('rest');
      const motion = rest.disturbed || rest.layouts > 0 ? undefined : await this.#layoutsIn('motion');
      await this.page.evaluate(clear);
      if (!motion || motion.disturbed) continue;
      counted += 1;
      least = Math.min(least, motion.layouts);
    }
    return least;
  }

  /** The animations since the page was opened, those that no compositor can run, and those that cause layout. */
  async report(): Promise<{ seen: string[]; notComposited: string[]; laidOut: string[] }> {
    await this.#check();
    const all = await this.#seen();
    const laidOut: string[] = [];
    for (const [key, seen] of all) {
      const layouts = await this.#layoutsOf(key);
      if (layouts >= CAUSED) laidOut.push(`${describe(seen)} (${layouts} layouts in ${FRAMES} frames)`);
    }
    return {
      seen: all.map(([, seen]) => describe(seen)),
      notComposited: all.flatMap(([, seen]) =>
        seen.properties.every((one) => COMPOSITED.has(one)) ? [] : [describe(seen)],
      ),
      laidOut,
    };
  }

  /** Whether all of these have run. */
  async hasSeen(wanted: RegExp[]): Promise<boolean> {
    const seen = (await this.#seen()).map(([, one]) => describe(one)).join('\n');
    return wanted.every((one) => one.test(seen));
  }

  /** Fails if one of these did not run, or if any animation needs more than a compositor or causes layout. */
  async expectComposited(wanted: RegExp[]): Promise<void> {
    const { seen, notComposited, laidOut } = await this.report();
    for (const one of wanted) expect(seen.join('\n'), 'animations that ran').toMatch(one);
    expect(notComposited, 'animations of properties that no compositor can change').toEqual([]);
    expect(laidOut, 'animations that cause layout').toEqual([]);
  }
}
