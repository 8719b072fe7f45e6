import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the first field of a page, unless the user is at work on the page already: on the
 * first paint, whose place the page has just taken, or on this page.
 *
 * React Aria's `autoFocus` takes it in any case, and with it the rest of a password that is being typed.
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
