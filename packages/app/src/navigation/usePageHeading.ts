import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHasNavigated } from './NavigationMemory.tsx';

/**
 * Names the page and returns a ref for its heading (give the heading `tabIndex={-1}`).
 *
 * The document's title becomes 'My Videos · Lectern'. After a navigation to another path the heading takes
 * focus, so that a screen reader announces the page; a changed query does not count, nor does the page that
 * the tab was opened with. A field of the page that took focus itself keeps it.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const hasNavigated = useHasNavigated();
  const announced = useRef(hasNavigated ? null : pathname);

  useEffect(() => {
    document.title = `${title} · Lectern`;
    if (announced.current === pathname) return;
    announced.current = pathname;
    const isTyping = document.activeElement?.matches('main :is(input, textarea)');
    if (!isTyping) heading.current?.focus({ preventScroll: true });
  }, [title, pathname]);

  return heading;
}
