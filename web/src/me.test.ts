import { afterEach, expect, test, vi } from 'vitest';
import { me } from './me.svelte';

afterEach(() => void vi.unstubAllGlobals());

test('whoever sits down while a name is being given is one person, under that name', async () => {
  const asked: string[] = [];
  const answer = async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}`);
    await new Promise((later) => setTimeout(later, 5));
    const value = method === 'GET' ? null : { id: body, name: body, account: false };
    return { ok: true, text: () => Promise.resolve(JSON.stringify(value)) };
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
  const [called, seated] = await Promise.all([me.call('Βασιλική'), me.somebody()]);
  expect(asked).toEqual(['GET /api/me', 'POST /api/guest']);
  expect(seated).toEqual(called);
});
