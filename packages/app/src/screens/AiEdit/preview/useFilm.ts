import { type RefObject, useEffect, useState } from 'react';

/** A film inside an element, as far as the browser has loaded it. */
export interface Film {
  /** Width divided by height; the player's own until the film's is known. */
  ratio: number;
  /** Seconds; null until known. */
  duration: number | null;
}

const UNKNOWN: Film = { ratio: 16 / 9, duration: null };

/** Returns the aspect ratio and length of the film inside an element. */
export function useFilm(around: RefObject<HTMLElement | null>): Film {
  const [film, setFilm] = useState(UNKNOWN);
  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const read = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || target.videoHeight === 0) return;
      const { videoWidth, videoHeight, duration } = target;
      setFilm({
        ratio: videoWidth / videoHeight,
        duration: Number.isFinite(duration) ? duration : null,
      });
    };
    // Media events do not bubble. Firefox may only find the true size in the first frame.
    element.addEventListener('loadedmetadata', read, true);
    element.addEventListener('resize', read, true);
    return () => {
      element.removeEventListener('loadedmetadata', read, true);
      element.removeEventListener('resize', read, true);
    };
  }, [around]);
  return film;
}
