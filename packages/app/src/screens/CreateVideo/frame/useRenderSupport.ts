import { type RenderSupport, useBackend } from '../../../backend/BackendContext.ts';
import { useAnswer } from '../../../lib/useAnswer.ts';

const ALL: RenderSupport = { canSpeak: true, canRender: true, missing: [] };

/**
 * Whether videos can be made here. A server always can; the embedded backend asks the browser for
 * the parts that speak, draw and encode. Everything until the answer is known, so that nothing flashes.
 */
export function useRenderSupport(): RenderSupport {
  const backend = useBackend();
  const { value } = useAnswer(backend.kind === 'embedded' ? 'support' : null, async () => {
    if (backend.kind !== 'embedded') return ALL;
    try {
      return await backend.checkRenderSupport();
    } catch (error) {
      // Unknown is not missing: the render itself will tell.
      console.error('The browser’s parts could not be checked.', error);
      return ALL;
    }
  });
  return value ?? ALL;
}
