import { useState } from 'react';

/** A retry for an area that failed to load; pending until the response arrives. */
export interface Retry {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Wraps the refresh of a list; its error stays with the list, which shows it. */
export function useRetry(refresh: () => Promise<unknown>): Retry {
  const [isRetrying, setRetrying] = useState(false);

  async function retry(): Promise<void> {
    setRetrying(true);
    await refresh().catch(() => undefined);
    setRetrying(false);
  }

  return { isRetrying, onRetry: () => void retry() };
}
