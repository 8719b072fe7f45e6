import type { Utterance } from '../types.ts';
import type { SpeechEngine } from './SpeechEngine.ts';
import { readMarks } from './scriptMarks.ts';
import { cutStretches } from './stretches.ts';

/**
 * Has every stretch of a script spoken, in its order, as `speakToFiles` will: an engine that keeps
 * sentences has them all then.
 *
 * @throws the signal's reason, between two stretches
 */
export async function speakAhead(
  { script, voiceId, speed = 1 }: Utterance,
  { engine, signal }: { engine: SpeechEngine; signal?: AbortSignal },
): Promise<void> {
  const marked = readMarks(script);
  for (const { from, to, readings } of cutStretches(marked).stretches) {
    signal?.throwIfAborted();
    await engine.speak(marked.text.slice(from, to), voiceId, { speed, readings });
  }
}
