import { SCRIPT_SORTS, type ScriptSort, type ScriptsQuery } from '../../paths.ts';

/** What the script library shows; kept in the URL, so that it survives a reload and can be shared. */
export type ScriptFilters = Required<Pick<ScriptsQuery, 'search' | 'category' | 'sort'>>;

/** The filters in a query. Unknown values read as the defaults. */
export function readScriptFilters(query: URLSearchParams): ScriptFilters {
  const sort = query.get('sort');
  return {
    search: query.get('search') ?? '',
    category: query.get('category') ?? '',
    sort: SCRIPT_SORTS.find((value) => value === sort) ?? 'created_at',
  };
}

/** Titles from A, dates from the newest, word counts from the highest (section 2, Scripts). */
export function scriptSortOrder(sort: ScriptSort): 'asc' | 'desc' {
  return sort === 'title' ? 'asc' : 'desc';
}
