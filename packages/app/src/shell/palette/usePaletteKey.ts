import { useEventListener } from '../../lib/useEventListener.ts';

/** Listens for Ctrl or ⌘ K, also in fields; not while a dialog or menu is open. */
export function usePaletteKey(onPress: () => void): void {
  useEventListener('document', 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    // Browsers use it for web search.
    event.preventDefault();
    if (repeat || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    onPress();
  });
}
