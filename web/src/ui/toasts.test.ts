import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const texts = ({ list }: { list: { text: string; link?: { href: string } | undefined }[] }) =>
  list.map(({ text, link }) => (link ? `${text} ${link.href}` : text));

test('toasts for two tables are both shown, and a new one replaces another for the same table', async () => {
  const { toasts } = await import('./toasts.svelte');
  const call = (href: string, text = 'Your turn') => toasts.show(text, 'good', { href, text: 'Go to table' });
  call('/table/1');
  call('/table/2');
  call('/table/1', 'Crypt: your turn');
  expect(texts(toasts)).toEqual(['Your turn /table/2', 'Crypt: your turn /table/1']);
});

test('the same toast is shown once', async () => {
  const { toasts } = await import('./toasts.svelte');
  toasts.show('No connection.', 'bad');
  toasts.show('No connection.', 'bad');
  expect(texts(toasts)).toEqual(['No connection.']);
});

test('a toast is dismissed when its link is reached', async () => {
  const { toasts } = await import('./toasts.svelte');
  toasts.show('Your turn', 'good', { href: '/table/1', text: 'Go to table' });
  toasts.show('Your turn', 'good', { href: '/table/2', text: 'Go to table' });
  toasts.dismissLinksTo('/table/1');
  expect(texts(toasts)).toEqual(['Your turn /table/2']);
});
