import { useLayoutEffect, type RefObject } from 'react';

/** Makes a textarea as high as its content in browsers without `field-sizing`. */
export function useGrowing(ref: RefObject<HTMLTextAreaElement | null>): void {
  // After every render, because its cause may have changed the text or the width.
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  });
}
