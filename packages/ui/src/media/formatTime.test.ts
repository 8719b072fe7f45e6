import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTime, spokenTime } from './formatTime.ts';

describe('formatTime', () => {
  it('writes minutes and seconds, and hours from an hour on', () => {
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

  it('reads 0:00 for what is no time', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(formatTime)).toEqual([
      '0:00',
      '0:00',
      '0:00',
    ]);
  });

  it('loses nothing but the fraction', () => {
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
  it('says units that count, in the singular where there is one', () => {
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
