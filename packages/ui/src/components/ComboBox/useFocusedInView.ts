import { useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

/**
 * Scrolls the list of a `ComboBox` to the focused option, or otherwise to the selected one, when the list
 * opens. React Aria does this for every later step, but not when a virtualized list opens.
 */
export function useFocusedInView() {
  const listRef = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const state = useContext(ComboBoxStateContext);
  const focusedKey = state?.selectionManager.focusedKey;
  useEffect(() => {
    const wanted = focusedKey === null ? '[data-selected]' : '[data-focused]';
    // The option is positioned by the next frame.
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
