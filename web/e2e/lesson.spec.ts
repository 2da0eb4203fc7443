import type { Locator, Page } from '@playwright/test';
import { choose, expect, expectFits, test, expectAccessible } from './kit';
import { words, type Language, type Words } from './words';

/** A learner: how they press controls, and in which language they read. */
class Learner {
  readonly say: Words;
  constructor(
    readonly page: Page,
    language: Language,
    readonly press: (what: Locator) => Promise<void>,
  ) {
    this.say = words(language);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.say(key), exact: true });
  }

  /** Expects this step of the guide, in the learner's language. */
  async expectStep(step: string): Promise<void> {
    const text = this.page.locator('[data-step]');
    await expect(text).toHaveAttribute('data-step', `crypt-step-${step}`);
    await expect(text).toHaveText(this.say(`crypt-step-${step}`));
  }

  /** Expects the ring around this target, on the screen and not under the guide. */
  async expectRingAround(selector: string): Promise<void> {
    const ring = this.page.locator('.ring');
    await expect(ring).toBeVisible();
    await expect(async () => {
      const [around, target, guide] = await Promise.all(
        [ring, this.page.locator(selector).first(), this.page.locator('[data-guide]')].map((one) => one.boundingBox()),
      );
      expect(around && target && Math.abs(around.x - target.x) < 12 && Math.abs(around.y - target.y) < 12).toBe(true);
      // The guide is beside the table, or above it.
      const beside = target && guide && (target.x + target.width <= guide.x || target.y > guide.y + guide.height - 2);
      expect(beside).toBe(true);
      expect(target?.y ?? Infinity).toBeLessThan(this.page.viewportSize()?.height ?? 0);
    }).toPass({ timeout: 30_000 });
  }

  async readSteps(...steps: string[]): Promise<void> {
    for (const step of steps) {
      await this.expectStep(step);
      await this.press(this.page.locator('[data-next]'));
    }
  }

  treasure(slot: number): Locator {
    return this.page.locator(`[data-treasure="${slot}"]`);
  }

  async confirm(): Promise<void> {
    await this.press(this.page.locator('[data-confirm]'));
  }

  async expectSteered(): Promise<void> {
    const beginning = this.say('crypt-guide-steer', { what: '' }).split('.')[0] ?? '';
    await expect(this.page.getByRole('alert')).toContainText(beginning);
  }
}

/** Plays the whole lesson, with mistakes, an undo and a reload. */
async function learn(learner: Learner): Promise<void> {
  const { page, press } = learner;
  await page.goto('/');
  await press(page.getByRole('link', { name: learner.say('home-learn') }));
  await expect(page).toHaveURL(/\/table\//);
  await learner.expectStep('welcome');
  await expect(page.locator('[data-guide]')).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await learner.readSteps('welcome', 'row');
  await learner.expectRingAround('[data-slot="3"]');
  await learner.readSteps('face-down', 'dice');

  await learner.expectStep('pick-die');
  await learner.expectRingAround('.tray');
  await press(page.locator('.tray button').first());
  await learner.expectStep('pick-treasure');
  await learner.expectRingAround('[data-slot="1"]');
  await press(learner.treasure(2));
  await learner.expectSteered();
  await expect(learner.treasure(2)).toHaveAttribute('aria-pressed', 'false');
  await press(learner.treasure(1));
  await learner.expectStep('effort');
  await learner.confirm();
  await learner.expectSteered();
  await expectAccessible(page);
  for (let more = 0; more < 3; more += 1) await press(learner.button('crypt-effort-more'));
  await learner.readSteps('high', 'odds');
  await learner.expectStep('confirm');
  await learner.expectRingAround('[data-confirm]');
  // After an undo or a reload, the lesson is at the first step that is not done.
  await press(learner.button('table-undo-all'));
  await learner.expectStep('pick-die');
  await page.reload();
  await learner.expectStep('pick-die');
  await press(learner.treasure(1));
  for (let more = 0; more < 3; more += 1) await press(learner.button('crypt-effort-more'));
  await learner.expectStep('confirm');
  await learner.confirm();

  await learner.readSteps('bumped');
  await learner.expectRingAround('[data-board=a] .torches');
  await learner.readSteps('last-turn');
  await learner.expectStep('bump');
  await press(learner.treasure(1));
  await learner.expectStep('add-die');
  await press(learner.button('crypt-add-die'));
  await learner.expectStep('match');
  await learner.expectRingAround('[data-stepper=effort]');
  for (let less = 0; less < 3; less += 1) await press(learner.button('crypt-effort-less'));
  await learner.expectStep('send');
  await learner.confirm();

  await learner.expectStep('collect');
  await learner.expectRingAround('.rolls');
  await expect(page.locator('.rolls .failed')).toHaveCount(1);
  await learner.readSteps('collect', 'exhausted', 'yours', 'torches', 'collectors');
  await learner.expectRingAround('[data-collector=jewelry], [data-door=collectors]');
  // A learner who leaves can continue the lesson.
  await page.goto('/');
  await press(page.getByRole('link', { name: learner.say('home-learn') }));
  await press(learner.button('learn-go-on'));
  await learner.readSteps('collector', 'flips');
  await learner.expectStep('several');
  await press(learner.treasure(1));
  await learner.expectStep('several-effort');
  await press(learner.button('crypt-effort-more'));
  await learner.expectStep('several-more');
  await press(learner.treasure(3));
  await learner.expectStep('send');
  await expectAccessible(page);
  await learner.confirm();

  await learner.expectStep('recover');
  await learner.expectRingAround('[data-recover]');
  await press(page.locator('[data-recover]'));
  await learner.readSteps('servants', 'free-recovery');
  await learner.expectStep('end');
  await expectAccessible(page);
  await expectFits(page);
  await expect(page.getByRole('link', { name: learner.say('end-new') })).toHaveAttribute('href', '/new/crypt');
  await press(learner.button('crypt-guide-play-on'));
  await expect(page.locator('[data-guide]')).toHaveCount(0);
  await expect(page.locator('.turn strong')).toBeVisible();
  await press(learner.treasure(2));
  await expect(learner.treasure(2)).toHaveAttribute('aria-pressed', 'true');
}

test('the lesson is played by keyboard, at the speed of newcomers', async ({ page }) => {
  test.setTimeout(360_000);
  await choose(page, { language: 'en', speed: 'normal' });
  await learn(
    new Learner(page, 'en', async (what) => {
      await what.focus();
      await page.keyboard.press('Enter');
    }),
  );
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('the lesson is played by touch, in Greek', async ({ page }) => {
    test.setTimeout(360_000);
    await choose(page, { language: 'el' });
    await learn(new Learner(page, 'el', (what) => what.tap()));
  });
});

test('a player can hide the guide, play freely, and show it again', async ({ page }) => {
  await page.goto('/learn/crypt');
  await page.getByRole('button', { name: 'Hide guide' }).click();
  await expect(page.locator('[data-guide]')).toHaveCount(0);
  await page.locator('[data-treasure="2"]').click();
  await expect(page.locator('[data-treasure="2"]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Show guide' }).click();
  await expect(page.locator('[data-guide]')).toBeVisible();
  await page.getByRole('button', { name: 'Hide guide' }).click();
  await expect(page.getByRole('button', { name: 'Show guide' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Show guide' })).toHaveCount(0);
  await page.goto('/learn/crypt');
  await expect(page.locator('[data-guide]')).toBeVisible();
});
