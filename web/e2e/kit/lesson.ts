/** A learner who plays a whole lesson: reads every step and does every task. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { words, type Language, type Words } from './words';

/** What to do for each task of a lesson, by the end of its key. */
export type Doings = Readonly<Record<string, (learner: Learner) => Promise<void>>>;

export class Learner {
  readonly say: Words;
  constructor(
    readonly page: Page,
    language: Language,
    /** How the learner presses controls. */
    readonly press: (what: Locator) => Promise<void>,
  ) {
    this.say = words(language);
  }

  get step(): Locator {
    return this.page.locator('[data-step]');
  }

  get task(): Locator {
    return this.page.locator('[data-task][aria-current]');
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.say(key), exact: true });
  }

  async confirm(): Promise<void> {
    await this.press(this.page.locator('[data-confirm]'));
  }

  async answer(value: number): Promise<void> {
    await this.press(this.page.locator(`[data-answer="${value}"]`));
  }

  /** Waits for a step, and skips what is shown before it. Nothing that is asked may have been shown already. */
  async awaitStep(): Promise<string> {
    const skip = this.button('table-skip-all');
    await expect(async () => {
      // The button may go while it is being pressed.
      if (await skip.isVisible()) await skip.press('Enter', { timeout: 300 });
      await expect(this.page.locator('[data-guide=step]')).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 30_000, intervals: [50] });
    return (await this.step.getAttribute('data-step')) ?? '';
  }

  /** Expects that the guide points at something on the screen that it doesn't cover. */
  async expectPointed(): Promise<void> {
    await expect(async () => {
      const [ring, guide] = await Promise.all(
        ['.ring', '[data-guide]'].map((one) => this.page.locator(one).boundingBox({ timeout: 1000 })),
      );
      if (!ring || !guide) throw new Error('nothing is pointed at');
      const apart =
        ring.x + ring.width <= guide.x + 5 ||
        guide.x + guide.width <= ring.x + 5 ||
        ring.y + 5 >= guide.y + guide.height ||
        ring.y + ring.height <= guide.y + 5;
      expect(apart, 'the guide covers what it points at').toBe(true);
      const { width = 0, height = 0 } = this.page.viewportSize() ?? {};
      expect(ring.y).toBeLessThan(height - 8);
      expect(ring.y + ring.height).toBeGreaterThan(8);
      expect(ring.x).toBeLessThan(width - 8);
    }).toPass({ timeout: 10_000 });
  }

  /** Plays from the current step to the last, and returns the steps in order. */
  async learn(doings: Doings, seen: (step: string) => Promise<void> = () => Promise.resolve()): Promise<string[]> {
    const steps: string[] = [];
    for (;;) {
      const step = await this.awaitStep();
      if (steps.at(-1) !== step) {
        steps.push(step);
        await seen(step);
      }
      if (step.endsWith('-end')) return steps;
      await this.goOn(step, doings);
    }
  }

  /** Does the next task of a step, or goes on to the next step. */
  async goOn(step: string, doings: Doings): Promise<void> {
    if (await this.page.locator('[data-point]').isVisible()) await this.expectPointed();
    const next = this.page.locator('[data-next]');
    if (await next.isVisible()) {
      await this.press(next);
      await expect(this.page.locator(`[data-step="${step}"]`)).toHaveCount(0);
      return;
    }
    const task = (await this.task.getAttribute('data-task')) ?? '';
    const doing = doings[task.replace(/^[a-z]+-task-/, '')];
    if (!doing) throw new Error(`nobody knows how to do ${task}`);
    await doing(this);
    await expect(this.page.locator(`[data-step="${step}"] ~ .tasks [aria-current][data-task="${task}"]`)).toHaveCount(
      0,
    );
  }
}

const treasure = (slot: number) => async (learner: Learner) =>
  learner.press(learner.page.locator(`[data-treasure="${slot}"]`));

/** Sets the effort of the selected servants. */
const effort = (pips: number) => async (learner: Learner) => {
  const { page, press } = learner;
  const face = page.locator(`[data-effort="${pips}"]`);
  if (await face.isVisible()) return press(face);
  const stepper = page.locator('[data-stepper=effort]');
  const now = Number(await stepper.locator('strong').textContent());
  const button = stepper.locator(now < pips ? '[data-more]' : '[data-less]');
  for (let step = 0; step < Math.abs(pips - now); step += 1) await press(button);
};
const staked = (slot: number, pips: number) => async (learner: Learner) => {
  await treasure(slot)(learner);
  await effort(pips)(learner);
};
const part = (selector: string) => (learner: Learner) => learner.press(learner.page.locator(selector).first());
const confirm = (learner: Learner) => learner.confirm();

export const CRYPT: Doings = {
  servant: part('.tray button'),
  jewelry: treasure(1),
  'effort-4': effort(4),
  confirm,
  again: treasure(1),
  second: part('[data-stepper=servants] [data-more]'),
  'effort-3': effort(3),
  flip: part('.ability .button'),
  tapestry: staked(1, 5),
  pottery: staked(3, 4),
  recover: part('[data-recover]'),
  manuscript: treasure(1),
  beat: effort(3),
  'count-jewelry': (learner) => learner.answer(4),
  'count-manuscripts': (learner) => learner.answer(5),
  'count-servants': (learner) => learner.answer(3),
};

export const DUNGEONVILLE: Doings = {
  look: async ({ page, press }) => {
    // On a small screen the deed is on the player's board, behind a button.
    const chip = page.locator('button[data-board=a]');
    const small = await chip.isVisible();
    if (small) await press(chip);
    await press(page.locator('[data-deed]'));
    if (small) await page.keyboard.press('Escape');
  },
  guild: part('[data-place=guild] button'),
  inn: part('[data-place=inn] button'),
  street: part('[data-place=street] button'),
  'goblin-camp': part('[data-tower=goblinCamp] button'),
  confirm,
  first: part('[data-member="4"]'),
  second: part('[data-member="25"]'),
  third: part('[data-member="33"]'),
  lose: part('[data-choice="33"]'),
  die: confirm,
  leave: part('[data-press=leave]'),
  temple: part('[data-place=temple] button'),
  dismiss: part('[data-choice="59"]'),
  pass: part('[data-press=pass]'),
  rathaus: part('[data-tower=rathaus] button'),
  declare: part('[data-declare]'),
  'declare-confirm': (learner) => learner.press(learner.button('dungeonville-declare-do')),
};
