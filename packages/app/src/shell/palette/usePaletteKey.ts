import { useEventListener } from '../../lib/useEventListener.ts';

/** Hears Ctrl or ⌘ K, also in fields; not while a dialog or menu is open. */
export function usePaletteKey(onPress: () => void): void {
  useEventListener('document', 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    // Browsers search the web by it.
    event.preventDefault();
    if (repeat || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    onPress();
  });
}
