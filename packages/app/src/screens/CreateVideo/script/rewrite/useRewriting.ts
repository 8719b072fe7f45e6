import { toast } from '@lectern/ui';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScriptWriter } from '../../../../backend/embeddedParts.ts';
import type { RewriteManner } from '../../../../backend/scriptWriter.ts';
import { useAttempt } from '../../../../lib/calls/useAttempt.ts';
import { useEventListener } from '../../../../lib/useEventListener.ts';
import type { Selection } from '../textHistory.ts';
import type { ScriptActions } from '../useScriptEditor.ts';
import { passageAt, replacePassage } from './passage.ts';
import { type Rewritten, rewriteText } from './rewriteText.ts';

export interface Rewriting {
  /** False without a writer in the page. */
  isOffered: boolean;
  isRunning: boolean;
  /** The whole script while the browser's model rewrites a passage of it. */
  streamed: string | null;
  /** The controls, whose users wait for the passage. */
  rewriteRef: RefObject<HTMLButtonElement | null>;
  stopRef: RefObject<HTMLButtonElement | null>;
  rewrite: (manner: RewriteManner) => void;
  stop: () => void;
}

const BY = { browser: 'your browser’s model, on this device', lectern: 'Lectern’s writer' };

function tell(rewritten: Rewritten, passage: string): void {
  if (rewritten === 'not-english') toast.show({ children: 'Only English can be rewritten.' });
  else if (rewritten.words === passage) {
    toast.show({ children: 'The passage stays as it is: there is nothing to change.' });
  } else {
    toast.show({ tone: 'success', children: `Rewritten by ${BY[rewritten.by]}.` });
  }
}

/** Rewrites the selected passage, or the paragraph at the caret, as a single undo step. Escape stops. */
export function useRewriting({ textAreaRef, read, edit }: ScriptActions): Rewriting {
  const writer = useScriptWriter();
  const { isRunning, begin, cancel } = useAttempt();
  const [streamed, setStreamed] = useState<string | null>(null);
  const passagePlace = useRef<Selection>({ start: 0, end: 0 });
  /** The menu's row, which keeps the focus until the menu has closed. */
  const askedFrom = useRef<Element>(null);
  const rewriteRef = useRef<HTMLButtonElement>(null);
  const stopRef = useRef<HTMLButtonElement>(null);

  /**
   * Restores the script with its passage selected: a text area loses the selection when its text changes.
   * Users who have moved on to another control keep the focus there: what they type must not replace the
   * passage.
   */
  function putBack(): void {
    flushSync(() => setStreamed(null));
    const { start, end } = passagePlace.current;
    textAreaRef.current?.setSelectionRange(start, end);
    const { activeElement, body } = document;
    const waiting = [body, askedFrom.current, rewriteRef.current, stopRef.current];
    if (waiting.some((element) => element === activeElement)) textAreaRef.current?.focus();
  }

  function stop(): void {
    if (!isRunning) return;
    cancel();
    putBack();
  }
  // Runs before the focused button, which stops the propagation of its keys.
  const whereverFocusIs = { isCapturing: true };
  useEventListener(
    'document',
    'keydown',
    ({ key }) => {
      if (key === 'Escape') stop();
    },
    whereverFocusIs,
  );

  function rewrite(manner: RewriteManner): void {
    const area = textAreaRef.current;
    if (!area || !writer) return;
    const script = read();
    const place = passageAt(script, { start: area.selectionStart, end: area.selectionEnd });
    const passage = script.slice(place.start, place.end);
    if (passage === '') return;
    passagePlace.current = place;
    askedFrom.current = document.activeElement;
    begin(async (signal) => {
      const onText = (words: string) => setStreamed(replacePassage(script, place, words).text);
      const order = { script, passage, manner, writer, signal, onText };
      const rewritten = await rewriteText(order).catch((error: unknown) => {
        if (!signal.aborted) console.warn('The passage could not be rewritten.', error);
        return null;
      });
      if (signal.aborted) return;
      // The user has typed meanwhile, so the passage is elsewhere now.
      if (read() !== script) {
        setStreamed(null);
        toast.show({ children: 'The script has changed. Select the passage again.' });
        return;
      }
      putBack();
      if (rewritten === null) {
        toast.show({ tone: 'danger', children: 'The passage could not be rewritten. Try again.' });
        return;
      }
      tell(rewritten, passage);
      if (rewritten !== 'not-english') edit(replacePassage(script, place, rewritten.words));
    });
  }

  return { isOffered: writer !== null, isRunning, streamed, rewriteRef, stopRef, rewrite, stop };
}
