import { type ScriptChange, useBackend } from '../../../backend/BackendContext.ts';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';

/**
 * The change in a video's script since the previous film; null while unknown, if nothing changed, and for a
 * server's videos.
 *
 * @param videoId null requests nothing
 */
export function useScriptChange(videoId: string | null): ScriptChange | null {
  const backend = useBackend();
  const { value } = useAnswer(backend.kind === 'embedded' ? videoId : null, async () => {
    if (backend.kind !== 'embedded' || videoId === null) return null;
    return backend.scriptChange(videoId).catch((error: unknown) => {
      // The step works without it.
      console.warn('The change of the script is not known.', error);
      return null;
    });
  });
  return value ?? null;
}
