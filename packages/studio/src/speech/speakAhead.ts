import type { Utterance } from '../types.ts';
import type { SpeechEngine } from './SpeechEngine.ts';
import { readMarks } from '../marks/readMarks.ts';
import { cutStretches } from './stretches.ts';

/**
 * Speaks every stretch of a script, in the same order as `speakToFiles` will: an engine that stores
 * sentences then has them all.
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
