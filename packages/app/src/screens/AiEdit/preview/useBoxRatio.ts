import { type RefObject, useEffect, useState } from 'react';

/** The player's width divided by its height when it is not full screen. */
const USUAL = 16 / 9;
/** Smaller changes are only rounding to whole pixels. */
const CHANGE = 0.02;

/**
 * Returns the width divided by the height of the film in a stage, without the controls below it, including
 * full screen.
 */
export function useBoxRatio(box: RefObject<HTMLElement | null>): number {
  const [ratio, setRatio] = useState(USUAL);
  useEffect(() => {
    const element = box.current?.querySelector('[role=region]');
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      const now = clientWidth / clientHeight;
      setRatio((before) => (Math.abs(now - before) < CHANGE ? before : now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return ratio;
}
