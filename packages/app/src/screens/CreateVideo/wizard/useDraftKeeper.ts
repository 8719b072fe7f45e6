import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Draft,
  type DraftAddress,
  draftKey,
  type DraftStore,
  parseDraft,
} from './draftStore.ts';

/** A draft is kept at most this long after a key was pressed, in milliseconds. */
const SAVE_DELAY_MS = 400;

export interface DraftKeeperOptions {
  store: DraftStore;
  address: DraftAddress;
  /** The draft of now, the same object as long as it is the same; null while there is none. */
  draft: Draft | null;
  /** A tab that only reads must not write over the one that edits. */
  isPaused: boolean;
}

export interface DraftKeeper {
  /** Whether the last attempt to keep the draft failed: storage full or blocked. */
  hasFailed: boolean;
  /** Writes now. */
  flush: () => void;
}

/**
 * Keeps the draft of a journey in this browser as it is typed: within half a second, and at once
 * when the page is hidden or left, since a hidden page may never run again.
 */
export function useDraftKeeper({
  store,
  address,
  draft,
  isPaused,
}: DraftKeeperOptions): DraftKeeper {
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ store, address, isPaused });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const unsaved = useRef<Draft | null>(null);
  // What was just read need not be written.
  const saved = useRef(draft);

  useEffect(() => {
    latest.current = { store, address, isPaused };
  });

  const flush = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const now = latest.current;
    const due = unsaved.current;
    if (due === null || now.isPaused) return;
    unsaved.current = null;
    saved.current = due;
    setHasFailed(!now.store.write(now.address, { ...due, savedAt: Date.now() }));
  }, []);

  useEffect(() => {
    if (draft === saved.current) return;
    unsaved.current = draft;
    // Not restarted by each key: who types without a pause is kept too.
    if (timer.current === null) timer.current = setTimeout(flush, SAVE_DELAY_MS);
  }, [draft, flush]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibility);
      flush();
    };
  }, [flush]);

  return { hasFailed, flush };
}

/** Calls back with the draft that another tab has just kept at this address. */
export function useOtherTabsDraft(
  address: DraftAddress,
  isFollowing: boolean,
  onDraft: (draft: Draft) => void,
): void {
  const key = draftKey(address);
  const listener = useRef(onDraft);
  useEffect(() => {
    listener.current = onDraft;
  });
  useEffect(() => {
    if (!isFollowing) return undefined;
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key) return;
      const draft = parseDraft(event.newValue);
      if (draft) listener.current(draft);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key, isFollowing]);
}
