import { type Avatar, avatarMessages, useAvatars } from '@lectern/api-client';
import { useOwnAvatars } from '../../avatars/ownAvatars.ts';
import { type Library, useLibrary } from '../../library/useLibrary.ts';
import type { AvatarFilters } from './avatarFilters.ts';
import { shownAvatars } from './avatarList.ts';

/**
 * Returns the library's avatars under the filters. The server knows neither the order nor who owns an
 * avatar, so the whole list is loaded, 12 per request, and what has arrived is shown in order meanwhile.
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
  // The number of the user's own avatars on later pages is not known yet.
  const isOpen = list.hasMore && (saved || view === 'mine');
  return isOpen ? { ...library, paging: { ...library.paging, total: null } } : library;
}
