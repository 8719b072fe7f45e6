import {
  type ApiClient,
  generateScript,
  type GeneratedScript,
  isApiError,
} from '@lectern/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface ScriptGenerator {
  isGenerating: boolean;
  /** Calls `onScript`, or `onFailure`, or neither when it was cancelled. */
  generate: (request: { prompt: string; projectId: string | null }) => void;
  cancel: () => void;
}

/** One generation of a script at a time, cancelled when the step is left. */
export function useScriptGenerator(
  client: ApiClient,
  onScript: (script: GeneratedScript) => void,
  onFailure: () => void,
): ScriptGenerator {
  const [isGenerating, setGenerating] = useState(false);
  const running = useRef<AbortController | null>(null);
  const latest = useRef({ onScript, onFailure });
  useEffect(() => {
    latest.current = { onScript, onFailure };
  });

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setGenerating(false);
  }, []);
  useEffect(() => cancel, [cancel]);

  const generate = useCallback(
    ({ prompt, projectId }: { prompt: string; projectId: string | null }) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setGenerating(true);
      generateScript(
        client,
        { prompt, projectId: projectId ?? undefined },
        { signal: controller.signal },
      )
        .then(
          (script) => !controller.signal.aborted && latest.current.onScript(script),
          (error: unknown) => {
            if (!controller.signal.aborted && !isApiError(error, 'aborted')) {
              latest.current.onFailure();
            }
          },
        )
        .finally(() => {
          if (running.current !== controller) return;
          running.current = null;
          setGenerating(false);
        });
    },
    [client],
  );

  return { isGenerating, generate, cancel };
}
