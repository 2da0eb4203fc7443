import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const said = ({ list }: { list: { text: string; link?: { href: string } | undefined }[] }) =>
  list.map(({ text, link }) => (link ? `${text} ${link.href}` : text));

test('calls to two tables stand beside each other, and two to one table do not', async () => {
  const { toasts } = await import('./toasts.svelte');
  const call = (href: string, text = 'Your turn') => toasts.tell(text, 'good', { href, text: 'Go to table' });
  call('/table/1');
  call('/table/2');
  call('/table/1', 'Crypt: your turn');
  expect(said(toasts)).toEqual(['Your turn /table/2', 'Crypt: your turn /table/1']);
});

test('what is said twice is shown once', async () => {
  const { toasts } = await import('./toasts.svelte');
  toasts.tell('No connection.', 'bad');
  toasts.tell('No connection.', 'bad');
  expect(said(toasts)).toEqual(['No connection.']);
});

test('a call is put away once one has come to where it leads', async () => {
  const { toasts } = await import('./toasts.svelte');
  toasts.tell('Your turn', 'good', { href: '/table/1', text: 'Go to table' });
  toasts.tell('Your turn', 'good', { href: '/table/2', text: 'Go to table' });
  toasts.reached('/table/1');
  expect(said(toasts)).toEqual(['Your turn /table/2']);
});
