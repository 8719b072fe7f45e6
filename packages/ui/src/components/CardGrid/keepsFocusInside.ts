/** What React Aria dispatches where a closed menu or dialog is about to give focus back. */
const RESTORE = 'react-aria-focus-scope-restore';

function passByList(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest('button, a, input')) event.stopPropagation();
}

/**
 * A ref for the element around a list: lets what a control inside a card has opened give focus back to
 * that control. React Aria's lists take this event and move focus to the whole card instead.
 */
export function keepsFocusInside(frame: HTMLElement | null): () => void {
  frame?.addEventListener(RESTORE, passByList, { capture: true });
  return () => frame?.removeEventListener(RESTORE, passByList, { capture: true });
}
