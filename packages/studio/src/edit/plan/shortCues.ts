import { breakKind } from '../../captions/breaks.ts';
import type { CaptionCue } from '../../captions/cues.ts';
import { splitLongWords } from '../../captions/pieces.ts';
import type { SpeechTimeline, TimedWord } from '../../types.ts';
import { type ShortCueLimits, shortCues as cutShort } from '../../looks/index.ts';

/** Characters above which a word is split for the screen. */
const LONGEST_WORD = 24;
/** Seconds that a caption stays after its last word; a gap shorter than twice that is closed. */
const LINGER = 0.35;

/**
 * Builds captions of a few words each, as short films have them: all words, in order, with breaks where
 * sentences and clauses end.
 */
export function shortCues(
  { words, duration }: Pick<SpeechTimeline, 'words' | 'duration'>,
  limits: ShortCueLimits,
): CaptionCue[] {
  const { line } = limits;
  const short = splitLongWords(words, LONGEST_WORD);
  const pieces = line ? splitLongWords(short, line.most, line.sizeOf) : short;
  const cues = cutShort(pieces, (i) => breakAfter(pieces, i), limits);
  return cues.map((lines, i) => {
    const each = lines.flat();
    const start = each[0]?.start ?? 0;
    const spoken = each.at(-1)?.end ?? start;
    const next = cues[i + 1]?.[0]?.[0]?.start ?? duration;
    const end = next - spoken < LINGER * 2 ? next : spoken + LINGER;
    return { start, end: Math.max(end, start + 0.04), lines };
  });
}

function breakAfter(pieces: readonly TimedWord[], index: number) {
  const piece = pieces[index];
  return piece ? breakKind(piece, pieces[index + 1]) : 'word';
}

/** Whether a word is emphasised: a number, a name, or a long word. */
export function isImportant({ text }: TimedWord, isFirst: boolean): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  if (/\p{N}/u.test(letters)) return true;
  if (!isFirst && /^\p{Lu}\p{L}+/u.test(letters)) return true;
  return letters.length >= 8;
}
