import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface ScrollEnds {
  isAtStart: boolean;
  isAtEnd: boolean;
  /** The focused element when an end was reached or left, before disabling it took its focus. */
  focused: Element | null;
  /** Scrolls by px along the line of text: forward is positive in every writing direction. */
  scrollBy: (distance: number) => void;
}

/** Returns which ends a horizontal scroller has reached. */
export function useScrollEnds(ref: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState({
    isAtStart: true,
    isAtEnd: false,
    focused: null as Element | null,
  });
  const measure = useCallback(() => {
    const element = ref.current;
    if (!element) return;
    // Negative in right-to-left text; fractions of a pixel remain at the far end.
    const offset = Math.abs(element.scrollLeft);
    const isAtStart = offset < 1;
    const isAtEnd = offset + element.clientWidth >= element.scrollWidth - 1;
    setEnds((before) =>
      before.isAtStart === isAtStart && before.isAtEnd === isAtEnd
        ? before
        : { isAtStart, isAtEnd, focused: document.activeElement },
    );
  }, [ref]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [ref, measure]);
  const scrollBy = (distance: number) => {
    const element = ref.current;
    if (!element) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    element.scrollBy({ left: isRtl ? -distance : distance });
  };
  return { ...ends, scrollBy };
}
