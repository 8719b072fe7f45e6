/** Dialogs that hold focus. A notice has the role too, and says that it is not modal. */
const MODAL = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';

/**
 * Moves focus once the open dialog is gone. While it is open, or fading out, it holds focus; then it
 * gives focus back to the control that opened it, which may have left the page meanwhile.
 */
export function focusAfterDialog(target: () => HTMLElement | null): void {
  function attempt(): void {
    if (document.querySelector(MODAL)) {
      requestAnimationFrame(attempt);
      return;
    }
    // The dialog gives focus back in the frame after it left.
    requestAnimationFrame(() => requestAnimationFrame(() => target()?.focus()));
  }
  requestAnimationFrame(attempt);
}
