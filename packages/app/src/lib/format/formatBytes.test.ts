import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [812, '812 B'],
    [1_999, '2 KB'],
    [8_420_000, '8.4 MB'],
    [12_400_000, '12 MB'],
    [999_600, '1.0 MB'],
    [1_100_000_000, '1.1 GB'],
  ])('formats %i bytes as %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });

  it('never shows four digits before the unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 1 }), (bytes) => {
        expect(formatBytes(bytes)).toMatch(/^\d{1,3}(\.\d)? (B|KB|MB|GB|TB)$/);
      }),
    );
  });
});
