import { useRef } from 'react';
import { useEventListener } from './useEventListener.ts';

/** Even if a control stops the event. */
const CAPTURING = { isCapturing: true };

/**
 * Returns a function that calls back at once, or after the press in progress. Use it for messages that move
 * the page when a field loses focus: a press misses a control that moves away before it ends.
 */
export function useAfterPress(): (then: () => void) => void {
  /** Null while nothing is pressed. */
  const waiting = useRef<(() => void)[] | null>(null);

  function end(): void {
    // The click follows the release in the same task.
    setTimeout(() => {
      const due = waiting.current ?? [];
      waiting.current = null;
      for (const then of due) then();
    });
  }

  useEventListener(
    'document',
    'pointerdown',
    ({ button }) => {
      // A context menu can swallow the release of other buttons.
      if (button === 0) waiting.current ??= [];
    },
    CAPTURING,
  );
  useEventListener('document', 'pointerup', end, CAPTURING);
  useEventListener('document', 'pointercancel', end, CAPTURING);

  return (then) => {
    if (waiting.current) waiting.current.push(then);
    else then();
  };
}
