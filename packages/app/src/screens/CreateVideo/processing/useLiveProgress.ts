import { useEffect, useEffectEvent, useState } from 'react';
import { type FilmProgress, useBackend } from '../../../backend/BackendContext.ts';

/**
 * Asks again whenever the backend in the page says that a video has moved on, so that progress on
 * this device is seen as it is made. One question at a time, since each new one cancels the one before:
 * a video that moves quicker than it is answered would never be heard of. A hosted backend says
 * nothing: there the polls every 5 s do it alone (specification section 4, Processing).
 *
 * @param videoId null watches nothing.
 * @param ask resolves with the answer.
 * @returns the parts of the video; null while they are not known. They stay after its end: the
 * video's own status says what came of it.
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
        // A failed question is the poll's to tell.
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
