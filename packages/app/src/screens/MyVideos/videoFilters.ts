import {
  VIDEO_SORTS,
  VIDEO_STATUS_FILTERS,
  type VideoSort,
  type VideosQuery,
} from '../../paths.ts';

/** What My Videos shows; kept in the URL, so that it survives a reload and can be shared. */
export type VideoFilters = Required<VideosQuery>;

/** The filters in a query. Unknown values read as the defaults. */
export function readVideoFilters(query: URLSearchParams): VideoFilters {
  const status = query.get('status');
  const sort = query.get('sort');
  return {
    search: query.get('search') ?? '',
    status: VIDEO_STATUS_FILTERS.find((value) => value === status) ?? 'all',
    sort: VIDEO_SORTS.find((value) => value === sort) ?? 'updated_at',
  };
}

/** Names from A, everything else from the newest or furthest. */
export function sortOrder(sort: VideoSort): 'asc' | 'desc' {
  return sort === 'name' ? 'asc' : 'desc';
}
