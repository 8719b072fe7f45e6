import { useRef } from 'react';
import { useEventListener } from '../../lib/useEventListener.ts';
import { type PendingShortcut, readShortcut, type ShortcutAction } from './readShortcut.ts';

/** Elements that use single keys themselves: fields, open dialogs and menus, the player, lists. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=grid]';

function isTakenElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return true;
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}

/**
 * Listens for the app's shortcuts while they are enabled (WCAG 2.2, 2.1.4: they can be turned off). None
 * fires while the user types, or on a control that has its own keys.
 */
export function useShortcuts(
  isEnabled: boolean,
  onShortcut: (action: ShortcutAction) => void,
): void {
  const pending = useRef<PendingShortcut>(null);

  useEventListener('document', 'keydown', (event) => {
    if (!isEnabled) return;
    if (event.defaultPrevented || event.repeat || isTakenElsewhere(event)) {
      pending.current = null;
      return;
    }
    const reading = readShortcut(pending.current, {
      key: event.key,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      time: event.timeStamp,
    });
    pending.current = reading.pending;
    if (!reading.action) return;
    // The key that opens a search must not be typed into it.
    event.preventDefault();
    onShortcut(reading.action);
  });
}
