import { breakKind } from '../../captions/breaks.ts';
import type { CaptionCue } from '../../captions/cues.ts';
import { joinWords, splitLongWords } from '../../captions/pieces.ts';
import type { SpeechTimeline, TimedWord } from '../../types.ts';

/** Characters that a word may have before it is cut for the screen. */
const LONGEST_WORD = 24;
/** Seconds that a caption stays after its last word, and a gap that is closed. */
const LINGER = 0.35;

export interface ShortCueLimits {
  /** Words at a time, and lines that they may take. */
  words: number;
  lines: 1 | 2;
}

/**
 * Captions of a few words at a time, as short films have them: all words, in order, with breaks
 * where sentences and clauses end.
 */
export function shortCues(
  { words, duration }: Pick<SpeechTimeline, 'words' | 'duration'>,
  { words: most, lines }: ShortCueLimits,
): CaptionCue[] {
  const pieces = splitLongWords(words, LONGEST_WORD);
  const groups: TimedWord[][] = [];
  let group: TimedWord[] = [];
  pieces.forEach((piece, i) => {
    group.push(piece);
    if (group.length < most * lines && !endsGroup(piece, pieces[i + 1], group.length, most)) return;
    groups.push(group);
    group = [];
  });
  if (group.length > 0) groups.push(group);
  return groups.map((each, i) => {
    const start = each[0]?.start ?? 0;
    const spoken = each.at(-1)?.end ?? start;
    const next = groups[i + 1]?.[0]?.start ?? duration;
    const end = next - spoken < LINGER * 2 ? next : spoken + LINGER;
    return { start, end: Math.max(end, start + 0.04), lines: broken(each, lines) };
  });
}

/** A sentence always ends a caption; a clause does when it is not a stray word. */
function endsGroup(
  piece: TimedWord,
  next: TimedWord | undefined,
  count: number,
  most: number,
): boolean {
  const kind = breakKind(piece, next);
  if (kind === 'sentence') return true;
  return (kind === 'clause' || kind === 'pause') && count > 1 && count >= most / 2;
}

/** On two lines of about the same length, where there may be two. */
function broken(words: TimedWord[], lines: 1 | 2): TimedWord[][] {
  const whole = joinWords(words).length;
  if (lines === 1 || words.length < 4 || whole < 24) return [words];
  let first = 1;
  while (joinWords(words.slice(0, first)).length < whole / 2) first += 1;
  return [words.slice(0, first), words.slice(first)];
}

/** Whether a word carries its sentence: a number, a name, a long word. */
export function isImportant({ text }: TimedWord, isFirst: boolean): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  if (/\p{N}/u.test(letters)) return true;
  if (!isFirst && /^\p{Lu}\p{L}+/u.test(letters)) return true;
  return letters.length >= 8;
}
