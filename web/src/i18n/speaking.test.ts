import { expect, test } from 'vitest';
import { language, need, speak, t } from './index.svelte';

test('the last language asked for is spoken, with all that pages need meanwhile', async () => {
  const asked = [speak('it'), need('rules'), speak('el'), need('lobby')];
  await Promise.all(asked);
  expect(language()).toBe('el');
  expect(t('common-close')).toBe('Κλείσιμο');
  expect(t('rules-contents')).toBe('Περιεχόμενα');
  expect(t('lobby-title')).toBe('Ανοιχτά τραπέζια');
});

test('texts that could not be had once stand in nobody’s way', async () => {
  await speak('en');
  const [page, picture] = await Promise.allSettled([need('lobby'), need('no-such-picture')]);
  expect([page.status, picture.status]).toEqual(['fulfilled', 'rejected']);
  await need();
  await need('lobby');
  expect(t('lobby-title')).toBe('Open tables');
});

test('the texts asked for first do not wait for those asked for next', async () => {
  const frame = speak('it');
  const page = expect(need('standings', 'no-such-section')).rejects.toThrow();
  await frame;
  expect(t('common-close')).toBe('Chiudi');
  await page;
});

test('a language that can’t be had leaves the one before', async () => {
  await speak('de');
  await expect(need('no-such-section')).rejects.toThrow();
  expect(language()).toBe('de');
  expect(t('common-close')).toBe('Schließen');
  await speak('fr');
  expect(t('common-close')).toBe('Fermer');
});
