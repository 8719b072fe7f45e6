import { type PointerEvent, useRef, useState } from 'react';
import { NOTHING_SELECTED, type VideoSelection, withRange } from './videoSelection.ts';

export interface VideoSelecting {
  selection: VideoSelection;
  /** `ids` are in display order. */
  select: (ids: readonly string[], next: VideoSelection) => void;
  clear: () => void;
  /** For the element around the list: pressing a checkbox with Shift selects a range. */
  watchShift: (event: PointerEvent) => void;
}

/** Tracks which videos are selected; a new search, `key`, clears the selection. */
export function useVideoSelection(key: string): VideoSelecting {
  const [{ selection, of }, setState] = useState({ selection: NOTHING_SELECTED, of: key });
  const isShiftHeld = useRef(false);
  const anchor = useRef<string | null>(null);
  const current = of === key ? selection : NOTHING_SELECTED;

  function select(ids: readonly string[], next: VideoSelection): void {
    const isRange = isShiftHeld.current;
    // Keys and screen readers select without a pointer event that would reset it.
    isShiftHeld.current = false;
    if (next === 'all' || current === 'all') {
      anchor.current = null;
      setState({ selection: next, of: key });
      return;
    }
    const from = isRange ? anchor.current : null;
    const last = [...next].findLast((id) => !current.has(id));
    if (last !== undefined) anchor.current = last;
    setState({ selection: withRange(ids, current, { next, anchor: from }), of: key });
  }

  return {
    selection: current,
    select,
    clear: () => setState({ selection: NOTHING_SELECTED, of: key }),
    watchShift: ({ shiftKey }) => {
      isShiftHeld.current = shiftKey;
    },
  };
}
