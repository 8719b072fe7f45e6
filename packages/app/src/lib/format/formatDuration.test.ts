import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCardDuration, formatDuration, UNKNOWN_DURATION } from './formatDuration.ts';

// Specification: edit-page.6
describe('formatDuration', () => {
  test.each([
    [0, '0:00'],
    [0.2, '0:01'],
    [9.49, '0:09'],
    [20.6, '0:21'],
    [59.999, '1:00'],
    [60, '1:00'],
    [92, '1:32'],
    [3_725, '62:05'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  test('minutes and padded seconds add up to the nearest second', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (seconds) => {
        const text = formatDuration(seconds);
        expect(text).toMatch(/^\d+:[0-5]\d$/);
        const [minutes = 0, rest = 0] = text.split(':').map(Number);
        expect(minutes * 60 + rest).toBe(seconds > 0 ? Math.max(1, Math.round(seconds)) : 0);
      }),
    );
  });

  test.each([null, undefined, Number.NaN, Infinity, -3])('formats %s as 0:00', (seconds) => {
    expect(formatDuration(seconds)).toBe('0:00');
  });
});

describe('formatCardDuration', () => {
  // Specification: constants.16
  test.each([null, undefined, 0, -1, Number.NaN])(
    'formats an unknown length (%s) as 0:30',
    (value) => {
      expect(formatCardDuration(value)).toBe(UNKNOWN_DURATION);
    },
  );

  test('rounds a known length, but never to zero', () => {
    expect(formatCardDuration(31.4)).toBe('0:31');
    expect(formatCardDuration(59.6)).toBe('1:00');
    expect(formatCardDuration(0.2)).toBe('0:01');
  });
});
