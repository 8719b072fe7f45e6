import { useState } from 'react';
import { selectPlaceholder } from '../../../templates/placeholders.ts';
import type { Place } from './place.ts';
import type { ScriptActions } from './useScriptEditor.ts';
import { useScriptWriter } from '../../../backend/embeddedParts.ts';

export interface ScriptGaps {
  gaps: readonly Place[];
  isAsking: boolean;
  /** Selects the gap after the caret. */
  next: () => void;
  /** Back to the script, at its first gap. */
  fill: () => void;
  /** Whether to ask before going on; it is asked once. */
  ask: () => boolean;
}

/** The gaps among a script's places, the way to each, and the question before the voice. */
export function useGaps(places: readonly Place[], { textAreaRef }: ScriptActions): ScriptGaps {
  const writer = useScriptWriter();
  const [asked, setAsked] = useState<'no' | 'asking' | 'yes'>('no');
  const gaps = places.filter(({ isGap }) => isGap);
  const select = (from: number) => {
    const area = textAreaRef.current;
    if (area) selectPlaceholder(area, from);
  };
  return {
    gaps,
    isAsking: asked === 'asking',
    next: () => select(textAreaRef.current?.selectionEnd ?? 0),
    fill() {
      setAsked('yes');
      // The dialog gives focus back before.
      requestAnimationFrame(() => select(0));
    },
    ask() {
      // A server's scripts go on as they always have.
      const asks = writer !== null && gaps.length > 0 && asked === 'no';
      if (asks) setAsked('asking');
      return asks;
    },
  };
}
