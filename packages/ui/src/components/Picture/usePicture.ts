import { useState } from 'react';

export interface PictureState {
  /** The address to show now; null when none is left to try. */
  src: string | null;
  isLoaded: boolean;
  onLoad: () => void;
  onError: () => void;
}

/**
 * Tries picture addresses in order: a missing or broken one gives way to the next, so that a
 * broken-image mark never shows.
 */
export function usePicture(...sources: (string | null | undefined)[]): PictureState {
  const candidates = sources.filter((source): source is string => Boolean(source));
  const key = candidates.join('\n');
  const [tried, setTried] = useState({ key, failed: 0, isLoaded: false });
  // New addresses start afresh, during render, so that no stale picture flashes.
  const current = tried.key === key ? tried : { key, failed: 0, isLoaded: false };
  return {
    src: candidates[current.failed] ?? null,
    isLoaded: current.isLoaded,
    onLoad: () => setTried({ ...current, isLoaded: true }),
    onError: () => setTried({ key, failed: current.failed + 1, isLoaded: false }),
  };
}
