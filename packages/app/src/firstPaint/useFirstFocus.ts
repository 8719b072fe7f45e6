import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first field of a page, unless the user is already interacting with the page: on the first
 * paint, which the page has just replaced, or on this page.
 *
 * React Aria's `autoFocus` always takes focus, and with it the rest of a password that is being typed.
 */
export function useFirstFocus(isWanted: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const isAsked = useRef(isWanted);
  useEffect(() => {
    const isAtWork = document.activeElement?.closest('form, button, a') != null;
    if (isAsked.current && !isAtWork) field.current?.focus();
  }, []);
  return field;
}
