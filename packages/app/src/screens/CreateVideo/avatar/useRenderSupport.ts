import { useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendContext.ts';

/**
 * Whether videos can be made here. A server always can; the embedded backend asks the browser for
 * the parts that encode. True until the answer is known, so that nothing flashes.
 */
export function useRenderSupport(): boolean {
  const backend = useBackend();
  const [canRender, setCanRender] = useState(true);

  useEffect(() => {
    if (backend.kind !== 'embedded') return undefined;
    let isCurrent = true;
    backend.checkRenderSupport().then(
      (support) => isCurrent && setCanRender(support.canRender),
      // Unknown is not missing: the render itself will tell.
      (error: unknown) => console.error('The browser’s parts could not be checked.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [backend]);

  return canRender;
}
