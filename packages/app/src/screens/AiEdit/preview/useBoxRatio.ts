import { type RefObject, useEffect, useState } from 'react';

/** Width by height of the player, wherever it does not fill the screen. */
const USUAL = 16 / 9;
/** Less than a pixel's rounding makes of it. */
const CHANGE = 0.02;

/** Width by height of the film in a stage without the controls below it, also while it fills the screen. */
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
