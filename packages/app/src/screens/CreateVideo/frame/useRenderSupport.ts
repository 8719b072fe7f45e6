import { type RenderSupport, useBackend } from '../../../backend/BackendContext.ts';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';

const ALL: RenderSupport = { canSpeak: true, canRender: true, missing: [] };

/**
 * Whether videos can be made here. A server always can; the embedded backend asks the browser for the parts
 * that speak, draw and encode. Everything counts as supported until the answer is known, to avoid a flash.
 */
export function useRenderSupport(): RenderSupport {
  const backend = useBackend();
  const { value } = useAnswer(backend.kind === 'embedded' ? 'support' : null, async () => {
    if (backend.kind !== 'embedded') return ALL;
    try {
      return await backend.checkRenderSupport();
    } catch (error) {
      // Unknown does not mean missing: the render itself will show.
      console.error('The browser’s parts could not be checked.', error);
      return ALL;
    }
  });
  return value ?? ALL;
}
