import { useEffect, useEffectEvent } from 'react';

/** Where keys are somebody else's: fields, and open dialogs. */
const OWN_KEYS = 'input:not([type=range]), textarea, select, [role=dialog]';

/**
 * Calls what a single key names: 'A', 'Shift+A', '?'. The reader can turn them off (WCAG 2.2, 2.1.4).
 */
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
