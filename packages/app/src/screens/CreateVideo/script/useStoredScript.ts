import { type ApiClient, getScript, isApiError, messageOf, type Script } from '@lectern/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface StoredScript {
  isLoading: boolean;
  /** Why it did not load. */
  errorMessage: string | null;
  retry: () => void;
}

/** Loads a stored script once and hands it over; nothing is loaded while the id is null. */
export function useStoredScript(
  client: ApiClient,
  id: string | null,
  onScript: (script: Script) => void,
): StoredScript {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; error: unknown } | null>(null);
  const key = `${id} ${attempt}`;
  const latest = useRef(onScript);
  useEffect(() => {
    latest.current = onScript;
  });

  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    getScript(client, { id }, { signal: controller.signal }).then(
      (script) => {
        if (!controller.signal.aborted) latest.current(script);
      },
      (error: unknown) => {
        if (!isApiError(error, 'aborted')) setAnswer({ key, error });
      },
    );
    return () => controller.abort();
  }, [client, id, key]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const hasFailed = id !== null && answer?.key === key;
  return {
    isLoading: id !== null && !hasFailed,
    errorMessage: hasFailed ? `The script could not be loaded: ${messageOf(answer?.error)}` : null,
    retry,
  };
}
