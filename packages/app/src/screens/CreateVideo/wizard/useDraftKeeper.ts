import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDraftKeeper, type DraftKeeper, type DraftStatus } from './draftKeeper.ts';
import type { Draft, DraftAddress, DraftStore } from './draftStore.ts';

export interface DraftKeeperOptions {
  store: DraftStore;
  /** Where the draft is at first. */
  address: DraftAddress;
  /** The draft of now, the same object as long as it is the same; null while there is none. */
  draft: Draft | null;
  /** When the draft was written that the journey was restored from. */
  savedAt: number;
  /** A tab that only reads must not write over the one that edits. */
  isPaused: boolean;
}

/**
 * Keeps the draft of a journey in this browser as it is typed, and hands over what waits when the
 * page is hidden or left, since a hidden page may never run again.
 */
export function useDraftKeeper({ store, address, draft, savedAt, isPaused }: DraftKeeperOptions): {
  keeper: DraftKeeper;
  status: DraftStatus;
} {
  const [keeper] = useState(() => createDraftKeeper({ store, address, draft, savedAt }));
  const status = useSyncExternalStore(keeper.subscribe, () => keeper.statusOf(draft));
  // What was just read, or followed, need not be written.
  const seen = useRef(draft);

  useEffect(() => {
    if (draft === seen.current) return;
    seen.current = draft;
    if (!isPaused) keeper.keep(draft);
  }, [keeper, draft, isPaused]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', onVisibility);
      keeper.flush();
    };
  }, [keeper]);

  return { keeper, status };
}
