import {
  type BreakKind,
  leans,
  type ShortCueLimits,
  shortCues as cutShort,
} from '@lectern/studio/looks';

/** Words to show if a video has none. */
const SAMPLE = 'Good morning, and welcome.';
/** The number of a script's words per cue if no captions divide it. */
const WORDS_A_CUE = 8;
/** How many seconds a caption stays after its last word; gaps of up to twice that are closed. */
const LINGER = 0.35;

/** A stretch of speech: its seconds and its text. */
export interface SpokenCue {
  start: number;
  end: number;
  text: string;
}

/** The words on the screen at a moment. */
export interface CaptionMoment {
  lines: readonly (readonly string[])[];
  /** The index of the word being spoken, counted across all lines. */
  spoken: number;
  /** The index of the caption in the video. */
  index: number;
}

/** A caption of a template: a few words, on one line or two. */
export interface ShortCue {
  start: number;
  end: number;
  lines: SpokenCue[][];
}

const partsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/**
 * Spreads a script over a video's length as if every word took the same time; returns a few sample words if
 * there is no script.
 */
export function spreadScript(script: string | null, seconds: number | null): SpokenCue[] {
  const words = partsOf(script?.trim() ? script : SAMPLE);
  const each = (seconds !== null && seconds > 0 ? seconds : words.length / 2.5) / words.length;
  const cues: SpokenCue[] = [];
  for (let at = 0; at < words.length; at += WORDS_A_CUE) {
    const some = words.slice(at, at + WORDS_A_CUE);
    cues.push({ start: at * each, end: (at + some.length) * each, text: some.join(' ') });
  }
  return cues;
}

const bare = (word: string) => word.replace(/["'”’)\]]+$/u, '');

/** Whether a word ends a sentence, given the next one. */
export function endsSentence(word: string, next: string | undefined): boolean {
  return next === undefined || (/[.!?…]$/u.test(bare(word)) && !/^\p{Ll}/u.test(next));
}

/** Whether a word ends a clause. */
function endsClause(word: string): boolean {
  return /[,;:–—]$/u.test(bare(word));
}

/** Returns how long a word takes, in letters: speakers pause after clauses and sentences. */
function lengthOf(word: string): number {
  const pause = endsClause(word) ? 2 : /[.!?…]$/u.test(bare(word)) ? 6 : 0;
  return word.length + 1 + pause;
}

/** Splits captions into words, each as long as its share of the letters. */
export function wordsOf(cues: readonly SpokenCue[]): SpokenCue[] {
  return cues.flatMap(({ start, end, text }) => {
    const parts = partsOf(text);
    const all = parts.reduce((sum, part) => sum + lengthOf(part), 0);
    let at = start;
    return parts.map((part) => {
      const from = at;
      at += ((end - start) * lengthOf(part)) / all;
      return { start: from, end: at, text: part };
    });
  });
}

function breakAfter(words: readonly SpokenCue[], index: number): BreakKind {
  const { text = '' } = words[index] ?? {};
  if (endsSentence(text, words[index + 1]?.text)) return 'sentence';
  if (endsClause(text)) return 'clause';
  return leans(text) ? 'leaning' : 'word';
}

/** Returns captions as a template shows them. */
export function shortCues(words: readonly SpokenCue[], limits: ShortCueLimits): ShortCue[] {
  const cues = cutShort(words, (i) => breakAfter(words, i), limits);
  return cues.map((lines, i) => {
    const each = lines.flat();
    const start = each[0]?.start ?? 0;
    const spoken = each.at(-1)?.end ?? start;
    const next = cues[i + 1]?.[0]?.[0]?.start ?? spoken;
    const end = next - spoken < LINGER * 2 ? next : spoken + LINGER;
    return { start, end, lines };
  });
}

/**
 * Returns the caption shown at a time, or null.
 *
 * @param isExact between two captions, null is returned; otherwise the nearest one
 */
export function captionAt(
  cues: readonly ShortCue[],
  seconds: number,
  { isExact }: { isExact: boolean },
): CaptionMoment | null {
  const away = ({ start, end }: ShortCue) => Math.max(start - seconds, seconds - end, 0);
  let index = 0;
  for (const [i, cue] of cues.entries()) {
    const nearest = cues[index];
    // Where two captions meet, the later one has started.
    if (nearest && away(cue) <= away(nearest)) index = i;
  }
  const cue = cues[index];
  if (!cue || (isExact && away(cue) > 0)) return null;
  const spoken = cue.lines.flat().findLastIndex(({ start }) => start <= seconds);
  return {
    lines: cue.lines.map((line) => line.map(({ text }) => text)),
    spoken: Math.max(0, spoken),
    index,
  };
}

/** Whether a word is the key to its sentence: a name, a number, or a long word. */
export function isImportant(word: string, index: number): boolean {
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '');
  return (
    /\p{N}/u.test(letters) || letters.length > 7 || (index > 0 && /^\p{Lu}\p{L}/u.test(letters))
  );
}
