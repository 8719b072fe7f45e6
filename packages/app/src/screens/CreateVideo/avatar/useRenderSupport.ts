import { useBackend } from '../../../backend/BackendContext.ts';
import { useAnswer } from '../../../lib/useAnswer.ts';

/**
 * Whether videos can be made here. A server always can; the embedded backend asks the browser for
 * the parts that encode. True until the answer is known, so that nothing flashes.
 */
export function useRenderSupport(): boolean {
  const backend = useBackend();
  const { value } = useAnswer(backend.kind === 'embedded' ? 'support' : null, async () => {
    if (backend.kind !== 'embedded') return true;
    try {
      return (await backend.checkRenderSupport()).canRender;
    } catch (error) {
      // Unknown is not missing: the render itself will tell.
      console.error('The browser’s parts could not be checked.', error);
      return true;
    }
  });
  return value ?? true;
}
