import { useRef } from 'react';
import type { ScriptSource } from '../wizard/journey.ts';

/** Who wrote which words in this visit: Undo brings back words, and who wrote them. */
export interface ScriptSources {
  note: (script: string, source: ScriptSource | null) => void;
  /** Undefined for words that were never put in place of all others. */
  of: (script: string) => ScriptSource | null | undefined;
}

export function useScriptSources(): ScriptSources {
  const known = useRef(new Map<string, ScriptSource | null>());
  return {
    note: (script, source) => known.current.set(script, source),
    of: (script) => known.current.get(script),
  };
}
