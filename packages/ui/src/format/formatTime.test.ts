import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLength, formatMoment, formatTime, spokenTime } from './formatTime.ts';

describe('a length', () => {
  it('rounds to the nearest second, but never a positive length to zero', () => {
    expect([0.2, 20.4, 20.6, 59.7, 3599.6].map(formatLength)).toEqual([
      '0:01',
      '0:20',
      '0:21',
      '1:00',
      '1:00:00',
    ]);
    expect([0, Number.NaN, -1].map(formatLength)).toEqual(['0:00', '0:00', '0:00']);
  });

  it('reads like the moment at its end, which no earlier moment exceeds', () => {
    expect([20.5, 20.59, 20.6, 21].map((at) => formatMoment(at, 20.6))).toEqual([
      '0:20',
      '0:20',
      '0:21',
      '0:21',
    ]);
  });
});

describe('formatTime', () => {
  it('formats minutes and seconds, and hours from one hour on', () => {
    expect([0, 5.9, 65, 599, 3599, 3600, 3725].map(formatTime)).toEqual([
      '0:00',
      '0:05',
      '1:05',
      '9:59',
      '59:59',
      '1:00:00',
      '1:02:05',
    ]);
  });

  it('reads 0:00 for invalid times', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(formatTime)).toEqual([
      '0:00',
      '0:00',
      '0:00',
    ]);
  });

  it('drops only the fraction', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (seconds) => {
        const total = formatTime(seconds)
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(total).toBe(Math.floor(seconds));
      }),
    );
  });
});

describe('spokenTime', () => {
  it('names only non-zero units, in the singular for one', () => {
    expect([0, 1, 60, 61, 3600, 7325].map(spokenTime)).toEqual([
      '0 seconds',
      '1 second',
      '1 minute',
      '1 minute 1 second',
      '1 hour',
      '2 hours 2 minutes 5 seconds',
    ]);
  });
});
