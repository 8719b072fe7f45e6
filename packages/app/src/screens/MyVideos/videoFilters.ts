import {
  VIDEO_SORTS,
  VIDEO_STATUS_FILTERS,
  type VideoSort,
  type VideosQuery,
} from '../../paths.ts';

/** The filters of My Videos; kept in the URL, so that they survive a reload and can be shared. */
export type VideoFilters = Required<VideosQuery>;

/** Reads the filters from a query. Unknown values become the defaults. */
export function readVideoFilters(query: URLSearchParams): VideoFilters {
  const status = query.get('status');
  const sort = query.get('sort');
  return {
    search: query.get('search') ?? '',
    status: VIDEO_STATUS_FILTERS.find((value) => value === status) ?? 'all',
    sort: VIDEO_SORTS.find((value) => value === sort) ?? 'updated_at',
  };
}

/** Returns the sort direction: names from A, everything else from the newest or furthest. */
export function sortOrder(sort: VideoSort): 'asc' | 'desc' {
  return sort === 'name' ? 'asc' : 'desc';
}
