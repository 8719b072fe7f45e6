import { createValue } from '../lib/value.ts';

/** Whether the page still shows what was painted before its scripts loaded. */
const isStanding = createValue(false);
export const { get: isFirstPaint, subscribe: subscribeFirstPaint } = isStanding;

type Control = HTMLElement;

const controlsOf = (part: Element) => [
  ...part.querySelectorAll<Control>('a[href], button, input, [role="tab"]'),
];

/** Matching controls of the two pages have the same name. */
const nameOf = (control: Control) =>
  `${control.getAttribute('type') ?? control.getAttribute('href')} ${control.getAttribute('name') || control.getAttribute('aria-label') || control.textContent}`;

/** Simulates typing: React reads the text from the event. */
function type(field: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Transfers typed text and focus from the first paint to the app's page. */
function handOnText(from: Control, to: Control): void {
  const isText = from instanceof HTMLInputElement && from.type !== 'checkbox';
  if (isText && to instanceof HTMLInputElement && from.value !== '') type(to, from.value);
  if (from === document.activeElement) {
    to.focus();
    if (isText && to instanceof HTMLInputElement) {
      to.setSelectionRange(from.selectionStart, from.selectionEnd);
    }
  }
}

/** Whether the user changed a checkbox of the first paint, and the app's starts with the other value. */
function isTickToTransfer(from: Control, to: Control): boolean {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return false;
  // The app's checkbox may start ticked, as 'Remember Me' does if an identifier is stored.
  return from.checked !== from.defaultChecked && from.checked !== to.checked;
}

/** Transfers ticks and presses. */
function handOnPress(from: Control, to: Control): void {
  if (isTickToTransfer(from, to) || from.dataset.pressed !== undefined) to.click();
}

/** Milliseconds that the app's page waits for images that the first paint already shows. */
const PATIENCE = 500;

/** Resolves once the app's page has decoded the images in view as well: otherwise they would blink. */
async function picturesOf(first: Element, root: Element): Promise<void> {
  const seen = [...first.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth > 0);
  const shown = [...root.querySelectorAll('img')].filter((image) =>
    seen.some(({ src }) => src === image.src),
  );
  await Promise.race([
    Promise.allSettled(shown.map((image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

/** Whether the root shows no page yet, but a loader's notice or the message of `Starting`. */
const isLoading = (root: HTMLElement) =>
  root.querySelector('main > [role="status"] > h1, main > [data-starting]') !== null;

/** Transfers text and ticks to the page that follows. A press has been waiting for too long. */
function handOnLater(first: Element, root: HTMLElement): void {
  const fields = controlsOf(first).filter((field) => field instanceof HTMLInputElement);
  if (fields.length === 0) return;
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main') || isLoading(root)) return;
    observer.disconnect();
    for (const { from, to } of pairsOf(fields, root)) {
      handOnText(from, to);
      handOnPress(from, to);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Pairs controls of the first paint with those of the app's page. */
function pairsOf(controls: readonly Control[], root: Element) {
  const shown = controlsOf(root);
  return controls.flatMap((from) => {
    const to = shown.find((each) => nameOf(each) === nameOf(from));
    return to ? [{ from, to }] : [];
  });
}

/** Replaces the first paint with the app's page, and replays what the user did on it. */
function takeOver(first: Element, root: HTMLElement): void {
  root.style.visibility = '';
  const pairs = pairsOf(controlsOf(first), root);
  for (const { from, to } of pairs) handOnText(from, to);
  first.remove();
  isStanding.set(false);
  if (isLoading(root)) handOnLater(first, root);
  // Wait until React has drawn the typed text: before that, the form's button is disabled.
  setTimeout(() => {
    for (const { from, to } of pairs) handOnPress(from, to);
  });
}

/** Milliseconds that the app's page waits for the end of a press: browsers may miss it, as after a context menu. */
const LONGEST_PRESS = 5_000;

/** Resolves, usually at once, when the app's page can replace the first paint. */
async function waitToReplace(first: Element, root: HTMLElement, isWhole: boolean): Promise<void> {
  if (isWhole) await picturesOf(first, root);
  const deadline = performance.now() + LONGEST_PRESS;
  // A press that ends on another element than it began on is no click.
  while (first.matches(':active') && performance.now() < deadline) {
    root.style.visibility = 'hidden';
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

/** Whether the first paint is the dashboard as last shown (`paintLastShown.ts`). */
export const isLastShown = (): boolean =>
  isStanding.get() && document.documentElement.dataset.shown === 'last';

/**
 * Removes the first paint in the very frame in which the app has something of its own to show. Until then
 * the app's loaders are silent (`PageLoader`), so a screen reader finds one page. If the first paint shows
 * videos, the app's page is hidden until it shows as much.
 *
 * @param root - The app's root element.
 */
export function replaceFirstPaint(root: HTMLElement): void {
  const first = document.getElementById('first');
  if (!first) return;
  // The page's first script found no first paint for this address.
  if (document.documentElement.dataset.first === 'none') {
    first.remove();
    return;
  }
  isStanding.set(true);
  const isWhole = isLastShown();
  // Not `display`: the images must load.
  if (isWhole) root.style.visibility = 'hidden';
  const observer = new MutationObserver(() => {
    const main = root.querySelector('main');
    if (!main || (isWhole && (main.textContent === '' || main.querySelector('[data-opening]'))))
      return;
    observer.disconnect();
    void waitToReplace(first, root, isWhole).then(() => takeOver(first, root));
  });
  observer.observe(root, { childList: true, subtree: true });
}
