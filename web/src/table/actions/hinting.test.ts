import { expect, test } from 'vitest';
import type { HintLine, Refusal } from '../../wire/protocol';
import { Hinting } from './hinting.svelte';
import type { GameSession } from '../session';

const LINE: HintLine = { action: 'recover', value: 0.5, score: 0, share: 1 };

/** A server that answers when it is told to. */
function slow() {
  const answers: ((answer: HintLine[] | Refusal) => void)[] = [];
  const session = { hint: () => new Promise((answer) => answers.push(answer)) } as unknown as GameSession;
  return { hinting: new Hinting(session), answers };
}

test('a hint is there when it has been thought out', async () => {
  const { hinting, answers } = slow();
  const asked = hinting.ask();
  expect(hinting.thinking).toBe(true);
  answers[0]?.([LINE]);
  expect(await asked).toBeNull();
  expect(hinting.lines).toEqual([LINE]);
  expect(hinting.thinking).toBe(false);
});

test('a hint for a moment that has passed is not shown, and another one can be asked for at once', async () => {
  const { hinting, answers } = slow();
  const first = hinting.ask();
  hinting.forget();
  expect(hinting.thinking).toBe(false);
  const second = hinting.ask();
  answers[0]?.([LINE]);
  expect(await first).toBeNull();
  expect(hinting.lines).toEqual([]);
  expect(hinting.thinking).toBe(true);
  answers[1]?.([{ ...LINE, action: 'decline' }]);
  await second;
  expect(hinting.lines.map(({ action }) => action)).toEqual(['decline']);
});

test('no hint at all is told, not shown as an empty list', async () => {
  const { hinting, answers } = slow();
  const asked = hinting.ask();
  answers[0]?.([]);
  expect(await asked).toEqual({ code: 'unavailable' });
});
