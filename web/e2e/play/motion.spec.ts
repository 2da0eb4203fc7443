/** Animations change only what a compositor can change, and cause no layout, so that they are smooth on slow devices. */
import { move as moveInCrypt } from '../kit/crypt';
import { move as moveInDungeonville } from '../kit/dungeonville';
import { expect, test } from '../kit/test';
import { Motion } from '../kit/motion';
import { playOn } from '../kit/play';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('animations of Crypt change only what a compositor can change, and cause no layout', async ({ page }) => {
  const motion = await Motion.of(page);
  const wanted = [
    /^script of div\.small: opacity, transform$/m,
    /^script of span\.dice: opacity$/m,
    /^flicker of svg/m,
  ];
  await page.goto('/play/crypt');
  await playOn(page, {
    move: moveInCrypt,
    most: 40,
    enough: async (moves) => moves >= 3 && (await motion.hasSeen(wanted)),
  });
  await motion.expectComposited(wanted);
});

test('animations of Dungeonville change only what a compositor can change, and cause no layout', async ({ page }) => {
  const motion = await Motion.of(page);
  // The last of them is a room card being turned.
  const wanted = [/^script of div: opacity, transform$/m, /^script of div\.small: opacity, transform$/m, /^turn of /m];
  await page.goto('/play/dungeonville');
  await playOn(page, {
    move: moveInDungeonville,
    most: 80,
    enough: async (moves) => moves > 8 && (await motion.hasSeen(wanted)),
  });
  await motion.expectComposited(wanted);
});

test('an animation that a compositor can’t run, or that causes layout, is found', async ({ page }) => {
  const motion = await Motion.of(page);
  await page.goto('/no/such/page');
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@keyframes sink { from { top: 0 } to { top: 90px } } .sinks { position: relative; animation: sink 50ms; }',
    );
    document.adoptedStyleSheets.push(sheet);
    const [wide, sinks, gone, fades] = ['wide', 'sinks', 'gone', 'fades'].map((name) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.className = name;
      return box;
    });
    const ended = [
      wide!.animate([{ width: '10px' }, { width: '90px' }], 50),
      gone!.animate([{ height: '10px' }, { height: '90px' }], 50),
      fades!.animate(
        [
          { opacity: 0, transform: 'none' },
          { opacity: 1, transform: 'scale(2)' },
        ],
        50,
      ),
      ...sinks!.getAnimations(),
    ].map(({ finished }) => finished);
    await Promise.all(ended);
    gone!.remove();
  });
  const { seen, notComposited, laidOut } = await motion.report();
  expect(seen).toContain('script of div.fades: opacity, transform');
  const bad = ['script of div.gone: height', 'script of div.wide: width', 'sink of div.sinks: top'];
  expect(notComposited.sort()).toEqual(bad);
  expect(laidOut.map((one) => one.replace(/ \(.*/, '')).sort()).toEqual(bad);
});
