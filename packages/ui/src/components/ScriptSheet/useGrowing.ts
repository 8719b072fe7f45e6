import { useLayoutEffect, type RefObject } from 'react';

/** Makes a textarea as high as its words in browsers without `field-sizing`. */
export function useGrowing(ref: RefObject<HTMLTextAreaElement | null>): void {
  // After every render: whatever caused it may have changed the words or the width.
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  });
}
