import { useEventListener } from '../../../lib/useEventListener.ts';
import type { Room } from './useRoom.ts';

/** Elements that handle keys themselves: fields, open lists, dialogs. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';
/** Elements on which Space or Enter already has a meaning. */
const PRESSABLE = 'button, a[href], [role=button]';

/** Handles the keys of the recording room: never in a field, never with a modifier (design guide). */
export function useRoomKeys(room: Room): void {
  const { phase } = room;
  const hasTake = phase === 'take' || phase === 'problem';
  const isOn = room.recording.microphone.status === 'on';

  function act(key: string, isOnControl: boolean, opensList: boolean): boolean {
    switch (key) {
      case ' ':
        if (isOnControl) return false;
        if (phase === 'recording') room.stop();
        else if (isOn && phase !== 'saving') room.record();
        return true;
      case 'Enter':
        if (isOnControl) return false;
        if (phase === 'recording') room.stop();
        else if (phase === 'take') room.keep();
        else if (phase === 'break') room.goOn();
        else if (isOn && phase !== 'saving') room.record();
        return true;
      case 'p':
        if (hasTake) room.hear();
        return true;
      case 'r':
        if (hasTake && isOn) room.record();
        return true;
      case 'k':
        if (hasTake) room.keep();
        return true;
      case 's':
        if (phase !== 'recording' && phase !== 'saving') room.skip();
        return true;
      case 'ArrowUp':
      case 'ArrowDown':
        if (opensList) return false;
        room.goTo(room.at + (key === 'ArrowUp' ? -1 : 1));
        return true;
      case 'Escape':
        if (phase !== 'recording') return false;
        room.discard();
        return true;
      default:
        return false;
    }
  }

  useEventListener('document', 'keydown', (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    // The page is behind an open sheet or dialog.
    if (document.querySelector('[role=dialog]')) return;
    const opensList = target.closest('[aria-haspopup]') !== null;
    const isOnControl = target.closest(PRESSABLE) !== null;
    if (act(key.length === 1 ? key.toLowerCase() : key, isOnControl, opensList)) {
      event.preventDefault();
    }
  });
}
