import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templateScript } from '../../templates/template.ts';
import type { TemplateId } from '../../templates/templateIds.ts';
import { findTemplate } from '../../templates/templates.ts';
import { estimateSeconds, estimateSpokenSeconds } from './estimateDuration.ts';

test('150 words take a minute', () => {
  expect(estimateSeconds(150, 'up')).toBe(60);
  expect(estimateSeconds(150, 'nearest')).toBe(60);
});

test('one word takes 0.4 s: rounded up to one second, or to the nearest, zero', () => {
  expect(estimateSeconds(1, 'up')).toBe(1);
  expect(estimateSeconds(1, 'nearest')).toBe(0);
});

// Specification: constants.14
test('both roundings stay within a second of words / 150 * 60, and rounding up never falls short', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (words) => {
      const up = estimateSeconds(words, 'up');
      const nearest = estimateSeconds(words, 'nearest');
      // In fifths of a second, to compare whole numbers.
      expect(up * 5).toBeGreaterThanOrEqual(words * 2);
      expect((up - 1) * 5).toBeLessThan(words * 2);
      expect(Math.abs(nearest * 5 - words * 2) * 2).toBeLessThanOrEqual(5);
    }),
  );
});

// Specification: wizard-more.5
test('pauses are added, and the speed applies', () => {
  expect(estimateSeconds(62, 'up', { pauseSeconds: 2 })).toBe(27);
  expect(estimateSeconds(150, 'nearest', { speed: 1.5 })).toBe(40);
});

/** Letters per second of the speakers that all built-in voices are based on (studio's `voices.ts`). */
const PACES = [15.86, 15.14, 15.42, 16.07];

/** Seconds of audio that each of those speakers produced, with 0.6 s of silence around it. */
const SPOKEN: readonly (readonly [TemplateId, number[]])[] = [
  ['product-introduction', [74.5, 76.0, 76.9, 73.7]],
  ['company-overview', [127.3, 133.1, 129.6, 125.0]],
  ['tutorial-style', [179.4, 187.7, 184.5, 178.6]],
  ['customer-testimonial', [74.9, 78.9, 75.8, 74.9]],
  ['product-demo', [126.9, 132.5, 130.4, 126.1]],
  ['quarterly-update', [180.6, 188.5, 187.0, 179.5]],
  ['course-introduction', [75.3, 77.3, 77.1, 71.4]],
  ['quick-tips', [75.6, 79.9, 76.8, 74.7]],
];

// Specification: wizard-more.12
test.each(SPOKEN)('the length of %s is estimated within 8 % for each voice', (id, seconds) => {
  const script = templateScript(findTemplate(id));
  seconds.forEach((measured, speaker) => {
    // A film has 0.4 s before its speech and a second after it.
    const spoken = measured + 0.8;
    const estimate = estimateSpokenSeconds(script, PACES[speaker] ?? 0);
    expect(Math.abs(estimate / spoken - 1)).toBeLessThan(0.08);
  });
});

/** Letters per second of Olivia, James, Callum and Rob, and their durations for texts full of figures. */
const FIGURE_PACES = [15.86, 15.14, 15.42, 16.07];
const FIGURES: readonly (readonly [string, number[]])[] = [
  [
    'In 2024 we sold 1,250 lamps for $39.90 each. Sales grew by 12% in March and by 8.5% in April. On 3 May 2025 we open 27 new shops in 14 cities, and 340 people will work there. Call 555-0199 between 9:30 and 17:00.',
    [25.9, 27.4, 26.5, 24.2],
  ],
  [
    'The train leaves at 6:45 from platform 12. It covers 482 km in 3 hours, at up to 230 km/h. Tickets cost $58 in 1st class and $34.50 in 2nd class. Children under 15 pay 50% less, and dogs travel for $5. Bring your ticket and 1 photo.',
    [24.8, 27.1, 25.4, 23.0],
  ],
];

test.each(FIGURES)('figures count as their spoken words, within 8 %: %s', (text, seconds) => {
  seconds.forEach((spoken, speaker) => {
    const estimate = estimateSpokenSeconds(text, FIGURE_PACES[speaker] ?? 0);
    expect(Math.abs(estimate / spoken - 1)).toBeLessThan(0.08);
  });
});

test('speed applies to the speech of a voice of known pace, not to its pauses and rests', () => {
  const text = 'word '.repeat(300);
  const usual = estimateSpokenSeconds(text, 15);
  expect(estimateSpokenSeconds(text, 15, { speed: 2 })).toBeCloseTo((usual - 1.4) / 2 + 1.4, -0.5);
  expect(estimateSpokenSeconds(text, 15, { pauseSeconds: 7 })).toBe(usual + 7);
  expect(estimateSpokenSeconds('', 15)).toBe(0);
  expect(estimateSpokenSeconds('…', 15, { pauseSeconds: 3 })).toBe(3);
});

test('words in any writing system take time', () => {
  expect(
    estimateSpokenSeconds('早上好，欢迎大家来到北光。今天我们要介绍一种新产品。', 15),
  ).toBeGreaterThan(3);
  expect(estimateSpokenSeconds('مرحبا بكم جميعا في نورثلايت اليوم', 15)).toBeGreaterThan(1);
});
