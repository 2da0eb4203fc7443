import { expect, test } from 'vitest';
import { language, need, speak, t } from './index.svelte';

test('the last requested language wins, with all texts that pages requested meanwhile', async () => {
  const asked = [speak('it'), need('rules'), speak('el'), need('lobby')];
  await Promise.all(asked);
  expect(language()).toBe('el');
  expect(t('common-close')).toBe('Κλείσιμο');
  expect(t('rules-contents')).toBe('Περιεχόμενα');
  expect(t('lobby-title')).toBe('Ανοιχτά τραπέζια');
});

test('texts that failed to load do not block others', async () => {
  await speak('en');
  const [page, picture] = await Promise.allSettled([need('lobby'), need('no-such-picture')]);
  expect([page.status, picture.status]).toEqual(['fulfilled', 'rejected']);
  await need();
  await need('lobby');
  expect(t('lobby-title')).toBe('Open tables');
});

test('texts do not wait for those requested after them', async () => {
  const frame = speak('it');
  const page = expect(need('standings', 'no-such-section')).rejects.toThrow();
  await frame;
  expect(t('common-close')).toBe('Chiudi');
  await page;
});

test('a language stays when texts fail to load, and can still be changed', async () => {
  await speak('de');
  await expect(need('no-such-section')).rejects.toThrow();
  expect(language()).toBe('de');
  expect(t('common-close')).toBe('Schließen');
  await speak('fr');
  expect(t('common-close')).toBe('Fermer');
});
