import { expect, test } from 'vitest';
import type { HintLine, Refusal } from '../../wire/protocol';
import { Hinting } from './hinting.svelte';
import type { GameSession } from '../session';

const LINE: HintLine = { action: 'recover', value: 0.5, score: 0, share: 1 };

/** A server whose answers the test sends. */
function slow() {
  const answers: ((answer: HintLine[] | Refusal) => void)[] = [];
  const session = { hint: () => new Promise((answer) => answers.push(answer)) } as unknown as GameSession;
  return { hinting: new Hinting(session), answers };
}

test('a hint is shown when the answer arrives', async () => {
  const { hinting, answers } = slow();
  const request = hinting.ask();
  expect(hinting.thinking).toBe(true);
  answers[0]?.([LINE]);
  expect(await request).toBeNull();
  expect(hinting.lines).toEqual([LINE]);
  expect(hinting.thinking).toBe(false);
});

test('a hint for a moment that has passed is not shown, and another can be requested at once', async () => {
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

test('an answer without hints is a refusal, not an empty list', async () => {
  const { hinting, answers } = slow();
  const request = hinting.ask();
  answers[0]?.([]);
  expect(await request).toEqual({ code: 'unavailable' });
});
