import { VIDEO_SORTS, VIDEO_STATUS_FILTERS } from '../../paths.ts';
import type { VideoFilters } from '../../projects/editedList.ts';

/**
 * Reads the filters of My Videos from the URL's query, where they survive a reload and can be shared.
 * Unknown values become the defaults.
 */
export function readVideoFilters(query: URLSearchParams): VideoFilters {
  const status = query.get('status');
  const sort = query.get('sort');
  return {
    search: query.get('search') ?? '',
    status: VIDEO_STATUS_FILTERS.find((value) => value === status) ?? 'all',
    sort: VIDEO_SORTS.find((value) => value === sort) ?? 'updated_at',
  };
}
