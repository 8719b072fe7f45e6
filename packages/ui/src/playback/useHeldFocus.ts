import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps keyboard focus in a player, whose controls and failure replace each other: removing or disabling
 * the focused button would move focus to the page.
 * @returns Call it when they are about to. If focus is then in the media element's parent, the next render
 * moves it to the first enabled button there.
 */
export function useHeldFocus(ref: RefObject<HTMLMediaElement | null>): () => void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (!wasInside.current) return;
    wasInside.current = false;
    const button = ref.current?.parentElement?.querySelector<HTMLElement>('button:enabled');
    button?.focus({ preventScroll: true });
  });
  return () => {
    wasInside.current = ref.current?.parentElement?.contains(document.activeElement) ?? false;
  };
}
