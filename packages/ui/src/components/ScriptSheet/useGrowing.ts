import { useEffect, useLayoutEffect, type RefObject } from 'react';

const growsByItself = () => CSS.supports('field-sizing', 'content');

function grow(area: HTMLTextAreaElement): void {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight}px`;
}

/** Makes a textarea as high as its content in browsers without `field-sizing`. */
export function useGrowing(ref: RefObject<HTMLTextAreaElement | null>): void {
  // After every render, because its cause may have changed the text.
  useLayoutEffect(() => {
    if (ref.current && !growsByItself()) grow(ref.current);
  });
  useEffect(() => {
    const area = ref.current;
    if (!area || growsByItself()) return undefined;
    let width = area.clientWidth;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (area.clientWidth === width) return;
      width = area.clientWidth;
      // In the next frame: a height set here would make the observer report a loop.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => grow(area));
    });
    observer.observe(area);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}
