import type { ApiClient } from '../client/ApiClient.ts';
import { type Page, readPage } from '../transport/page.ts';
import type { CallOptions } from '../transport/request.ts';
import { type Avatar, type AvatarCategory, normaliseAvatar } from './avatars.schema.ts';

/** Avatars a page in the library; the dashboard shows 8 (section 9). */
export const AVATARS_PAGE_SIZE = 12;

export interface AvatarListParams {
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
  category?: AvatarCategory | undefined;
  gender?: string | undefined;
  style?: string | undefined;
  search?: string | undefined;
  /** From the Age filter; sent as `age_range`. */
  ageRange?: string | undefined;
  /** From the Location filter; sent as `ethnicity`. */
  ethnicity?: string | undefined;
}

/**
 * GET /avatars: one page, or whatever the server gives where no page is asked for.
 * @throws ApiError
 */
export function listAvatars(
  client: ApiClient,
  params: AvatarListParams,
  options?: CallOptions,
): Promise<Page<Avatar>> {
  return client.request(
    {
      method: 'GET',
      path: '/avatars',
      query: {
        page: params.page,
        limit: params.limit,
        category: params.category,
        gender: params.gender,
        style: params.style,
        search: params.search,
        age_range: params.ageRange,
        ethnicity: params.ethnicity,
      },
      read: (data) => readPage(data, normaliseAvatar),
    },
    options,
  );
}

/** A server that pages without end must not keep the wizard loading. */
const MAX_PAGES = 50;

/**
 * Every avatar that the user may see, as the wizard wants them: asked for without a page, and
 * page by page on from there where the server holds more than it gave.
 * @throws ApiError
 */
export async function listAllAvatars(client: ApiClient, options?: CallOptions): Promise<Avatar[]> {
  const first = await listAvatars(client, {}, options);
  const byId = new Map(first.items.map((avatar) => [avatar.id, avatar]));
  let received = first.received;
  for (let page = 2; page <= Math.min(first.pages ?? 1, MAX_PAGES); page += 1) {
    if (first.received === 0 || received >= (first.total ?? Infinity)) break;
    // Each page tells whether there is a next one.
    // eslint-disable-next-line no-await-in-loop
    const next = await listAvatars(client, { page, limit: first.received }, options);
    if (next.received === 0) break;
    received += next.received;
    for (const avatar of next.items) byId.set(avatar.id, avatar);
  }
  return [...byId.values()];
}
