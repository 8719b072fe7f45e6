import { useRef, type FocusEvent } from 'react';

/**
 * For `onFocus` of the element around a list: gives focus back to the control inside a card that has
 * opened a menu or dialog. React Aria's lists move it to the whole card instead.
 */
export function useFocusBack() {
  const control = useRef<Element>(null);
  return ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // What a card opens is its child for React, not in the document.
    if (!currentTarget.contains(target)) return;
    const card = target.closest('[role="row"]');
    if (target !== card) {
      control.current = target;
      return;
    }
    const last = control.current;
    control.current = null;
    // From nowhere: what had the focus has left the page.
    if (relatedTarget === null && card.contains(last) && last instanceof HTMLElement) last.focus();
  };
}
