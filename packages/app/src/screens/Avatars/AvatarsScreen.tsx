import { type AvatarCategory, avatarMessages, avatarsLoadDetails } from '@lectern/api-client';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { GenerateAvatarDialog } from '../../avatars/GenerateAvatarDialog.tsx';
import { RequestAvatarDialog } from './request/RequestAvatarDialog.tsx';
import type { SavedAvatar } from '../../avatars/useSaveAvatar.ts';
import { useDelayedText } from '../../lib/useDelayedText.ts';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { useRetry } from '../../lib/calls/useRetry.ts';
import { paths } from '../../paths.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import {
  type AvatarFilters,
  DEFAULT_FILTERS,
  isNarrowed,
  NO_FILTERS,
  readAvatarFilters,
} from './avatarFilters.ts';
import { type AvatarLibraryState, AvatarsView } from './AvatarsView.tsx';
import { MakeAvatarActions } from './MakeAvatarActions.tsx';
import { useAvatarList } from './useAvatarList.ts';

/** The avatar library; its tab and filters are in the URL. */
export function AvatarsScreen() {
  const heading = usePageHeading('Avatars');
  useFocusRescue(heading);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filters = readAvatarFilters(query);
  const list = useAvatarList(filters);
  const [isGenerating, setGenerating] = useState(false);
  const [isRequesting, setRequesting] = useState(false);

  // Replaces the entry: Back leaves the page instead of undoing each letter.
  const show = (change: Partial<AvatarFilters>) =>
    void navigate(paths.avatars({ ...filters, ...change }), { replace: true });
  const [search, setSearch] = useDelayedText(filters.search, (text) => show({ search: text }));
  const showCategory = (category: AvatarCategory) =>
    void navigate(paths.avatars({ ...filters, search, category }));

  // The pressed button leaves the page, so focus moves to where the list starts.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  function reset(): void {
    setSearch('');
    show(NO_FILTERS);
  }

  const { isRetrying, onRetry } = useRetry(async () => {
    if ((await list.refresh()) !== undefined) focusHeading();
  });

  function retryWithDefaults(): void {
    setSearch('');
    focusHeading();
    const isSame = paths.avatars(filters) === paths.avatars(DEFAULT_FILTERS);
    if (isSame) onRetry();
    else show(DEFAULT_FILTERS);
  }

  function state(): AvatarLibraryState {
    const { items: avatars, error, paging } = list;
    if (avatars === undefined && error !== undefined) {
      return {
        status: 'error',
        message: avatarMessages.loadLibraryFailed,
        details: avatarsLoadDetails(error),
        isRetrying,
        onReconnect: onRetry,
        onRetryWithDefaults: retryWithDefaults,
      };
    }
    if (avatars === undefined) return { status: 'loading', onRetry };
    if (avatars.length > 0) return { status: 'ready', avatars, paging };
    if (filters.saved || (filters.view === 'mine' && !isNarrowed(filters))) {
      const isElsewhere = filters.category !== 'custom';
      return {
        status: 'none-saved',
        onShowCustom: isElsewhere ? () => showCategory('custom') : undefined,
      };
    }
    return {
      status: 'no-match',
      onReset: () => {
        reset();
        focusHeading();
      },
    };
  }

  /** Shows a saved avatar, which comes first among the user's own. */
  function showSaved({ avatar: { category }, departure }: SavedAvatar): void {
    if (!departure.isHere()) return;
    // Discards typed text that has not been searched for yet.
    setSearch('');
    departure.goTo(paths.avatars({ ...NO_FILTERS, category: category ?? 'custom', view: 'mine' }));
  }

  return (
    <>
      <AvatarsView
        headingRef={heading}
        filters={{ ...filters, search }}
        onCategoryChange={showCategory}
        onSearchChange={setSearch}
        onFiltersChange={show}
        onReset={reset}
        actions={
          <MakeAvatarActions
            onGenerate={() => setGenerating(true)}
            onRequest={() => setRequesting(true)}
          />
        }
        state={state()}
      />
      <GenerateAvatarDialog
        isOpen={isGenerating}
        onOpenChange={setGenerating}
        onSaved={showSaved}
      />
      <RequestAvatarDialog isOpen={isRequesting} onOpenChange={setRequesting} />
    </>
  );
}
