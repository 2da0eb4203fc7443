/** Addresses with and without a page, the version, the licences and the icons. */
import { execFileSync } from 'node:child_process';
import { choose, contentLoaded, expect, expectReadable, LANGUAGES, test } from '../kit/test';
import { words, type Language } from '../kit/words';
import { ROUTES } from '../../src/browser/routes';

test('every route has a page, and no other address has', async ({ request }) => {
  for (const pattern of Object.values(ROUTES)) {
    const path = pattern.replace('{game}', 'crypt').replace('{table}', 'abc');
    for (const address of [path, `${path}?a=b`, path === '/' ? '/' : `${path}/`]) {
      expect((await request.get(address)).status(), address).toBe(200);
      expect((await request.head(address)).status(), address).toBe(200);
    }
  }
  for (const address of ['/no/such/page', '/rules/chess', '/rules', '/lobby/crypt', '/index.html', '/assets/none.js']) {
    expect((await request.get(address)).status(), address).toBe(404);
    expect((await request.head(address)).status(), address).toBe(404);
  }
});

for (const language of LANGUAGES) {
  test(`an unknown address shows an error page in ${language} with a link home`, async ({ page }) => {
    await choose(page, { language });
    const t = words(language);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lost-title'));
    await expect(page).toHaveTitle(t('common-page-title', { page: t('lost-title') }));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common-home') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home-heading'));
  });
}

test('an error page is not cached for offline use', async ({ page, context }) => {
  await page.goto('/');
  // The promise `ready` may be garbage collected while the test waits for it.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await contentLoaded(page);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await context.setOffline(true);
  const kept = await page.goto('/lobby');
  expect(kept?.status()).toBe(200);
  await context.setOffline(false);
});

test('the page shows the version of the program', async ({ page, request }) => {
  const version =
    execFileSync(process.env['GRAVEGOODS_BIN'] ?? '', ['--version'], { encoding: 'utf8' })
      .trim()
      .split(' ')[1] ?? '';
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`Version ${version}`);
  expect((await (await request.get('/api/openapi.json')).json()).info.version).toBe(version);
});

test('the licences page is accessible, in every language, on a small screen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click();
  await expect(page).toHaveURL(/\/licenses$/);
  await expect(page.getByRole('heading', { name: 'In the browser' })).toBeVisible();
  const svelte = page.locator('summary', { hasText: /^svelte / });
  await svelte.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open] pre')).toContainText('Permission is hereby granted');
  for (const name of ['axum', 'tokio', '@fluent/bundle']) {
    await expect(page.locator('summary', { hasText: new RegExp(`^${name} \\d`) })).toBeVisible();
  }
  const language = (now: Language) =>
    expect(page.getByRole('heading', { name: words(now)('licenses-packages') })).toBeVisible();
  await expectReadable(page, { language });
});

test('icons have the right types and caching, and maskable ones fill their corners', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const icons: { src: string; type: string; purpose: string }[] = manifest.icons;
  const listed = icons.map(({ src, type, purpose }) => ({ src, type, opaque: purpose === 'maskable' }));
  listed.push(
    { src: '/apple-touch-icon.png', type: 'image/png', opaque: true },
    { src: '/favicon.ico', type: 'image/x-icon', opaque: false },
  );
  for (const { src, type, opaque } of listed) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']], src).toEqual([
      200,
      type,
      'no-cache',
    ]);
    expect(
      (await request.get(src, { headers: { 'if-none-match': answer.headers()['etag'] ?? '' } })).status(),
      src,
    ).toBe(304);
    const corner = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0, 64, 64, 0, 0, 64, 64);
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
    }, src);
    expect(corner[3], src).toBe(opaque ? 255 : 0);
  }
});
