const CONTROLS = ['a[href]', 'button', 'input', 'textarea', 'select', '[tabindex="0"]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join(', ');

/**
 * Moves focus to the first control after an element that is about to be removed, otherwise to the last one
 * before it: the removal itself would move focus to the page.
 */
export function focusAfter(element: Element): void {
  const scope = element.closest('[role$="dialog"]') ?? document.body;
  const before: HTMLElement[] = [];
  const after: HTMLElement[] = [];
  for (const control of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (element.contains(control)) continue;
    const position = element.compareDocumentPosition(control);
    if (position & Node.DOCUMENT_POSITION_FOLLOWING) after.push(control);
    else before.unshift(control);
  }
  for (const control of [...after, ...before]) {
    control.focus();
    // A control that is not drawn refuses it.
    if (document.activeElement === control) return;
  }
}
