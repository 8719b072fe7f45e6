import { type RefObject, useEffect, useState } from 'react';

/** Width by height of a film that is not known yet: that of the player. */
const USUAL = 16 / 9;

/** Width by height of the film inside an element, once the browser knows it. */
export function useFilmRatio(around: RefObject<HTMLElement | null>): number {
  const [ratio, setRatio] = useState(USUAL);
  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const read = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || target.videoHeight === 0) return;
      setRatio(target.videoWidth / target.videoHeight);
    };
    // Events of media do not bubble.
    element.addEventListener('loadedmetadata', read, true);
    return () => element.removeEventListener('loadedmetadata', read, true);
  }, [around]);
  return ratio;
}
