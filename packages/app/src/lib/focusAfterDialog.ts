/** A notice has the role of a question too, and says that it is not modal. */
const QUESTION = '[role="alertdialog"]:not([aria-modal="false"])';

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
    requestAnimationFrame(() => requestAnimationFrame(() => target()?.focus()));
  }
  requestAnimationFrame(attempt);
}
