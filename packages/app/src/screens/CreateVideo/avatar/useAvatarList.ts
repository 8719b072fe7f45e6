import { type Avatar, avatarsLoadMessage, useAllAvatars, type Voice } from '@lectern/api-client';
import { useState } from 'react';
import { useOwnAvatars } from '../../../avatars/ownAvatars.ts';
import { useNotice } from '../../../lib/calls/useNotice.ts';
import { useRetry } from '../../../lib/calls/useRetry.ts';
import type { AvatarList } from './AvatarChoice.tsx';
import { ANY_AVATAR, chooseAvatars, withAdded } from './avatarFilter.ts';
import type { AvatarFiltersProps } from './AvatarFilters.tsx';
import { avatarOption, FALLBACK_AVATAR } from './avatarOption.ts';

export interface AvatarListState {
  list: AvatarList;
  filters: AvatarFiltersProps;
  chosen: Avatar | undefined;
  /** Whether the chosen avatar no longer exists. */
  isGone: boolean;
  /** Adds a newly made avatar at the front. */
  add: (avatar: Avatar) => void;
}

/**
 * The avatars to choose from, filtered; a placeholder if they cannot be loaded.
 *
 * @param voice - Avatars that it fits come first; null for no preference, undefined while loading.
 */
export function useAvatarList(
  chosenId: string | null,
  voice: Voice | null | undefined,
): AvatarListState {
  const { data, error, isLoading, refresh } = useAllAvatars();
  const { isRetrying, onRetry } = useRetry(refresh);
  const [filter, setFilter] = useState(ANY_AVATAR);
  // The presenter chosen on arrival comes first, so that it is in view. Choosing does not reorder the list.
  const [arrivedId] = useState(chosenId);
  // The list will include them when it is loaded again.
  const [added, setAdded] = useState<readonly Avatar[]>([]);
  const { ownIds } = useOwnAvatars();

  // The failure is reported once and cleared; a placeholder replaces the list (section 8, Avatars).
  const failure = data === undefined && !isLoading && error ? avatarsLoadMessage(error) : null;
  useNotice(failure, { tone: 'danger', timeout: 8_000 });

  const avatars = withAdded(data ?? (failure === null ? [] : [FALLBACK_AVATAR]), added);
  function listOf(): AvatarList {
    const found = chooseAvatars(avatars, filter, ownIds, voice ?? null);
    const leads = ({ id }: Avatar) => id === arrivedId || added.some((avatar) => avatar.id === id);
    const options = [...found.filter(leads), ...found.filter((avatar) => !leads(avatar))].map(
      avatarOption,
    );
    if (data && voice !== undefined) {
      return { status: 'ready', avatars: options, total: avatars.length };
    }
    if (failure !== null) return { status: 'fallback', avatars: options, isRetrying, onRetry };
    return { status: 'loading', onRetry: () => void refresh().catch(() => undefined) };
  }

  const chosen = avatars.find(({ id }) => id === chosenId);
  return {
    list: listOf(),
    filters: { filter, onFilterChange: setFilter },
    chosen,
    // A saved avatar that was deleted, or one from another server.
    isGone: data !== undefined && chosenId !== null && !chosen,
    add: (avatar) => {
      setAdded((before) => [avatar, ...before]);
      setFilter(ANY_AVATAR);
    },
  };
}
