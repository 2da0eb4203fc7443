/**
 * Which CSS properties the animations of a page change, and whether running them causes layout.
 *
 * It uses the Web Animations API and the `LayoutCount` of `Performance.getMetrics`, and fails with a message where a browser has
 * neither; nothing here depends on how a browser draws.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect } from './kit';

/** An animation that ran: what on, what it is called, and the CSS properties that it changes. */
export interface Seen {
  kind: 'keyframes' | 'transition' | 'script';
  /** The name of its keyframes, the property of a transition, or `script`. */
  name: string;
  target: string;
  properties: string[];
}

/** What an animation may change so that a compositor can run it alone, without layout and painting. */
const COMPOSITED = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);

/** What is needed to run an animation again. */
interface Kept {
  seen: Seen;
  element: Element;
  pseudoElement: string | null;
  keyframes: Keyframe[];
  /** The `position` of its element, for one that takes its place. */
  position: string;
}
type Watched = Window & { animations?: Map<string, Kept>; again?: Animation };

/** Runs in the page before anything else: notes every animation from the frame in which it starts. */
function watch(): void {
  const tells =
    typeof Document.prototype.getAnimations === 'function' &&
    typeof Element.prototype.animate === 'function' &&
    typeof KeyframeEffect === 'function' &&
    'getKeyframes' in KeyframeEffect.prototype;
  // Without them nothing is kept, and `report` says so.
  if (!tells) return;
  const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
  const kept = new Map<string, Kept>();
  const note = (animation: Animation) => {
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
  const noteAll = () => document.getAnimations().forEach(note);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    note(animation);
    return animation;
  };
  // A short one may end between two frames of a busy machine.
  for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, noteAll, { capture: true });
  const everyFrame = () => {
    noteAll();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
  (window as Watched).animations = kept;
}

/** Runs in the page: puts an animation that ran before on its element again, or on one like it, without letting it run. */
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

/** Runs in the page: moves the animation through its time, a frame a step, or leaves it; says whether anything else changed the page. */
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

/** Runs in the page: leaves nothing of it. */
function clear(): void {
  (window as Watched).again?.cancel();
  document.querySelector('[data-stand-in]')?.remove();
}

const FRAMES = 8;
/** An animation that causes layout does so in every frame; one or two are of something that happened to come meanwhile. */
const CAUSED = FRAMES / 2;

const called = ({ name, target, properties }: Seen): string => `${name} of ${target}: ${properties.join(', ')}`;

/** The animations of a page; it must be made before the page is opened. */
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

  /** Fails if this browser can't tell. */
  async #check(): Promise<void> {
    const tells = await this.page.evaluate(() => (window as Watched).animations !== undefined);
    if (!tells) throw new Error('this browser can’t list animations and their keyframes (Web Animations API)');
    const before = await this.#layouts();
    await this.page.evaluate(() => {
      const box = document.body.appendChild(document.createElement('div'));
      box.getBoundingClientRect();
      box.remove();
    });
    if ((await this.#layouts()) <= before)
      throw new Error('this browser does not count a layout that was forced (LayoutCount)');
  }

  /** All animations since the page was opened, by their keys, but for transitions of colours. */
  async #seen(): Promise<[key: string, seen: Seen][]> {
    const all = await this.page.evaluate(() =>
      [...(window as Watched).animations!].map(([key, { seen }]) => [key, seen] as [string, Seen]),
    );
    // Colours alone are mixed by the page, where a control is hovered over or pressed.
    return all.filter(([, { kind, name }]) => kind !== 'transition' || !/^[a-z-]*color$/.test(name));
  }

  /** How many layouts there are in a few frames, and whether anything else changed the page meanwhile. */
  async #layoutsIn(how: 'motion' | 'rest'): Promise<{ layouts: number; disturbed: boolean }> {
    const before = await this.#layouts();
    const disturbed = await this.page.evaluate(step, [FRAMES, how === 'motion'] as const);
    return { layouts: (await this.#layouts()) - before, disturbed };
  }

  /** How many layouts there are while an animation runs on a page that is at rest, at the least. */
  async #layoutsOf(key: string): Promise<number> {
    let least = Infinity;
    for (let attempt = 0, counted = 0; counted < 3 && least >= CAUSED; attempt += 1) {
      if (attempt === 30) throw new Error('the page never came to rest');
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

  /** What ran since the page was opened, what of it no compositor can run, and what of it causes layout. */
  async report(): Promise<{ seen: string[]; notComposited: string[]; laidOut: string[] }> {
    await this.#check();
    const all = await this.#seen();
    const laidOut: string[] = [];
    for (const [key, seen] of all) {
      const layouts = await this.#layoutsOf(key);
      if (layouts >= CAUSED) laidOut.push(`${called(seen)} (${layouts} layouts in ${FRAMES} frames)`);
    }
    return {
      seen: all.map(([, seen]) => called(seen)),
      notComposited: all.flatMap(([, seen]) =>
        seen.properties.every((one) => COMPOSITED.has(one)) ? [] : [called(seen)],
      ),
      laidOut,
    };
  }

  /** Whether all of these have run. */
  async hasSeen(wanted: RegExp[]): Promise<boolean> {
    const seen = (await this.#seen()).map(([, one]) => called(one)).join('\n');
    return wanted.every((one) => one.test(seen));
  }

  /** Fails if one of these did not run, if a compositor can't run all that did, or if one of them causes layout. */
  async expectComposited(wanted: RegExp[]): Promise<void> {
    const { seen, notComposited, laidOut } = await this.report();
    for (const one of wanted) expect(seen.join('\n'), 'animations that ran').toMatch(one);
    expect(notComposited, 'animations of properties that no compositor can change').toEqual([]);
    expect(laidOut, 'animations that cause layout').toEqual([]);
  }
}
