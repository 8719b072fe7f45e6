import { useEffect, useEffectEvent, useState } from 'react';
import { type FilmProgress, useBackend } from '../../../backend/BackendContext.ts';

/**
 * Asks again whenever the backend in the page says that a video has moved on, so that progress on
 * this device is seen as it is made. A hosted backend says nothing: there the polls every 5 s do it
 * alone (specification section 4, Processing).
 *
 * @param videoId null watches nothing.
 * @returns the parts of the video; null while they are not known. They stay after its end: the
 * video's own status says what came of it.
 */
export function useLiveProgress(videoId: string | null, onChange: () => void): FilmProgress | null {
  const backend = useBackend();
  const [seen, setSeen] = useState<{ of: string | null; film: FilmProgress } | null>(null);
  const notify = useEffectEvent((film: FilmProgress | null) => {
    if (film) setSeen({ of: videoId, film });
    onChange();
  });
  useEffect(() => {
    if (backend.kind !== 'embedded' || videoId === null) return undefined;
    return backend.watchVideo(videoId, (film) => notify(film));
  }, [backend, videoId]);
  return seen?.of === videoId ? seen.film : null;
}
