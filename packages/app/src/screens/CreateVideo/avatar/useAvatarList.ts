import { type Avatar, avatarsLoadMessage, useAllAvatars, type Voice } from '@lectern/api-client';
import { useState } from 'react';
import { useOwnAvatars } from '../../../avatars/ownAvatars.ts';
import { useNotice } from '../../../lib/useNotice.ts';
import { useRetry } from '../../../lib/useRetry.ts';
import type { AvatarList } from './AvatarChoice.tsx';
import { ANY_AVATAR, chooseAvatars, withAdded } from './avatarFilter.ts';
import type { AvatarFiltersProps } from './AvatarFilters.tsx';
import { avatarOption, FALLBACK_AVATAR } from './avatarOption.ts';

export interface AvatarListState {
  list: AvatarList;
  filters: AvatarFiltersProps;
  chosen: Avatar | undefined;
  /** Whether the chosen one is no longer there. */
  isGone: boolean;
  /** Puts an avatar that was just made first. */
  add: (avatar: Avatar) => void;
}

/**
 * The avatars to choose from as they are filtered; a stand-in where they cannot be read.
 *
 * @param voice - Those that it fits come first; null for any order, undefined until it is known.
 */
export function useAvatarList(
  chosenId: string | null,
  voice: Voice | null | undefined,
): AvatarListState {
  const { data, error, isLoading, refresh } = useAllAvatars();
  const { isRetrying, onRetry } = useRetry(refresh);
  const [filter, setFilter] = useState(ANY_AVATAR);
  // Who presents on arrival is in view at once. Choosing moves no one.
  const [arrivedId] = useState(chosenId);
  // The list will have them too when it is read again.
  const [added, setAdded] = useState<readonly Avatar[]>([]);
  const { ownIds } = useOwnAvatars();

  // The failure is told once and cleared; a stand-in takes the list's place (section 8, Avatars).
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
    // A saved avatar that was deleted, or one of another server.
    isGone: data !== undefined && chosenId !== null && !chosen,
    add: (avatar) => {
      setAdded((before) => [avatar, ...before]);
      setFilter(ANY_AVATAR);
    },
  };
}
