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
  key: string | null;
  /** Which attempt. */
  of: string;
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
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Kept<T> | null>(null);
  const of = key === null ? null : `${key} ${attempt}`;
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (of === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    askNow(signal).then(
      (value) => signal.aborted || setAnswer({ key, of, value }),
      (error: unknown) => signal.aborted || setAnswer({ key, of, error }),
    );
    return () => controller.abort();
  }, [key, of]);

  const isCurrent = of !== null && answer?.of === of;
  return {
    value: key !== null && answer?.key === key ? answer.value : undefined,
    error: isCurrent ? answer.error : undefined,
    isPending: of !== null && !isCurrent,
    retry: () => setAttempt((count) => count + 1),
  };
}
