import { type PagedListState, usePagedList } from '../client/usePagedList.ts';
import type { Avatar } from './readAvatar.ts';
import { type AvatarListParams, AVATARS_PAGE_SIZE, listAvatars } from './avatars.ts';

/** The filters of {@link useAvatars} (section 2, Avatar library). */
export type UseAvatarsParams = Omit<AvatarListParams, 'page'>;

/** The result of {@link useAvatars} (section 2, Avatar library). */
export interface AvatarsState extends Omit<PagedListState<Avatar>, 'items'> {
  /** Undefined until the first page has loaded. */
  avatars: readonly Avatar[] | undefined;
}

/**
 * Fetches the library's avatars page by page, by default 12 per page (section 9). Use `useAllAvatars` in
 * the wizard.
 */
export function useAvatars(params: UseAvatarsParams = {}): AvatarsState {
  const limit = params.limit ?? AVATARS_PAGE_SIZE;
  const { items, ...list } = usePagedList({
    resource: 'avatars',
    params,
    pageSize: limit,
    load: (client, page, options) => listAvatars(client, { ...params, page, limit }, options),
  });
  return { avatars: items, ...list };
}
