import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VIDEO_SORTS, VIDEO_STATUS_FILTERS } from '../../paths.ts';
import { readVideoFilters } from './videoFilters.ts';

// Specification: videos.3, videos.4
test('any query yields valid filters, and a known value yields itself', () => {
  const status = fc.oneof(fc.string(), fc.constantFrom(...VIDEO_STATUS_FILTERS));
  const sort = fc.oneof(fc.string(), fc.constantFrom(...VIDEO_SORTS));
  const known = (values: readonly string[], value: string, fallback: string) =>
    values.includes(value) ? value : fallback;
  fc.assert(
    fc.property(status, sort, (status, sort) => {
      expect(readVideoFilters(new URLSearchParams({ status, sort }))).toEqual({
        search: '',
        status: known(VIDEO_STATUS_FILTERS, status, 'all'),
        sort: known(VIDEO_SORTS, sort, 'updated_at'),
      });
    }),
  );
  expect(readVideoFilters(new URLSearchParams('search=a+b')).search).toBe('a b');
});
