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

test('a language that can’t be had leaves the one before', async () => {
  await speak('de');
  await expect(need('no-such-section')).rejects.toThrow();
  expect(language()).toBe('de');
  expect(t('common-close')).toBe('Schließen');
  await speak('fr');
  expect(t('common-close')).toBe('Fermer');
});
