import { type ApiClient, getScript, messageOf, type Script } from '@lectern/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';

export interface StoredScript {
  isLoading: boolean;
  /** Why loading failed. */
  errorMessage: string | null;
  retry: () => void;
}

/** Loads a stored script once and passes it to `onScript`; nothing is loaded while the id is null. */
export function useStoredScript(
  client: ApiClient,
  id: string | null,
  onScript: (script: Script) => void,
): StoredScript {
  const {
    value: script,
    error,
    retry,
  } = useAnswer(id, (signal) => getScript(client, { id: id ?? '' }, { signal }));
  const hand = useEffectEvent(onScript);
  useEffect(() => {
    if (script) hand(script);
  }, [script]);
  return {
    // Loading lasts until the text is in the sheet.
    isLoading: id !== null && error === undefined,
    errorMessage:
      error === undefined ? null : `The script could not be loaded: ${messageOf(error)}`,
    retry,
  };
}
