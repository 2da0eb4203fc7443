import type { Locator, Page } from '@playwright/test';
import { choose, expect, fits, test, usable } from './kit';
import { words, type Tongue, type Words } from './words';

/** A learner: how they press things, and what they read. */
class Learner {
  readonly say: Words;
  constructor(
    readonly page: Page,
    language: Tongue,
    readonly press: (what: Locator) => Promise<void>,
  ) {
    this.say = words(language);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.say(key), exact: true });
  }

  /** The guide says this, in the learner's language. */
  async hears(step: string): Promise<void> {
    const text = this.page.locator('[data-step]');
    await expect(text).toHaveAttribute('data-step', `crypt-step-${step}`);
    await expect(text).toHaveText(this.say(`crypt-step-${step}`));
  }

  /** The ring is around what the guide speaks of, on the screen and not under the guide. */
  async isShown(selector: string): Promise<void> {
    const ring = this.page.locator('.ring');
    await expect(ring).toBeVisible();
    await expect(async () => {
      const [around, target, guide] = await Promise.all(
        [ring, this.page.locator(selector).first(), this.page.locator('[data-guide]')].map((one) => one.boundingBox()),
      );
      expect(around && target && Math.abs(around.x - target.x) < 12 && Math.abs(around.y - target.y) < 12).toBe(true);
      expect((target?.y ?? -1) + 1).toBeGreaterThanOrEqual((guide?.y ?? 0) + (guide?.height ?? 0));
      expect(target?.y ?? Infinity).toBeLessThan(this.page.viewportSize()?.height ?? 0);
    }).toPass({ timeout: 30_000 });
  }

  async reads(...steps: string[]): Promise<void> {
    for (const step of steps) {
      await this.hears(step);
      await this.press(this.page.locator('[data-next]'));
    }
  }

  treasure(slot: number): Locator {
    return this.page.locator(`[data-treasure="${slot}"]`);
  }

  async confirm(): Promise<void> {
    await this.press(this.page.locator('[data-confirm]'));
  }

  async steered(): Promise<void> {
    const beginning = this.say('crypt-guide-steer', { what: '' }).split('.')[0] ?? '';
    await expect(this.page.getByRole('alert')).toContainText(beginning);
  }
}

/** The whole lesson, with mistakes, second thoughts and a reload on the way. */
async function learn(learner: Learner): Promise<void> {
  const { page, press } = learner;
  await page.goto('/');
  await press(page.getByRole('link', { name: learner.say('home-learn') }));
  await expect(page).toHaveURL(/\/table\//);
  await learner.hears('welcome');
  await expect(page.locator('[data-guide]')).toBeFocused();
  await usable(page);
  await fits(page);
  await learner.reads('welcome', 'row');
  await learner.isShown('[data-slot="3"]');
  await learner.reads('face-down', 'dice');

  await learner.hears('pick-die');
  await learner.isShown('.tray');
  await press(page.locator('.tray button').first());
  await learner.hears('pick-treasure');
  await learner.isShown('[data-slot="1"]');
  await press(learner.treasure(2));
  await learner.steered();
  await expect(learner.treasure(2)).toHaveAttribute('aria-pressed', 'false');
  await press(learner.treasure(1));
  await learner.hears('effort');
  await learner.confirm();
  await learner.steered();
  await usable(page);
  for (let more = 0; more < 3; more += 1) await press(learner.button('crypt-effort-more'));
  await learner.reads('high', 'odds');
  await learner.hears('confirm');
  await learner.isShown('[data-confirm]');
  // Second thoughts, and a page that is loaded anew, lead back to where something is to be done.
  await press(learner.button('table-undo-all'));
  await learner.hears('pick-die');
  await page.reload();
  await learner.hears('pick-die');
  await press(learner.treasure(1));
  for (let more = 0; more < 3; more += 1) await press(learner.button('crypt-effort-more'));
  await learner.hears('confirm');
  await learner.confirm();

  await learner.reads('bumped');
  await learner.isShown('[data-board=a] .torches');
  await learner.reads('last-turn');
  await learner.hears('bump');
  await press(learner.treasure(1));
  await learner.hears('add-die');
  await press(learner.button('crypt-add-die'));
  await learner.hears('match');
  await learner.isShown('[data-stepper=effort]');
  for (let less = 0; less < 3; less += 1) await press(learner.button('crypt-effort-less'));
  await learner.hears('send');
  await learner.confirm();

  await learner.hears('collect');
  await learner.isShown('.rolls');
  await expect(page.locator('.rolls .failed')).toHaveCount(1);
  await learner.reads('collect', 'exhausted', 'yours', 'torches', 'collectors');
  await learner.isShown('[data-collector=jewelry]');
  // Whoever leaves finds the lesson where they left it.
  await page.goto('/');
  await press(page.getByRole('link', { name: learner.say('home-learn') }));
  await press(learner.button('learn-go-on'));
  await learner.reads('collector', 'flips');
  await learner.hears('several');
  await press(learner.treasure(1));
  await learner.hears('several-effort');
  await press(learner.button('crypt-effort-more'));
  await learner.hears('several-more');
  await press(learner.treasure(3));
  await learner.hears('send');
  await usable(page);
  await learner.confirm();

  await learner.hears('recover');
  await learner.isShown('[data-recover]');
  await press(page.locator('[data-recover]'));
  await learner.reads('servants', 'free-recovery');
  await learner.hears('end');
  await usable(page);
  await fits(page);
  await expect(page.getByRole('link', { name: learner.say('end-new') })).toHaveAttribute('href', '/new/crypt');
  await press(learner.button('crypt-guide-play-on'));
  await expect(page.locator('[data-guide]')).toHaveCount(0);
  await expect(page.locator('.turn strong')).toBeVisible();
  await press(learner.treasure(2));
  await expect(learner.treasure(2)).toHaveAttribute('aria-pressed', 'true');
}

test('a lesson is played through by keys alone', async ({ page }) => {
  test.setTimeout(360_000);
  await choose(page, { language: 'en' });
  await learn(
    new Learner(page, 'en', async (what) => {
      await what.focus();
      await page.keyboard.press('Enter');
    }),
  );
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('a lesson is played through by touch, in Greek', async ({ page }) => {
    test.setTimeout(360_000);
    await choose(page, { language: 'el' });
    await learn(new Learner(page, 'el', (what) => what.tap()));
  });
});

test('whoever hides the guide plays as they like, and may have it back', async ({ page }) => {
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
