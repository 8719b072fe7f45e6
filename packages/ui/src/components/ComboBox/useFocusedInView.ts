import { useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

/**
 * Scrolls the list of a `ComboBox` to the option that has the focus, or else to the chosen one, as
 * the list opens. React Aria does it for every later step, but not for a list drawn in part.
 */
export function useFocusedInView() {
  const listRef = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const state = useContext(ComboBoxStateContext);
  const focusedKey = state?.selectionManager.focusedKey;
  useEffect(() => {
    const wanted = focusedKey === null ? '[data-selected]' : '[data-focused]';
    // By the next frame the option has its place.
    const frame = requestAnimationFrame(() => {
      const list = listRef.current;
      const option = list?.querySelector(wanted);
      if (!list || !option || isDone.current) return;
      isDone.current = true;
      const [frame, place] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
      if (place.bottom > frame.bottom) list.scrollTop += place.bottom - frame.bottom;
      else if (place.top < frame.top) list.scrollTop -= frame.top - place.top;
    });
    return () => cancelAnimationFrame(frame);
  }, [focusedKey]);
  return listRef;
}
