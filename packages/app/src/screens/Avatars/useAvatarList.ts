import { type Avatar, avatarMessages, useAvatars } from '@lectern/api-client';
import { useOwnAvatars } from '../../avatars/ownAvatars.ts';
import { type Library, useLibrary } from '../../library/useLibrary.ts';
import type { AvatarFilters } from './avatarFilters.ts';
import { shownAvatars } from './avatarList.ts';

/**
 * The library's avatars under the filters. The server knows neither the order nor whose an avatar is, so
 * the list is loaded to its end, 12 a call, and what is there meanwhile is shown in its order.
 */
export function useAvatarList(filters: AvatarFilters): Library<Avatar> {
  const { category, search, gender, age, location, style, saved, view } = filters;
  const { ownIds } = useOwnAvatars();
  const { avatars, ...list } = useAvatars({
    category,
    search: search.trim() || undefined,
    gender: gender ?? undefined,
    ageRange: age ?? undefined,
    ethnicity: location ?? undefined,
    style: style ?? undefined,
  });
  const shown = avatars && shownAvatars(avatars, filters, ownIds);
  const failure = avatarMessages.loadLibraryFailed;
  const library = useLibrary({ ...list, items: avatars }, { shown, failure, isWhole: true });
  // How many of those on the pages to come are the user's own is not known yet.
  const isOpen = list.hasMore && (saved || view === 'mine');
  return isOpen ? { ...library, paging: { ...library.paging, total: null } } : library;
}
