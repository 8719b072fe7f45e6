import { useRef } from 'react';
import type { ScriptSource } from '../wizard/journey.ts';

/** The author of each text of this visit: Undo restores both a text and its author. */
export interface ScriptSources {
  note: (script: string, source: ScriptSource | null) => void;
  /** Undefined for a text that never replaced the whole script. */
  of: (script: string) => ScriptSource | null | undefined;
}

export function useScriptSources(): ScriptSources {
  const known = useRef(new Map<string, ScriptSource | null>());
  return {
    note: (script, source) => known.current.set(script, source),
    of: (script) => known.current.get(script),
  };
}
