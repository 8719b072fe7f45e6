import { SCRIPT_SORTS, type ScriptSort, type ScriptsQuery } from '../../paths.ts';

/** The filters of the script library; kept in the URL, so that they survive a reload and can be shared. */
export type ScriptFilters = Required<Pick<ScriptsQuery, 'search' | 'category' | 'sort'>>;

/** Reads the filters from a query. Unknown values become the defaults. */
export function readScriptFilters(query: URLSearchParams): ScriptFilters {
  const sort = query.get('sort');
  return {
    search: query.get('search') ?? '',
    category: query.get('category') ?? '',
    sort: SCRIPT_SORTS.find((value) => value === sort) ?? 'created_at',
  };
}

/**
 * Returns the sort direction: titles from A, dates from the newest, word counts from the highest (section
 * 2, Scripts).
 */
export function scriptSortOrder(sort: ScriptSort): 'asc' | 'desc' {
  return sort === 'title' ? 'asc' : 'desc';
}
