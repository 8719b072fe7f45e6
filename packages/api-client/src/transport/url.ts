import { httpError } from './ApiError.ts';

export type QueryValue = string | number | boolean | null | undefined;

/**
 * Builds a path of the contract with its IDs, each as one segment. An empty ID or a dot segment would name
 * another path. Because it is not a valid ID, it fails as a 404 before anything is sent.
 */
export function apiPath(parts: TemplateStringsArray, ...ids: readonly string[]): string {
  return parts.reduce((path, part, index) => {
    const id = ids[index - 1] ?? '';
    if (index > 0 && /^\.{0,2}$/.test(id)) throw httpError(404, { detail: 'Not found.' });
    return `${path}${encodeURIComponent(id)}${part}`;
  }, '');
}

/** Joins base, path and query; missing and empty query values are omitted. */
export function buildUrl(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${text === '' ? '' : `?${text}`}`;
}
