import { useEffect, useEffectEvent } from 'react';

/** Elements with their own keys: fields and open dialogs. */
const OWN_KEYS = 'input:not([type=range]), textarea, select, [role=dialog]';

/** Calls the action of a single key: 'A', 'Shift+A', '?'. Users can turn the keys off (WCAG 2.2, 2.1.4). */
export function useReviewKeys(
  isEnabled: boolean,
  actions: Readonly<Record<string, () => void>>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const isLetter = /^[a-z]$/i.test(event.key);
    const name = isLetter ? event.key.toUpperCase() : event.key;
    const action = actions[isLetter && event.shiftKey ? `Shift+${name}` : name];
    if (!action) return;
    // The key that opens a field must not be typed into it.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);
}
