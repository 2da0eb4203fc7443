import { choose, expect, expectAccessible, expectFits, test } from '../kit/test';
import { CRYPT, DUNGEONVILLE, Learner } from '../kit/lesson';

test('the lesson of Crypt is played by keyboard at normal speed, to the score', async ({ page }) => {
  test.setTimeout(120_000);
  await choose(page, { language: 'en', speed: 'normal' });
  const learner = new Learner(page, 'en', async (what) => {
    await what.focus();
    await page.keyboard.press('Enter');
  });
  const { press, say } = learner;
  await page.goto('/learn');
  await expectAccessible(page);
  await press(page.getByRole('link', { name: `${say('learn-start')} ${say('crypt-name')}` }));
  await expect(page).toHaveURL(/\/table\//);
  await learner.awaitStep();
  await expect(page.locator('[data-guide]')).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await press(page.locator('[data-next]'));
  await press(page.locator('[data-next]'));
  await expect(learner.step).toHaveText(say('crypt-step-claim', { device: 'mouse' }));
  // A move that the lesson doesn't want is not made, and a task that is undone is to be done again.
  await expect(learner.task).toHaveAttribute('data-task', 'crypt-task-servant');
  await press(page.locator('[data-treasure="2"]'));
  await expect(page.getByRole('alert')).toContainText('not in this lesson');
  await press(page.locator('[data-treasure="1"]'));
  await expect(learner.task).toHaveAttribute('data-task', 'crypt-task-effort-4');
  await press(learner.button('table-undo-all'));
  await expect(learner.task).toHaveAttribute('data-task', 'crypt-task-servant');
  // A reload and a visit elsewhere keep the progress.
  await page.reload();
  await expect(learner.step).toHaveAttribute('data-step', 'crypt-step-claim');
  await page.goto('/learn');
  await press(page.getByRole('link', { name: `${say('learn-go-on')} ${say('crypt-name')}` }));
  await press(learner.button('learn-go-on'));
  const steps = await learner.learn(CRYPT, async (step) => {
    if (step !== 'crypt-step-count') return;
    // The learner counts before the score is shown.
    await expect(page.getByRole('heading', { name: say('end-title') })).toHaveCount(0);
    await learner.answer(7);
    await expect(page.getByRole('alert')).toHaveText(say('guide-wrong'));
    await expectAccessible(page);
  });
  expect(steps).toHaveLength(11);
  await expect(page.getByRole('heading', { name: say('end-title') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('guide-play') })).toHaveAttribute('href', '/play/crypt');
  await expectAccessible(page);
});

test('the lesson of Dungeonville is played at normal speed, to the declaration', async ({ page }) => {
  test.setTimeout(120_000);
  await choose(page, { language: 'en', speed: 'normal' });
  const learner = new Learner(page, 'en', (what) => what.click());
  await page.goto('/learn/dungeonville');
  const steps = await learner.learn(DUNGEONVILLE, async (step) => {
    if (step !== 'dungeonville-step-your-tower') return;
    await expectAccessible(page);
    await expectFits(page);
  });
  expect(steps).toHaveLength(18);
  await expect(page.getByText('You won!')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('the lesson of Dungeonville is played by touch, in Greek', async ({ page }) => {
    test.setTimeout(120_000);
    await choose(page, { language: 'el' });
    const learner = new Learner(page, 'el', (what) => what.tap());
    await page.goto('/learn/dungeonville');
    const steps = await learner.learn(DUNGEONVILLE, async (step) => {
      await expect(learner.step).toHaveText(learner.say(step));
      await expectFits(page);
    });
    expect(steps).toHaveLength(18);
  });
});

test('a player can hide the guide, play freely, show it again and end the lesson', async ({ page }) => {
  await page.goto('/learn/crypt');
  await page.getByRole('button', { name: 'Hide guide' }).click();
  await expect(page.locator('[data-guide]')).toHaveCount(0);
  await page.locator('[data-treasure="2"]').click();
  await expect(page.locator('[data-treasure="2"]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Show guide' }).click();
  await expect(page.locator('[data-guide]')).toBeVisible();
  await page.getByRole('button', { name: 'End lesson' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End lesson' }).click();
  await expect(page).toHaveURL('/learn');
  await expect(page.getByRole('link', { name: 'Start the lesson Crypt' })).toBeVisible();
  // A learner who leaves the path plays a normal game, without a guide.
  await page.goto('/learn/crypt');
  await page.getByRole('button', { name: 'Hide guide' }).click();
  await page.locator('[data-treasure="2"]').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Show guide' })).toHaveCount(0);
});
