import { useEffect, useEffectEvent } from 'react';
import { useBackend } from '../../../backend/BackendContext.ts';

/**
 * Asks again whenever the backend in the page says that a video has moved on, so that progress on
 * this device is seen as it is made. A hosted backend says nothing: there the polls every 5 s do it
 * alone (specification section 4, Processing).
 *
 * @param videoId null watches nothing.
 */
export function useLiveProgress(videoId: string | null, onChange: () => void): void {
  const backend = useBackend();
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (backend.kind !== 'embedded' || videoId === null) return undefined;
    return backend.watchVideo(videoId, () => notify());
  }, [backend, videoId]);
}
