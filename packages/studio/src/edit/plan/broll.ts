import type { SpeechTimeline, TimedWord } from '../../types.ts';
import type { BrollFrequency, BrollType } from '../../editRequest.ts';
import { sentencesOf } from '../../captions/sentences.ts';
import { isAdverb, type Neighbours, partOf } from './partOfSpeech.ts';
import { type Subject, subjectOf } from './subjects.ts';
import { leans, plainWord } from '../../looks/index.ts';

/** A cut-in: an illustration, or a clip that moves. */
export interface BrollClip {
  /** Seconds. */
  start: number;
  end: number;
  kind: 'image' | 'stock';
  subject: Subject;
  /** The word that it shows. */
  label: string;
  /** Distinguishes two clips of one subject. */
  seed: number;
}

/** Most clips per minute (specification section 9). */
export const CLIPS_A_MINUTE: Readonly<Record<BrollFrequency, number>> = {
  none: 0,
  low: 5,
  medium: 10,
  high: 15,
};

/** Seconds that a clip is shown if there is room, and at least. */
const SHOWN = 2.4;
const SHORTEST = 1.2;
/** Seconds by which a clip may outlast its sentence, and precede its word. */
const TAIL = 0.3;
const EARLY = 0.9;
/** Seconds at the start and the end without cut-ins. */
const OPENING = 1.2;
const CLOSING = 0.8;
/** Share of its slot that a clip fills, so that the speaker is seen between two clips. */
const FILL = 0.62;

/**
 * Places cut-ins at words that can be drawn, or at the longest word of a sentence, and never more per
 * minute than the frequency allows.
 *
 * @param from seconds before which there are no cut-ins, so that a title keeps the speaker
 */
export function planBroll(
  { words, duration }: Pick<SpeechTimeline, 'words' | 'duration'>,
  frequency: BrollFrequency,
  type: BrollType,
  from = OPENING,
): BrollClip[] {
  const most = CLIPS_A_MINUTE[frequency];
  if (most === 0) return [];
  // This gap between starts keeps every minute within the limit.
  const spacing = 60 / most;
  const clips: BrollClip[] = [];
  let free = Math.max(OPENING, from);
  for (const { word, subject, sentence } of candidates(words)) {
    // A clip ends with its sentence; late in the sentence it precedes its word, to be visible long enough.
    const last = Math.min((sentence.at(-1)?.end ?? word.end) + TAIL, duration - CLOSING);
    const opens = sentence[0]?.start ?? word.start;
    const start = Math.max(opens, free, word.start - EARLY, Math.min(word.start, last - SHORTEST));
    if (start > word.start) continue;
    const end = Math.min(start + Math.min(SHOWN, spacing * FILL), last);
    if (end - start < SHORTEST - 1e-9) continue;
    const seed = clips.length;
    const label = plainWord(word.text);
    clips.push({ start, end, kind: kindOf(type, seed), subject, label, seed });
    free = start + spacing;
  }
  return clips;
}

function kindOf(type: BrollType, number: number): BrollClip['kind'] {
  if (type === 'mixed') return number % 2 === 0 ? 'image' : 'stock';
  return type === 'stock' ? 'stock' : 'image';
}

interface Candidate {
  word: TimedWord;
  subject: Subject;
  sentence: readonly TimedWord[];
}

function candidates(words: readonly TimedWord[]): Candidate[] {
  return sentencesOf(words).flatMap((sentence): Candidate[] => {
    const drawable = sentence.flatMap((word, i) => {
      const subject = subjectOf(word.text, neighboursOf(sentence, i));
      return subject ? [{ word, subject, sentence }] : [];
    });
    if (drawable.length > 0) return drawable;
    const noun = longestNoun(sentence);
    return noun ? [{ word: noun, subject: 'shape', sentence }] : [];
  });
}

function neighboursOf(sentence: readonly TimedWord[], index: number): Neighbours {
  const [mark = ''] = /[^\p{L}\p{N}'’]+$/u.exec(sentence[index]?.text ?? '') ?? [];
  return { before: sentence[index - 1]?.text, after: sentence[index + 1]?.text, mark };
}

/** The longest word that is not a verb, an adverb or an ordinal, nouns first. */
function longestNoun(sentence: readonly TimedWord[]): TimedWord | undefined {
  let best: { word: TimedWord; weight: number } | undefined;
  for (const [i, word] of sentence.entries()) {
    const part = partOf(word.text, neighboursOf(sentence, i));
    const letters = word.text.replace(/[^\p{L}]/gu, '');
    if (letters.length < 4 || leans(word.text)) continue;
    if (part === 'verb' || part === 'ordinal' || isAdverb(word.text)) continue;
    if (/(?:ed|ing)$/iu.test(letters)) continue;
    const weight = letters.length + (part === 'noun' ? 10 : 0);
    if (!best || weight > best.weight) best = { word, weight };
  }
  return best?.word;
}
