/** What happens in Dungeonville is shown large, one moment at a time; and the table says where the viewer stands. */
import type { Page } from '@playwright/test';
import { dungeonville, move } from '../kit/dungeonville';
import { choose, expect, showMoment, test } from '../kit/test';
import { myTurn, onTurn, press } from '../kit/play';

/** What the page showed at one time: the moment on the stage, and the log. */
interface Shown {
  moment: string;
  stage: string;
  log: string;
  question: boolean;
}

/** Notes every change of the page from now on. A moment may last less than a check by a test. */
async function record(page: Page): Promise<() => Promise<Shown[]>> {
  const notes = await page.evaluateHandle(() => {
    const all: Shown[] = [];
    const note = () => {
      const stage = document.querySelector('[data-moment]');
      if (!stage) return;
      all.push({
        moment: stage.getAttribute('data-moment') ?? '',
        stage: stage.textContent ?? '',
        log: document.querySelector('[role=log]')?.textContent ?? '',
        question: document.querySelector('.turn strong') !== null,
      });
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    return all;
  });
  return () => notes.evaluate((all) => [...all]);
}

/** The numbers of the clashes that a text names. */
const clashesIn = (text: string) => [...text.matchAll(/Clash (\d)/g)].map(([, number]) => Number(number));

test('each clash is shown in its moment, face to face, and nothing later before it', async ({ page }) => {
  await choose(page, { speed: 'fast' });
  await dungeonville.arrive(page, 'battle');
  await expect(page.locator('.battle .rule')).toContainText('The lowest rank wins each clash.');
  const before = clashesIn((await page.getByRole('log').textContent()) ?? '').length;
  const recorded = await record(page);
  await press(page.getByRole('button', { name: 'Confirm' }));
  await expect.poll(async () => (await recorded()).some(({ moment }) => moment === 'clashed')).toBe(true);
  await expect(page.locator('[data-playing]')).toHaveAttribute('data-playing', 'false', { timeout: 30_000 });
  const shown = await recorded();
  const clashes = shown.filter(({ moment }) => moment === 'clashed');
  expect(clashesIn(clashes[0]?.stage ?? '')).toEqual([1]);
  for (const { stage, log, question } of clashes) {
    const [number = 0] = clashesIn(stage);
    expect(clashesIn(log)).toHaveLength(before + number);
    expect(log.slice(log.lastIndexOf('Clash'))).not.toMatch(/holds the field|turns a room/);
    expect(stage).toMatch(/wins the clash|You win the clash|Nobody to fight/);
    // What becomes of the beaten is told in moments of its own.
    expect(stage).not.toMatch(/dies|changes sides/);
    expect(question).toBe(false);
  }
  const fates = shown.filter(({ moment }) => moment === 'killed' || moment === 'joined');
  for (const { stage } of fates) expect(stage).toMatch(/dies|changes sides/);
  for (const { stage } of shown.filter(({ moment }) => moment === 'stayed')) expect(stage).toMatch(/Holds the field/);
});

test('each death has its moment', async ({ page }) => {
  test.slow();
  await choose(page, { speed: 'fast' });
  await dungeonville.arrive(page, 'onward');
  const recorded = await record(page);
  const deaths = async () => (await recorded()).filter(({ moment }) => moment === 'died');
  const goOn = page.locator('.actions').getByRole('button', { name: /^Go on/ });
  for (let moves = 0; moves < 80 && (await deaths()).length === 0; moves += 1) {
    if ((await myTurn(page)) === 'over') break;
    await ((await goOn.isVisible()) ? onTurn(page, () => press(goOn)) : move(page));
  }
  const [death] = await deaths();
  expect(death?.stage).toMatch(/†.* dies (in|at) /);
  expect(death?.question).toBe(false);
});

test('a declaration opens the deed, counts, and marks the tower', async ({ page }) => {
  await choose(page, { speed: 'slow' });
  await dungeonville.arrive(page, 'recruit');
  await press(page.locator('[data-declare]'));
  await press(page.getByRole('button', { name: 'Declare anyway and show my deed' }));
  const stage = page.locator('[data-moment="declared"]');
  await expect(stage.locator('[data-deed]')).toBeVisible();
  await expect(stage).toContainText('Not enough. The game goes on.');
  await expect(page.locator('.turn strong')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(stage).toHaveCount(0);
  await expect(page.locator('.tile', { hasText: 'Your tower: everyone knows' })).toHaveCount(1);
});

test('the table says where the viewer stands, and that they can win', async ({ page }) => {
  await showMoment(page, 'dungeonville/wins-3p');
  const track = page.locator('.board.mine [data-track]');
  // While the deed is face down, only what everyone sees is counted.
  await expect(track).toHaveText('3 of 7, without your tower');
  await expect(page.getByRole('button', { name: 'You can declare and win!' })).toBeVisible();
  await page.getByRole('button', { name: 'Look at your deed' }).click();
  await expect(track).toHaveText('7 of 7 points');
  await page.locator('[data-declare]').click();
  await expect(page.getByRole('dialog')).toContainText('That is enough');
});

test('while scouting each tower shows letters, the danger of its first room, and who comes', async ({ page }) => {
  await showMoment(page, 'dungeonville/wins-3p');
  await expect(page.locator('.come')).toHaveText(/^Can still come: \S/);
  const tiles = page.locator('.tile');
  await expect(tiles.locator('.letters')).toHaveCount(5);
  await expect(tiles.first().locator('.letter')).toHaveCount(4);
  await expect(tiles.first()).toContainText(/First room kills: \d+%/);
  await expect(page.locator('[data-tower="rathaus"] .waits')).toHaveText(/^Waiting here: \S/);
  await expect(page.locator('[data-tower="iceCave"] .owner')).toBeVisible();
});

test('the notebook has visits and blood, and keeps marks for the table', async ({ page }) => {
  await showMoment(page, 'dungeonville/wins-3p');
  const open = () => page.locator('[data-door="notebook"]').click();
  await open();
  const row = (tower: string) => page.getByRole('row', { name: new RegExp(`^${tower}`) });
  await expect(row('Rathaus').getByRole('cell').nth(1)).toContainText('2 visits');
  await expect(row('Ice Cave').getByRole('cell').first()).toContainText('Owner');
  // Nothing follows from the viewer's own deed while it is face down.
  await expect(row('Crypt').getByRole('cell').nth(1)).not.toContainText('Not theirs');
  const mark = row('Crypt').getByRole('button');
  await mark.click();
  await expect(mark).toHaveAttribute('data-mark', 'maybe');
  await page.reload();
  await open();
  await expect(mark).toHaveAttribute('data-mark', 'maybe');
});

test('a warning comes before unspent tokens are lost', async ({ page }) => {
  await showMoment(page, 'dungeonville/tokens-2p');
  await expect(page.getByText('You have 30 gold in tokens.')).toBeVisible();
  await page.locator('button[data-adventurer]').last().click();
  await expect(page.getByText('This ends recruiting: you’ll lose 30 gold in tokens.')).toBeVisible();
  await page.locator('button[data-adventurer="17"]').click();
  await expect(page.getByText('gold in tokens.')).toHaveCount(0);
});
