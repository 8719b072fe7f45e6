import { type Avatar, type AvatarsState, useAvatars } from '@lectern/api-client';
import { useEffect, useMemo } from 'react';
import { useOwnAvatars } from '../../avatars/ownAvatars.ts';
import { useNextPage } from '../../lib/useNextPage.ts';
import { useStablePages } from '../../lib/useStablePages.ts';
import type { AvatarFilters } from './avatarFilters.ts';
import { needsWholeList, shownAvatars } from './avatarList.ts';

/** Avatars of one page (specification section 9, Page sizes). */
export const PAGE_SIZE = 12;

/** Avatars a call where the list is loaded to its end. */
const WHOLE_LIST_LIMIT = 100;

export interface AvatarList extends Pick<
  AvatarsState,
  'hasMore' | 'loadMore' | 'isLoadingMore' | 'error' | 'refresh'
> {
  /** Undefined until there is something to show. */
  avatars: readonly Avatar[] | undefined;
  /** Of all pages; null where the server does not say. */
  total: number | null;
  /** The list could not be had to where it was wanted. */
  hasMoreFailed: boolean;
}

/** The library's avatars under the filters: 12 a page, or all of them where the view needs it. */
export function useAvatarList(filters: AvatarFilters): AvatarList {
  const { category, search, gender, age, location, style, saved, view, sort } = filters;
  const { ownIds } = useOwnAvatars();
  const isWhole = needsWholeList(filters);
  const { avatars: found, ...list } = useAvatars({
    category,
    search: search.trim() || undefined,
    gender: gender ?? undefined,
    ageRange: age ?? undefined,
    ethnicity: location ?? undefined,
    style: style ?? undefined,
    ...(isWhole ? { limit: WHOLE_LIST_LIMIT } : {}),
  });
  const shown = useMemo(
    () => found && shownAvatars(found, { saved, view, sort }, ownIds),
    [found, saved, view, sort, ownIds],
  );

  const { hasMore, loadMore, loadRest, isLoadingMore, error } = list;
  const refresh = useStablePages({
    name: JSON.stringify([category, search, gender, age, location, style, isWhole]),
    items: found,
    total: list.total,
    pageSize: isWhole ? WHOLE_LIST_LIMIT : PAGE_SIZE,
    refresh: list.refresh,
  });
  // Nor must a page of nothing but private avatars read as the end of the public ones.
  const goesOn = hasMore && error === undefined && (isWhole || shown?.length === 0);
  const goOn = isWhole ? loadRest : loadMore;
  useEffect(() => {
    if (goesOn && !isLoadingMore) goOn();
  }, [goesOn, isLoadingMore, goOn]);

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
    hasMoreFailed: next.hasFailed || (isWhole && hasMore && error !== undefined),
    // How many of those on the pages to come are the user's own is not known yet.
    total: list.total === null || (isOwn && hasMore) ? null : list.total - hidden,
  };
}
