import { useState } from 'react';
import { selectPlaceholder } from '../../../templates/placeholders.ts';
import type { Place } from './place.ts';
import type { ScriptActions } from './useScriptEditor.ts';
import { useScriptWriter } from '../../../backend/embeddedParts.ts';

export interface ScriptGaps {
  gaps: readonly Place[];
  isAsking: boolean;
  /** Selects the next gap after the caret. */
  next: () => void;
  /** Returns to the script, at its first gap. */
  fill: () => void;
  /** Whether to ask before continuing; true only once. */
  ask: () => boolean;
}

/** The gaps among a script's places, with actions to reach them, and the dialog before the voice step. */
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
      // The dialog returns focus before this.
      requestAnimationFrame(() => select(0));
    },
    ask() {
      // Scripts from a server continue as they always have.
      const asks = writer !== null && gaps.length > 0 && asked === 'no';
      if (asks) setAsked('asking');
      return asks;
    },
  };
}
