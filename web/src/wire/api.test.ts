import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { outdated } from './outdated.svelte';
import { PROTOCOL } from './protocol';

const answer = (body: unknown, status = 200, version: number | null = PROTOCOL) =>
  vi.stubGlobal('fetch', () => {
    const headers = new Headers(version === null ? {} : { 'gravegoods-protocol': String(version) });
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });

afterEach(() => vi.unstubAllGlobals());

test('an answer of our protocol version is read', async () => {
  answer([]);
  expect(await api.mine()).toEqual({ ok: true, value: [] });
  answer({ code: 'nameTaken', reason: '' }, 409);
  expect(await api.guest('Ann')).toEqual({ ok: false, problem: { code: 'nameTaken' } });
});

test('an unknown error code is not a failure', async () => {
  answer({ code: 'newCode' }, 400);
  expect(await api.guest('Ann')).toEqual({ ok: false, problem: { code: 'unavailable' } });
  expect(outdated.found).toBe(false);
});

test('with another protocol version no answer is read, and the page is outdated', async () => {
  answer([{ strange: true }], 200, PROTOCOL + 1);
  expect(await api.mine()).toEqual({ ok: false, problem: { code: 'unavailable' } });
  expect(outdated.found).toBe(true);
});
