import { useEffect, useEffectEvent, useState } from 'react';

/** The answer to one request. */
export interface Answer<T> {
  /** Undefined until it arrives, and if it failed. A retry keeps it until there is a new answer. */
  value: T | undefined;
  /** Why it failed; undefined if it did not. */
  error: unknown;
  isPending: boolean;
  /** Requests it again. */
  retry: () => void;
}

interface Kept<T> {
  /** The attempt that it answers. */
  of: number;
  value?: T;
  error?: unknown;
}

/**
 * Requests something once per key, and cancels it when the key changes or the component unmounts: an old
 * answer never shows under a new key. Use a hook of the client instead for what its cache contains, and
 * `useAttempt` for what a press starts.
 *
 * @param key null requests nothing
 */
export function useAnswer<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
): Answer<T> {
  // Attempts are numbered; those before `since` belong to another key.
  const [asked, setAsked] = useState({ key, attempt: 0, since: 0 });
  const [answer, setAnswer] = useState<Kept<T> | null>(null);
  const askNow = useEffectEvent(ask);
  if (asked.key !== key) {
    setAsked({ key, attempt: asked.attempt + 1, since: asked.attempt + 1 });
  }
  const { attempt, since } = asked;

  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    askNow(signal).then(
      (value) => signal.aborted || setAnswer({ of: attempt, value }),
      (error: unknown) => signal.aborted || setAnswer({ of: attempt, error }),
    );
    return () => controller.abort();
  }, [key, attempt]);

  const known = key !== null && answer !== null && answer.of >= since ? answer : null;
  const isCurrent = known?.of === attempt;
  return {
    value: known?.value,
    error: isCurrent ? known.error : undefined,
    isPending: key !== null && !isCurrent,
    retry: () => setAsked((before) => ({ ...before, attempt: before.attempt + 1 })),
  };
}
