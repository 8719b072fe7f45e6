import { useEffect, useEffectEvent, useState } from 'react';

/** The answer to one question. */
export interface Answer<T> {
  /** Undefined until it has come, and where it failed. A retry keeps it until it is answered. */
  value: T | undefined;
  /** Why it failed; undefined where it did not. */
  error: unknown;
  isPending: boolean;
  /** Asks again. */
  retry: () => void;
}

interface Kept<T> {
  /** Which attempt it answers. */
  of: number;
  value?: T;
  error?: unknown;
}

/**
 * Asks for something once for each key, and gives it up when the key changes or the component goes:
 * an old answer never shows under a new key. Use a hook of the client instead for what its cache
 * holds, and `useAttempt` for what begins at a press.
 *
 * @param key null asks nothing
 */
export function useAnswer<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
): Answer<T> {
  // Attempts have numbers of their own; those before `since` belong to another key.
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
