import { type Avatar, type AvatarsState, useAvatars } from '@lectern/api-client';
import { useMemo } from 'react';
import { useOwnAvatars } from '../../avatars/ownAvatars.ts';
import { useLoadWhile } from '../../lib/useLoadWhile.ts';
import { useNextPage } from '../../lib/useNextPage.ts';
import { useStablePages } from '../../lib/useStablePages.ts';
import type { AvatarFilters } from './avatarFilters.ts';
import { shownAvatars } from './avatarList.ts';

export interface AvatarList extends Pick<
  AvatarsState,
  'hasMore' | 'loadMore' | 'isLoadingMore' | 'pageSize' | 'error' | 'refresh' | 'resend'
> {
  /** Undefined until there is something to show. */
  avatars: readonly Avatar[] | undefined;
  /** Of all pages; null where the server does not say. */
  total: number | null;
  /** The list could not be had to where it was wanted. */
  hasMoreFailed: boolean;
}

/**
 * The library's avatars under the filters. The server knows neither the order nor whose an avatar is, so
 * the list is loaded to its end, 12 a call, and what is there meanwhile is shown in its order.
 */
export function useAvatarList(filters: AvatarFilters): AvatarList {
  const { category, search, gender, age, location, style, saved, view, sort } = filters;
  const { ownIds } = useOwnAvatars();
  const { avatars: found, ...list } = useAvatars({
    category,
    search: search.trim() || undefined,
    gender: gender ?? undefined,
    ageRange: age ?? undefined,
    ethnicity: location ?? undefined,
    style: style ?? undefined,
  });
  const shown = useMemo(
    () => found && shownAvatars(found, { saved, view, sort }, ownIds),
    [found, saved, view, sort, ownIds],
  );

  const { hasMore, loadRest, isLoadingMore, error } = list;
  const refresh = useStablePages({ ...list, items: found });
  const goesOn = hasMore && error === undefined;
  useLoadWhile(goesOn && !isLoadingMore, loadRest);

  const next = useNextPage({ ...list, items: found });
  // Nothing of what there is shows: it is loading, or has failed, and is not a list without a match.
  const hasNothing = hasMore && shown?.length === 0;
  const isOwn = saved || view === 'mine';
  const hidden = (found?.length ?? 0) - (shown?.length ?? 0);
  return {
    ...list,
    refresh,
    loadMore: next.loadMore,
    isLoadingMore: isLoadingMore || goesOn,
    avatars: hasNothing ? undefined : shown,
    hasMoreFailed: next.hasFailed || (hasMore && error !== undefined),
    // How many of those on the pages to come are the user's own is not known yet.
    total: list.total === null || (isOwn && hasMore) ? null : list.total - hidden,
  };
}
