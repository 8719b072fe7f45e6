import { type AfterStory, isTested } from './tested.ts';

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The labels of footer buttons that a toast covers. */
export function coveredByToasts(root: ParentNode): string[] {
  const toasts = [...root.querySelectorAll('[role="region"] [role="alertdialog"]')];
  const buttons = [...root.querySelectorAll('[data-foot] button')];
  return buttons
    .filter((button) => {
      const at = button.getBoundingClientRect();
      return toasts.some((toast) => overlaps(toast.getBoundingClientRect(), at));
    })
    .map((button) => button.textContent || (button.ariaLabel ?? ''));
}

/**
 * Runs after each tested story: a toast appears after a press, and must not cover the next button to press.
 */
export const toastsLeaveFeet: AfterStory = ({ viewMode }) => {
  if (!isTested || viewMode !== 'story') return;
  const covered = coveredByToasts(document);
  if (covered.length > 0) throw new Error(`Covered by a toast: ${covered.join(', ')}`);
};
