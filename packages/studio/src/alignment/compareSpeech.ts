import type { EngineSpeech, SpeechEngine } from '../speech/SpeechEngine.ts';
import type { Reading } from '../speech/scriptMarks.ts';
import type { TakeVerdict } from '../speech/takes/takeTypes.ts';
import type { VOICES } from '../voices/voices.ts';
import { type Alignment, alignSpeech, HOP } from './alignSpeech.ts';

export type VoiceId = (typeof VOICES)[number]['id'];

/** A woman's and a man's voice, then a smaller and a larger head: one of them is near everyone's. */
const REFERENCES: readonly VoiceId[] = ['olivia', 'james', 'zoe', 'marcus'];
/** The same, under which no further voice is tried after the first two. */
const ALIKE = 0.58;

/** How much an uneven pace counts beside the sound: other words fit only by running and halting. */
const UNEVEN = 0.3;
/** How different a recording and its sentence may be: right ones of two engines cost 0.44 to 0.69. */
const MOST_DIFFERENT = 0.69;
/** The same, from which it is not even speech. */
const NO_SPEECH = 1.05;
/** Seconds over which a difference is judged, and the share from which a part is other words. */
const PART = 0.4;
const PART_DIFFERENT = 0.72;

/** Speech of the same words beside a recording, by the voice that is most like it. */
export interface Likeness {
  reference: EngineSpeech;
  alignment: Alignment;
}

/**
 * Aligns a recording with its sentence. Null where the recording or the sentence is silent.
 *
 * @param samples - of the recording, at `FEATURE_RATE`
 */
export async function alignSentence(
  engine: SpeechEngine,
  { text, readings = [] }: { text: string; readings?: readonly Reading[] },
  samples: Float32Array,
  references: readonly VoiceId[] = REFERENCES,
): Promise<Likeness | null> {
  let best: Likeness | null = null;
  for (const [i, voice] of references.entries()) {
    if (i > 1 && best && likeness(best.alignment) < ALIKE) break;
    const reference = await engine.speak(text, voice, { speed: 1, readings });
    const alignment = alignSpeech(reference, samples);
    if (alignment && (!best || likeness(alignment) < likeness(best.alignment))) {
      best = { reference, alignment };
    }
  }
  return best;
}

/** How different the two are: near 1 for other words. */
function likeness({ cost, usual, bend }: Alignment): number {
  return cost / usual + UNEVEN * bend;
}

/** Whether a recording says its sentence, and where it parts from it. */
export function verdictOf(alignment: Alignment | null): TakeVerdict {
  if (!alignment) return { kind: 'silent', from: null };
  const difference = likeness(alignment);
  if (difference < MOST_DIFFERENT) return { kind: 'fits', from: null };
  if (difference > NO_SPEECH) return { kind: 'not-speech', from: null };
  return { kind: 'differs', from: partingOf(alignment) };
}

/** Seconds from which the words are others; null where no part of them stands out. */
function partingOf({ costs, usual, timeOf }: Alignment): number | null {
  const part = Math.min(costs.length, Math.round(PART / HOP));
  let sum = 0;
  for (let at = 0; at < costs.length; at += 1) {
    sum += (costs[at] ?? 0) - (costs[at - part] ?? 0);
    if (at >= part - 1 && sum / part > PART_DIFFERENT * usual) return timeOf(at - part + 1);
  }
  return null;
}
