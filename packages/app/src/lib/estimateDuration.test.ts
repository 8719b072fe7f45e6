import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateSeconds } from './estimateDuration.ts';

test('150 words take a minute', () => {
  expect(estimateSeconds(150, 'up')).toBe(60);
  expect(estimateSeconds(150, 'nearest')).toBe(60);
});

test('one word takes 0.4 s: up to one second, or rounded to none', () => {
  expect(estimateSeconds(1, 'up')).toBe(1);
  expect(estimateSeconds(1, 'nearest')).toBe(0);
});

test('both roundings stay within a second of words / 150 * 60, and up never falls short', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (words) => {
      const up = estimateSeconds(words, 'up');
      const nearest = estimateSeconds(words, 'nearest');
      // In fifths of two seconds, to compare whole numbers.
      expect(up * 5).toBeGreaterThanOrEqual(words * 2);
      expect((up - 1) * 5).toBeLessThan(words * 2);
      expect(Math.abs(nearest * 5 - words * 2) * 2).toBeLessThanOrEqual(5);
    }),
  );
});

test('adds the pauses, and follows the pace', () => {
  expect(estimateSeconds(62, 'up', { pauseSeconds: 2 })).toBe(27);
  expect(estimateSeconds(150, 'nearest', { speed: 1.5 })).toBe(40);
});
