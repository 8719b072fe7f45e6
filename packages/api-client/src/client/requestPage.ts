import { type Page, readPage } from '../transport/page.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';
import type { ApiClient } from './ApiClient.ts';

/** Sends a GET for one page of a list and omits invalid items. */
export function requestPage<T>(
  client: ApiClient,
  path: string,
  query: NonNullable<ApiRequest<T>['query']>,
  normalise: (item: unknown) => T | null,
  options?: CallOptions,
): Promise<Page<T>> {
  return client.request(
    { method: 'GET', path, query, read: (data) => readPage(data, normalise) },
    options,
  );
}
