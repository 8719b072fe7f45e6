import { useState } from 'react';

export interface PictureState {
  /** The URL to show now; null if none is left to try. */
  src: string | null;
  isLoaded: boolean;
  onLoad: () => void;
  onError: () => void;
}

/**
 * Tries picture URLs in order and falls back to the next one if a picture is missing or broken, so the
 * browser's broken-image icon never shows.
 */
export function usePicture(...sources: (string | null | undefined)[]): PictureState {
  const candidates = sources.filter((source): source is string => Boolean(source));
  const key = candidates.join('\n');
  const [tried, setTried] = useState({ key, failed: 0, isLoaded: false });
  // Start over with new URLs during render, so that no stale picture flashes.
  const current = tried.key === key ? tried : { key, failed: 0, isLoaded: false };
  return {
    src: candidates[current.failed] ?? null,
    isLoaded: current.isLoaded,
    onLoad: () => setTried({ ...current, isLoaded: true }),
    onError: () => setTried({ key, failed: current.failed + 1, isLoaded: false }),
  };
}
