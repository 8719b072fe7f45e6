import type { SpeechTimeline, TimedWord } from '../../types.ts';
import type { BrollFrequency, BrollType } from '../types.ts';
import { sentencesOf } from './sentences.ts';
import { type Subject, subjectOf } from './subjects.ts';

/** A cut-in: an illustration, or a clip that moves. */
export interface BrollClip {
  /** Seconds. */
  start: number;
  end: number;
  kind: 'image' | 'stock';
  subject: Subject;
  /** The word that it shows. */
  label: string;
  /** Sets two clips of one subject apart. */
  seed: number;
}

/** Clips a minute, at most (specification section 9). */
export const CLIPS_A_MINUTE: Readonly<Record<BrollFrequency, number>> = {
  none: 0,
  low: 5,
  medium: 10,
  high: 15,
};

/** Seconds that a clip is shown, as far as there is room. */
const SHOWN = 2.4;
const SHORTEST = 1.2;
/** Seconds at the start and the end that belong to the speaker. */
const OPENING = 1.2;
const CLOSING = 0.8;
/** Share of the room of a clip that it fills, so that the speaker is seen between two. */
const FILL = 0.62;

/**
 * Where cut-ins go: at words that can be drawn, else at the longest word of a sentence, and never
 * more of them in any minute than the frequency allows.
 *
 * @param from - Seconds before which there are none: a title stays with the speaker.
 */
export function planBroll(
  { words, duration }: Pick<SpeechTimeline, 'words' | 'duration'>,
  frequency: BrollFrequency,
  type: BrollType,
  from = OPENING,
): BrollClip[] {
  const most = CLIPS_A_MINUTE[frequency];
  if (most === 0) return [];
  // With this between two starts no minute can hold more of them.
  const spacing = 60 / most;
  const clips: BrollClip[] = [];
  let free = Math.max(OPENING, from);
  for (const { word, subject } of candidates(words)) {
    if (word.start < free) continue;
    const end = Math.min(word.start + Math.min(SHOWN, spacing * FILL), duration - CLOSING);
    if (end - word.start < SHORTEST) continue;
    const seed = clips.length;
    const label = word.text.replace(/[^\p{L}\p{N}'-]/gu, '');
    clips.push({ start: word.start, end, kind: kindOf(type, seed), subject, label, seed });
    free = word.start + spacing;
  }
  return clips;
}

function kindOf(type: BrollType, number: number): BrollClip['kind'] {
  if (type === 'mixed') return number % 2 === 0 ? 'image' : 'stock';
  return type === 'stock' ? 'stock' : 'image';
}

const DETERMINER = /^(?:a|an|the|your|our|my|this|that|every|each|these|those|of|with|in|on)$/iu;

function candidates(words: readonly TimedWord[]): { word: TimedWord; subject: Subject }[] {
  return sentencesOf(words).flatMap((sentence) => {
    const drawable = sentence.flatMap((word) => {
      const subject = subjectOf(word.text);
      return subject ? [{ word, subject }] : [];
    });
    if (drawable.length > 0) return drawable;
    const noun = longestNoun(sentence);
    return noun ? [{ word: noun, subject: 'shape' as const }] : [];
  });
}

/** The longest word, one after a determiner before all others. */
function longestNoun(sentence: readonly TimedWord[]): TimedWord | undefined {
  const weight = (word: TimedWord, i: number) =>
    word.text.length + (DETERMINER.test(sentence[i - 1]?.text ?? '') ? 10 : 0);
  let best: { word: TimedWord; weight: number } | undefined;
  for (const [i, word] of sentence.entries()) {
    if (word.text.replace(/[^\p{L}]/gu, '').length < 4) continue;
    if (!best || weight(word, i) > best.weight) best = { word, weight: weight(word, i) };
  }
  return best?.word;
}
