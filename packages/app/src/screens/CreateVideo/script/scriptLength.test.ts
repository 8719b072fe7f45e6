import { expect, test } from 'vitest';
import { measureScript } from './scriptLength.ts';

test('words are separated by white space, and marks are not words', () => {
  expect(measureScript('One two, [pause 1s] three – four.').words).toBe(5);
  expect(measureScript('').words).toBe(0);
  const marked = measureScript('[wave] One two [juggle] three [count 3] four.');
  expect(marked).toMatchObject({ words: 4, gestures: 2 });
});

test('writing systems without spaces have words, too', () => {
  const chinese = '早上好，欢迎大家来到北光。今天我们要介绍一种新产品。';
  expect(measureScript(chinese).words).toBeGreaterThan(8);
  expect(measureScript(chinese).words).toBeLessThan(chinese.length);
  expect(measureScript('สวัสดีและยินดีต้อนรับ').words).toBeGreaterThan(2);
  expect(measureScript('مرحبا بكم في نورثلايت').words).toBe(4);
});
