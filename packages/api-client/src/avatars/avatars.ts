import type { ApiClient } from '../client/ApiClient.ts';
import { requestPage } from '../client/requestPage.ts';
import type { Page } from '../transport/page.ts';
import type { CallOptions } from '../transport/request.ts';
import type { AvatarCategory } from '../contract/contract.gen.ts';
import { type Avatar, normaliseAvatar } from './readAvatar.ts';

/** Avatars a page in the library; the dashboard shows 8 (section 9). */
export const AVATARS_PAGE_SIZE = 12;

/** The query of {@link listAvatars} (section 7, Avatars); what is absent is not sent. */
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
 * GET /avatars: one page, or whatever the server gives where no page is asked for (section 7). An
 * item that cannot be read is left out.
 * @throws ApiError of any kind; words by `avatarMessages.loadLibraryFailed`.
 */
export function listAvatars(
  client: ApiClient,
  { page, limit, category, gender, style, search, ageRange, ethnicity }: AvatarListParams,
  options?: CallOptions,
): Promise<Page<Avatar>> {
  const query = { page, limit, category, gender, style, search, age_range: ageRange, ethnicity };
  return requestPage(client, '/avatars', query, normaliseAvatar, options);
}

/** A server that pages without end must not keep the wizard loading. */
const MAX_PAGES = 50;

/**
 * Every avatar that the user may see, as the wizard wants them (section 7): asked for without a
 * page, and page by page on from there where the server holds more than it gave, up to 50 pages.
 * @throws ApiError of any kind; words by `avatarsLoadMessage`.
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
    // Also a server that sends one page again and again.
    if (next.items.every(({ id }) => byId.has(id))) break;
    received += next.received;
    for (const avatar of next.items) byId.set(avatar.id, avatar);
  }
  return [...byId.values()];
}
