import { useState } from 'react';
import { selectPlaceholder } from '../../../templates/placeholders.ts';
import type { Place } from './place.ts';
import { findPlaces } from './places.ts';
import type { ScriptActions } from './useScriptEditor.ts';
import { useScriptWriter } from '../../../backend/embeddedParts.ts';

export interface ScriptGaps {
  gaps: readonly Place[];
  isAsking: boolean;
  /** How many gaps the dialog asks about. */
  askedCount: number;
  /** Selects the next gap after the caret. */
  next: () => void;
  /** Returns to the script, at its first gap. */
  fill: () => void;
  /** Whether to ask before continuing; true only once. */
  ask: () => boolean;
}

/** The gaps among a script's places, with actions to reach them, and the dialog before the voice step. */
export function useGaps(
  places: readonly Place[],
  { textAreaRef, read }: Pick<ScriptActions, 'textAreaRef' | 'read'>,
): ScriptGaps {
  const writer = useScriptWriter();
  const [asked, setAsked] = useState<{ count: number; isOpen: boolean } | null>(null);
  const gaps = places.filter(({ isGap }) => isGap);
  const select = (from: number) => {
    const area = textAreaRef.current;
    if (area) selectPlaceholder(area, from);
  };
  return {
    gaps,
    isAsking: asked?.isOpen === true,
    askedCount: asked?.count ?? 0,
    next: () => select(textAreaRef.current?.selectionEnd ?? 0),
    fill() {
      setAsked(asked && { ...asked, isOpen: false });
      // The dialog returns focus before this.
      requestAnimationFrame(() => select(0));
    },
    ask() {
      // Scripts from a server continue as they always have.
      if (writer === null || asked !== null) return false;
      // Read now: the places on the page follow the script with a delay.
      const count = findPlaces(read(), () => true).filter(({ isGap }) => isGap).length;
      if (count > 0) setAsked({ count, isOpen: true });
      return count > 0;
    },
  };
}
