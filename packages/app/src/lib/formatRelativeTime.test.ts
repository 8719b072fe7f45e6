import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRelativeTime } from './formatRelativeTime.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const ago = (seconds: number) => formatRelativeTime(NOW - seconds * 1000, NOW);
const DAY = 86_400;

test.each([
  [0, 'Just now'],
  [1, '1 second ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [7_200, '2 hours ago'],
  [DAY, 'Yesterday'],
  [2 * DAY, '2 days ago'],
  [7 * DAY, '1 week ago'],
  [29 * DAY, '4 weeks ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
])('%d seconds ago read as %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});

const LENGTH = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};

test('the count is the whole number of the largest unit that fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 * DAY }), (seconds) => {
      const text = ago(seconds) === 'Yesterday' ? '1 day ago' : ago(seconds);
      const match = /^(\d+) (second|minute|hour|day|week|month|year)(s?) ago$/.exec(text);
      const count = Number(match?.[1]);
      const unit = LENGTH[match?.[2] as keyof typeof LENGTH];
      expect(count).toBe(Math.floor(seconds / unit));
      expect(match?.[3]).toBe(count === 1 ? '' : 's');
      const next = Object.values(LENGTH).find((length) => length > unit) ?? Infinity;
      expect(seconds).toBeLessThan(next);
    }),
  );
});

test('takes ISO dates and Date objects', () => {
  expect(formatRelativeTime('2026-01-15T10:00:00Z', NOW)).toBe('2 hours ago');
  expect(formatRelativeTime(new Date(NOW - 60_000), NOW)).toBe('1 minute ago');
});

test('a date in the future is a clock that is off, not a promise', () => {
  expect(ago(-500)).toBe('Just now');
});

test.each([null, undefined, '', 'soon'])('%s has no relative time', (value) => {
  expect(formatRelativeTime(value, NOW)).toBe('');
});
