import { createValue } from '../lib/value.ts';

/** Whether the page still shows what was painted before its scripts had come. */
const isStanding = createValue(false);
export const { get: isFirstPaint, subscribe: subscribeFirstPaint } = isStanding;

type Control = HTMLElement;

const controlsOf = (part: Element) => [
  ...part.querySelectorAll<Control>('a[href], button, input, [role="tab"]'),
];

/** Controls of the two pages that are the same one are called the same. */
const nameOf = (control: Control) =>
  `${control.getAttribute('type') ?? control.getAttribute('href')} ${control.getAttribute('name') || control.getAttribute('aria-label') || control.textContent}`;

/** As if it was typed now: React reads it from the event. */
function type(field: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Hands on to the app's page what the user has typed on the one before it, and the focus. */
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

/** Hands on what was ticked and pressed. */
function handOnPress(from: Control, to: Control): void {
  const isTicked = from instanceof HTMLInputElement && from.checked !== from.defaultChecked;
  if (isTicked || from.dataset.pressed !== undefined) to.click();
}

/** Milliseconds that the app's page waits for pictures that the first paint shows already. */
const PATIENCE = 500;

/** Resolves once the pictures in view are drawn in the app's page, too: they would else blink. */
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

/** Puts the app's page in the place of the first paint, with what was done on that. */
function takeOver(first: Element, root: HTMLElement): void {
  root.style.visibility = '';
  const shown = controlsOf(root);
  const pairs = controlsOf(first).flatMap((from) => {
    const to = shown.find((each) => nameOf(each) === nameOf(from));
    return to ? [{ from, to }] : [];
  });
  for (const { from, to } of pairs) handOnText(from, to);
  first.remove();
  isStanding.set(false);
  // Once React has drawn what was typed: until then the form's button is disabled.
  setTimeout(() => {
    for (const { from, to } of pairs) handOnPress(from, to);
  });
}

/** Whether the first paint is what the dashboard showed last (`paintLastShown.ts`). */
export const isLastShown = (): boolean =>
  isStanding.get() && document.documentElement.dataset.shown === 'last';

/**
 * Takes the first paint away in the very frame in which the app has something of its own to show. Until
 * then the app's loaders are silent (`PageLoader`): a screen reader finds one page. Where the first paint
 * shows videos, the app's page is unseen until it has as much.
 *
 * @param root - Of the app.
 */
export function replaceFirstPaint(root: HTMLElement): void {
  const first = document.getElementById('first');
  if (!first) return;
  // The page's first script found nothing in it for this address.
  if (document.documentElement.dataset.first === 'none') {
    first.remove();
    return;
  }
  isStanding.set(true);
  const isWhole = isLastShown();
  // Not `display`: its pictures are to be fetched.
  if (isWhole) root.style.visibility = 'hidden';
  const observer = new MutationObserver(() => {
    const main = root.querySelector('main');
    if (!main || (isWhole && (main.textContent === '' || main.querySelector('[data-opening]'))))
      return;
    observer.disconnect();
    if (isWhole) void picturesOf(first, root).then(() => takeOver(first, root));
    else takeOver(first, root);
  });
  observer.observe(root, { childList: true, subtree: true });
}
