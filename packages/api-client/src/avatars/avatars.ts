import type { ApiClient } from '../client/ApiClient.ts';
import { requestPage } from '../client/requestPage.ts';
import type { Page } from '../transport/page.ts';
import type { CallOptions } from '../transport/request.ts';
import type { AvatarCategory } from '../contract/contract.gen.ts';
import { type Avatar, normaliseAvatar } from './readAvatar.ts';

/** Avatars per page in the library; the dashboard shows 8 (section 9). */
export const AVATARS_PAGE_SIZE = 12;

/** The query of {@link listAvatars} (section 7, Avatars); absent values are not sent. */
export interface AvatarListParams {
  /** Starts at 1. */
  page?: number | undefined;
  limit?: number | undefined;
  category?: AvatarCategory | undefined;
  gender?: string | undefined;
  style?: string | undefined;
  search?: string | undefined;
  /** The Age filter; sent as `age_range`. */
  ageRange?: string | undefined;
  /** The Location filter; sent as `ethnicity`. */
  ethnicity?: string | undefined;
}

/**
 * GET /avatars: returns one page, or the server's default when no page is requested (section 7). Invalid
 * items are omitted.
 * @throws ApiError of any kind; its message is `avatarMessages.loadLibraryFailed`.
 */
export function listAvatars(
  client: ApiClient,
  { page, limit, category, gender, style, search, ageRange, ethnicity }: AvatarListParams,
  options?: CallOptions,
): Promise<Page<Avatar>> {
  const query = { page, limit, category, gender, style, search, age_range: ageRange, ethnicity };
  return requestPage(client, '/avatars', query, normaliseAvatar, options);
}

/** A server that never ends its pages must not keep the wizard loading. */
const MAX_PAGES = 50;

/**
 * Returns every avatar that the user may see, for the wizard (section 7): requested without a page, and
 * then page by page if the server has more than it returned, up to 50 pages.
 * @throws ApiError of any kind; `avatarsLoadMessage` gives its message.
 */
export async function listAllAvatars(client: ApiClient, options?: CallOptions): Promise<Avatar[]> {
  const first = await listAvatars(client, {}, options);
  const byId = new Map(first.items.map((avatar) => [avatar.id, avatar]));
  let received = first.received;
  // A total says more than a number of pages, and servers may send only one of them.
  const pages = first.total === null ? (first.pages ?? 1) : MAX_PAGES;
  for (let page = 2; page <= Math.min(pages, MAX_PAGES); page += 1) {
    if (first.received === 0 || received >= (first.total ?? Infinity)) break;
    // Each page determines whether there is another one.
    // eslint-disable-next-line no-await-in-loop
    const next = await listAvatars(client, { page, limit: first.received }, options);
    // This also stops at a server that sends the same page again and again.
    if (next.items.every(({ id }) => byId.has(id))) break;
    received += next.received;
    for (const avatar of next.items) byId.set(avatar.id, avatar);
  }
  return [...byId.values()];
}
