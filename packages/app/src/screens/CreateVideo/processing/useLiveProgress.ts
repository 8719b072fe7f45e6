import { useEffect, useEffectEvent, useState } from 'react';
import { type FilmProgress, useBackend } from '../../../backend/BackendContext.ts';

/**
 * Requests the status again whenever the backend in the page reports that a video has advanced, so that
 * progress on this device appears as it is made. Only one request runs at a time, because each new one
 * cancels the previous: otherwise a video that advances faster than responses arrive would never get one. A
 * hosted backend reports nothing; there, only the polls every 5 s do this (specification section 4,
 * Processing).
 *
 * @param videoId null watches nothing.
 * @param ask resolves with the response.
 * @returns the parts of the video; null while they are unknown. They stay after its end: the video's own
 *   status states the outcome.
 */
export function useLiveProgress(
  videoId: string | null,
  ask: () => Promise<unknown>,
): FilmProgress | null {
  const backend = useBackend();
  const [seen, setSeen] = useState<{ of: string | null; film: FilmProgress } | null>(null);
  const show = useEffectEvent((film: FilmProgress) => setSeen({ of: videoId, film }));
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (backend.kind !== 'embedded' || videoId === null) return undefined;
    let isAsking = false;
    let hasMoved = false;
    const askWhileItMoves = async () => {
      isAsking = true;
      while (hasMoved) {
        hasMoved = false;
        // The poll reports failed requests.
        await askNow().catch(() => undefined);
      }
      isAsking = false;
    };
    const unwatch = backend.watchVideo(videoId, (film) => {
      if (film) show(film);
      hasMoved = true;
      if (!isAsking) void askWhileItMoves();
    });
    return () => {
      unwatch();
      hasMoved = false;
    };
  }, [backend, videoId]);

  return seen?.of === videoId ? seen.film : null;
}
