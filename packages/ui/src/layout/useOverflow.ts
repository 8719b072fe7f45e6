import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element's content is larger than the element, updated when either changes. A scrollable
 * element must be reachable by keyboard (WCAG 2.2, 2.1.1).
 * @param ref The scrollable element; its first child is its content.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setOverflows(
        frame.scrollHeight > frame.clientHeight || frame.scrollWidth > frame.clientWidth,
      );
    // The observer reports a frame later; until then the keyboard could not reach the scrollable element.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
