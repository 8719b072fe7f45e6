import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatDay, formatRelativeTime, readDate } from './dates.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 0, 15, 12);
const ago = (milliseconds: number) => formatRelativeTime(NOON - milliseconds, NOON, 'UTC');

/**
 * Zones with half-hour offsets, with clock changes in either half of the year or by half an hour, and
 * without any.
 */
const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zone = fc.constantFrom(...ZONES);
/** Ten years, in whole seconds because fractions would be dropped. */
const moment = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 })
  .map((seconds) => seconds * 1000);

/** The calendar day, computed differently from the code under test: '2026-01-15'. */
const dateIn = (timeZone: string, time: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time);
/** The number of midnights between two calendar days. */
const midnights = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

test.each([
  [0, 'Just now'],
  [1_000, '1 second ago'],
  [59_000, '59 seconds ago'],
  [60_000, '1 minute ago'],
  [HOUR - 1_000, '59 minutes ago'],
  [2 * HOUR, '2 hours ago'],
  [13 * HOUR, '13 hours ago'],
  [DAY, 'Yesterday'],
  [35 * HOUR, 'Yesterday'],
  [37 * HOUR, '2 days ago'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [29 * DAY, '4 weeks ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
])('at noon, %d ms ago reads as %s', (milliseconds, text) => {
  expect(ago(milliseconds)).toBe(text);
});

it('says Yesterday only for the previous calendar day, in every zone and across clock changes', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 4 * 86_400 }), zone, (now, seconds, timeZone) => {
      const then = now - seconds * 1000;
      const days = midnights(dateIn(timeZone, then), dateIn(timeZone, now));
      const text = formatRelativeTime(then, now, timeZone);
      if (text === 'Yesterday') expect(days).toBe(1);
      if (seconds >= 86_400 && days === 1) expect(text).toBe('Yesterday');
      const counted = /^(\d+) days ago$/.exec(text)?.[1];
      if (counted !== undefined) expect(Number(counted)).toBe(days);
    }),
  );
});

it('counts days by midnights, not by 24 hours', () => {
  // 24 hours and a minute, across two midnights.
  expect(formatRelativeTime('2026-05-01T23:59:30Z', Date.UTC(2026, 4, 3, 0, 0, 30), 'UTC')).toBe(
    '2 days ago',
  );
  // The same two moments in a zone where it is afternoon.
  expect(
    formatRelativeTime('2026-05-01T23:59:30Z', Date.UTC(2026, 4, 3, 0, 0, 30), 'America/New_York'),
  ).toBe('Yesterday');
});

it('handles days of 23 and 25 hours', () => {
  // Berlin, 25 October 2026: the clock goes back at three.
  const late = Date.parse('2026-10-25T23:45:00+01:00');
  expect(formatRelativeTime('2026-10-25T00:15:00+02:00', late, 'Europe/Berlin')).toBe(
    '24 hours ago',
  );
  // New York, 8 March 2026: 24 hours before 00:30 was two calendar days ago.
  const early = Date.parse('2026-03-09T00:30:00-04:00');
  expect(formatRelativeTime('2026-03-07T23:30:00-05:00', early, 'America/New_York')).toBe(
    '2 days ago',
  );
});

const HOURS = { hour: 3_600, minute: 60, second: 1 };
const DAYS = { year: 365, month: 30, week: 7, day: 1 };

// Specification: videos.10, constants.17
test('counts whole numbers of the largest unit that fits', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 5_000 * 86_400 }), zone, (now, seconds, at) => {
      const then = now - seconds * 1000;
      const text = formatRelativeTime(then, now, at);
      const match = /^(\d+) ([a-z]+?)(s?) ago$/.exec(text === 'Yesterday' ? '1 day ago' : text);
      const [count, name = ''] = [Number(match?.[1]), match?.[2]];
      expect(match?.[3]).toBe(count === 1 ? '' : 's');
      const isLong = name in DAYS;
      const units: Record<string, number> = isLong ? DAYS : HOURS;
      const amount = isLong ? midnights(dateIn(at, then), dateIn(at, now)) : seconds;
      expect(count).toBe(Math.floor(amount / (units[name] ?? Number.NaN)));
      const larger = Object.values(units).filter((length) => length > (units[name] ?? 0));
      for (const length of larger) expect(amount).toBeLessThan(length);
    }),
  );
});

test('accepts ISO dates, milliseconds and Date objects', () => {
  expect(formatRelativeTime('2026-01-15T10:00:00Z', NOON)).toBe('2 hours ago');
  expect(formatRelativeTime(NOON - 60_000, NOON)).toBe('1 minute ago');
  expect(formatRelativeTime(new Date(NOON - 60_000), NOON)).toBe('1 minute ago');
});

test('reads a date in the future as Just now, because a clock must be off', () => {
  expect(ago(-500)).toBe('Just now');
  expect(ago(-3 * DAY)).toBe('Just now');
});

describe.each([null, undefined, '', 'soon', Number.NaN])('with the invalid date %s', (value) => {
  it('returns null or an empty string', () => {
    expect(readDate(value)).toBeNull();
    expect(formatRelativeTime(value, NOON)).toBe('');
    expect(formatDay(value)).toBe('');
  });
});

it('formats every day in the same form', () => {
  expect(formatDay('2026-08-14T00:00:00Z', { timeZone: 'UTC' })).toBe('Aug 14, 2026');
});

it('formats the day in the user’s calendar', () => {
  const time = '2026-08-14T02:00:00Z';
  expect(formatDay(time, { timeZone: 'America/New_York' })).toBe('Aug 13, 2026');
  expect(formatDay(time, { timeZone: 'Asia/Tokyo' })).toBe('Aug 14, 2026');
});
