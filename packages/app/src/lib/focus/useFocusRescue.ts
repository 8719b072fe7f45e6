import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements in the tab order. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Overlays, which restore focus themselves. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Returns the focused control and its ancestors, from the inside out. */
function placeOf(target: EventTarget | null, area: HTMLElement): HTMLElement[] {
  // Skip pointer users: focusing a field would open the on-screen keyboard.
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return [];
  if (!area.contains(target) || target.closest(OVERLAYS)) return [];
  const place: HTMLElement[] = [];
  for (let at: HTMLElement | null = target; at && at !== area; at = at.parentElement)
    place.push(at);
  return place;
}

/**
 * Keeps keyboard users' place when the focused control leaves the page, such as a button that dismisses a
 * notice, a filter or a failure. Focus moves to the first control in what remains around it, or to
 * `fallback` if that is the page itself. If another control takes focus at once, it keeps it.
 *
 * @param anchor the page's heading or frame: any element that contains it is the page itself
 * @param fallback by default the anchor, which then has a `tabIndex`
 */
export function useFocusRescue(
  anchor: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null = () => anchor.current,
): void {
  const rescue = useEffectEvent((place: readonly HTMLElement[]) => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const left = place.find((element) => element.isConnected);
    const isPage = left === undefined || left.contains(anchor.current);
    const stops = isPage ? [] : [...left.querySelectorAll<HTMLElement>(STOPS)];
    const stop = stops.find((element) => element.checkVisibility());
    if (stop) stop.focus();
    else fallback()?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const area = anchor.current?.closest('main') ?? document.querySelector('main') ?? document.body;
    let place: HTMLElement[] = [];
    let frame = 0;
    const onFocusIn = ({ target }: FocusEvent): void => {
      place = placeOf(target, area);
    };
    const onFocusOut = (): void => {
      // A removed control is disconnected by then; if it is still there, its user has left it.
      queueMicrotask(() => {
        const [control] = place;
        if (control?.isConnected && control !== document.activeElement) place = [];
      });
    };
    const observer = new MutationObserver(() => {
      const [control] = place;
      if (!control || control.isConnected) return;
      const lost = place;
      place = [];
      // Effects and overlays that move focus themselves do so before the second frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => rescue(lost));
      });
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    observer.observe(area, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [anchor]);
}
