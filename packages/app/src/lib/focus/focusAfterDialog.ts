/** A toast also has the role of an alert dialog, but is marked as not modal. */
const QUESTION = '[role="alertdialog"]:not([aria-modal="false"])';

/** Milliseconds in which a list may react to the removal of its row. */
const SETTLES_IN = 500;

/**
 * Focuses an element, and once more if something other than the user takes focus from it at once: a list
 * whose focused row was deleted moves focus to the next row, in an effect that may run before or after
 * this. Only once, because a dialog that opens meanwhile would take focus back every time.
 */
function focusFirmly(element: HTMLElement): void {
  const hold = new AbortController();
  const letGo = () => hold.abort();
  for (const type of ['keydown', 'pointerdown', 'click']) {
    document.addEventListener(type, letGo, { capture: true, signal: hold.signal });
  }
  setTimeout(letGo, SETTLES_IN);
  element.focus();
  document.addEventListener(
    'focusin',
    () => {
      letGo();
      element.focus();
    },
    { signal: hold.signal },
  );
}

/**
 * Moves focus once the open dialog has closed. While it is open or fading out, it traps focus; then it
 * returns focus to the control that opened it, which may have left the page meanwhile.
 *
 * @param isInDialog whether it was a confirmation from within a dialog, which stays open
 */
export function focusAfterDialog(
  target: () => HTMLElement | null | undefined,
  { isInDialog = false }: { isInDialog?: boolean } = {},
): void {
  const open = isInDialog ? QUESTION : `[role="dialog"], ${QUESTION}`;
  function attempt(): void {
    if (document.querySelector(open)) {
      requestAnimationFrame(attempt);
      return;
    }
    // The dialog returns focus in the frame after it is removed.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const element = target();
        if (element) focusFirmly(element);
      }),
    );
  }
  requestAnimationFrame(attempt);
}
