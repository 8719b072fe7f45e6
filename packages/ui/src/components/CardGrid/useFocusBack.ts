import { useRef, type FocusEvent } from 'react';

/**
 * Returns an `onFocus` handler for the element around a list. It gives focus back to the control inside a
 * card that has opened a menu or dialog; React Aria's lists move focus to the whole card instead.
 */
export function useFocusBack() {
  const control = useRef<Element>(null);
  return ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // An overlay that a card opens is its child in React, but not in the document.
    if (!currentTarget.contains(target)) return;
    const card = target.closest('[role="row"]');
    if (target !== card) {
      control.current = target;
      return;
    }
    const last = control.current;
    control.current = null;
    // No related target: the element that had focus has been removed.
    if (relatedTarget === null && card.contains(last) && last instanceof HTMLElement) last.focus();
  };
}
