import { useDeferredValue, useState } from 'react';
import { useScriptWriter } from '../../../backend/embeddedParts.ts';
import type { CheckedFact } from '../../../backend/scriptWriter.ts';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';
import type { Journey, ScriptSource } from '../wizard/journey.ts';
import type { ScriptActions } from './useScriptEditor.ts';

export interface Origin extends ScriptSource {
  facts: readonly CheckedFact[] | undefined;
  onShow: (fact: CheckedFact) => void;
  onAdd: (fact: CheckedFact) => void;
}

/**
 * The author of the current script, and which facts of its prompt it contains; follows typing.
 *
 * @returns null if a server or the user wrote it
 */
export function useScriptOrigin(
  { script, source }: Pick<Journey, 'script' | 'source'>,
  { textAreaRef, read, edit }: ScriptActions,
): Origin | null {
  const writer = useScriptWriter();
  const settled = useDeferredValue(script);
  const isKnown = writer !== null && source !== null && settled.trim() !== '';
  const question = isKnown ? JSON.stringify([source.prompt, settled]) : null;
  const { value, error } = useAnswer(question, () =>
    isKnown ? writer.checkFacts({ prompt: source.prompt, script: settled }) : Promise.resolve([]),
  );
  const [facts, setFacts] = useState<readonly CheckedFact[]>();
  // The previous facts stay until the next are loaded, so that chips do not flicker between keystrokes.
  if (value !== undefined && value !== facts) setFacts(value);

  function onShow({ text, places }: CheckedFact): void {
    const area = textAreaRef.current;
    const place = places?.[0];
    if (!area || !place) return;
    const now = read().toLowerCase();
    // The user has typed meanwhile, so the words may have moved.
    const from = now.startsWith(text.toLowerCase(), place.from)
      ? place.from
      : now.indexOf(text.toLowerCase());
    area.focus();
    if (from === -1) area.setSelectionRange(place.from, place.to);
    else area.setSelectionRange(from, from + text.length);
  }

  function onAdd({ text }: CheckedFact): void {
    const before = read().trimEnd();
    const start = before.length + 1;
    const added = text.charAt(0).toUpperCase() + text.slice(1);
    edit({ text: `${before} ${added}.`, selection: { start, end: start + added.length } });
    textAreaRef.current?.focus();
  }

  if (!isKnown) return null;
  return { ...source, facts: error === undefined ? facts : undefined, onShow, onAdd };
}
