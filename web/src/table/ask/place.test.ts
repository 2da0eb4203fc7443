import { expect, test } from 'vitest';
import { placeFor } from './place';

const window = { width: 1000, height: 700 };
const size = { width: 300, height: 200 };
const at = (left: number, top: number, width = 100, height = 140) => ({ left, top, width, height });

test('an answer is above, or below, in the middle of the thing', () => {
  expect(placeFor(at(400, 400), size, window)).toEqual({ left: 300, top: 190 });
  expect(placeFor(at(400, 20), size, window)).toEqual({ left: 300, top: 170 });
});

test('an answer stays in the window', () => {
  expect(placeFor(at(0, 400), size, window).left).toBe(8);
  expect(placeFor(at(950, 400, 40), size, window).left).toBe(692);
});

test('an answer is beside a thing that is too tall, and never covers a small thing', () => {
  expect(placeFor(at(100, 20, 100, 660), size, window)).toEqual({ left: 210, top: 250 });
  expect(placeFor(at(800, 20, 100, 660), size, window)).toEqual({ left: 490, top: 250 });
});

test('on a screen that is too small it is at the far edge', () => {
  const phone = { width: 320, height: 300 };
  expect(placeFor(at(0, 20, 320, 100), { width: 300, height: 250 }, phone).top).toBe(42);
  expect(placeFor(at(0, 180, 320, 100), { width: 300, height: 250 }, phone).top).toBe(8);
});
