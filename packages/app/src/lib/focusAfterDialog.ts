/** A notice has the role of a question too, and says that it is not modal. */
const QUESTION = '[role="alertdialog"]:not([aria-modal="false"])';

/** Milliseconds in which a list may notice that its row has gone. */
const SETTLES_IN = 500;

/**
 * Focuses an element, and once more where something else than the user takes focus from it at once: a list whose
 * focused row was deleted moves focus to the next row, in an effect that may come before or after this. No more
 * than once, for a dialog that opens meanwhile would take it back as often.
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
 * Moves focus once the open dialog is gone. While it is open, or fading out, it holds focus; then it
 * gives focus back to the control that opened it, which may have left the page meanwhile.
 *
 * @param isInDialog it was a question asked by a dialog, which stays
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
    // The dialog gives focus back in the frame after it left.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const element = target();
        if (element) focusFirmly(element);
      }),
    );
  }
  requestAnimationFrame(attempt);
}
