import {
  type ApiClient,
  generateScript,
  type GeneratedScript,
  isApiError,
} from '@lectern/api-client';
import { useAttempt } from '../../../lib/calls/useAttempt.ts';

interface ScriptRequest {
  prompt: string;
  projectId: string | null;
}

export interface ScriptGenerator {
  isGenerating: boolean;
  /** Calls `onScript` or `onFailure`, or neither if it is cancelled. */
  generate: (request: ScriptRequest) => void;
  cancel: () => void;
}

/** Generates one script at a time; cancelled when the step is left. */
export function useScriptGenerator(
  client: ApiClient,
  {
    onScript,
    onFailure,
  }: {
    onScript: (script: GeneratedScript, request: ScriptRequest) => void;
    onFailure: () => void;
  },
): ScriptGenerator {
  const { isRunning, begin, cancel } = useAttempt();

  function generate(asked: ScriptRequest): void {
    const { prompt, projectId } = asked;
    begin(async (signal) => {
      const request = { prompt, projectId: projectId ?? undefined };
      await generateScript(client, request, { signal }).then(
        (script) => signal.aborted || onScript(script, asked),
        (error: unknown) => signal.aborted || isApiError(error, 'aborted') || onFailure(),
      );
    });
  }
  return { isGenerating: isRunning, generate, cancel };
}
