/** Words to show where a video brings none. */
const SAMPLE = 'Good morning, and welcome.';
/** Words of a script that stand together, where no captions part it. */
const WORDS_A_CUE = 8;

/** A stretch of speech: seconds, and what is said in them. */
export interface SpokenCue {
  start: number;
  end: number;
  text: string;
}

/** The words on the screen at a moment. */
export interface CaptionMoment {
  words: readonly string[];
  /** Index of the word that is being spoken. */
  spoken: number;
  /** The same for as long as the same words stand. */
  key: string;
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/**
 * A script, spread over a video's length as if every word took the same time; a few sample words
 * where there is no script.
 */
export function spreadScript(script: string | null, seconds: number | null): SpokenCue[] {
  const words = wordsOf(script?.trim() ? script : SAMPLE);
  const each = (seconds !== null && seconds > 0 ? seconds : words.length / 2.5) / words.length;
  const cues: SpokenCue[] = [];
  for (let at = 0; at < words.length; at += WORDS_A_CUE) {
    const some = words.slice(at, at + WORDS_A_CUE);
    cues.push({ start: at * each, end: (at + some.length) * each, text: some.join(' ') });
  }
  return cues;
}

/** The cue of a time; the nearest one where it falls between two. */
function cueAt(cues: readonly SpokenCue[], seconds: number): SpokenCue | undefined {
  const distance = ({ start, end }: SpokenCue) => Math.max(start - seconds, seconds - end, 0);
  return cues.toSorted((a, b) => distance(a) - distance(b))[0];
}

/**
 * The words that stand at a time, at most `atOnce` of them; null where there are none.
 *
 * @param isExact between two cues nothing stands; otherwise the nearest words do
 */
export function captionAt(
  cues: readonly SpokenCue[],
  seconds: number,
  { atOnce, isExact }: { atOnce: number; isExact: boolean },
): CaptionMoment | null {
  const cue = cueAt(cues, seconds);
  const words = wordsOf(cue?.text ?? '');
  if (!cue || words.length === 0) return null;
  if (isExact && (seconds < cue.start || seconds > cue.end)) return null;
  const share = (seconds - cue.start) / Math.max(0.001, cue.end - cue.start);
  const spoken = Math.min(words.length - 1, Math.max(0, Math.floor(share * words.length)));
  const first = spoken - (spoken % atOnce);
  return {
    words: words.slice(first, first + atOnce),
    spoken: spoken - first,
    key: `${cue.start} ${first}`,
  };
}

/** Whether a word carries its sentence: a name, a number, or a long word. */
export function isImportant(word: string, index: number): boolean {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '');
  return /\p{N}/u.test(bare) || bare.length > 7 || (index > 0 && /^\p{Lu}\p{Ll}/u.test(bare));
}

/** A title in at most `most` lines of about the same length, words kept whole. */
export function titleLines(title: string, perLine: number, most = 3): string[] {
  const words = wordsOf(title);
  const total = words.join(' ').length;
  const count = Math.min(most, words.length, Math.max(1, Math.ceil(total / perLine)));
  const aim = total / count;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const isFull =
      last === undefined || (lines.length < count && last.length + word.length / 2 >= aim);
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
