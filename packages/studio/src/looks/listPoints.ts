import { headingWords } from './headingWords.ts';

/** One point of a list: its number and a few words, shown from its first word on. */
export interface ListPoint {
  number: number;
  text: string;
  /** Seconds. */
  start: number;
  end: number;
}

interface Spoken {
  text: string;
  /** Seconds. */
  start: number;
}

const MAX_POINTS = 9;
/** Seconds that a point stays visible. */
const SHOWN = 2.6;
const MAX_WORDS = 4;

const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|next|then|finally|lastly|also)(?:ly)?$/iu;
const STEP = /^(?:number|step|tip)$/iu;
/** '3 tips' counts no point, '3.' or '3)' does. */
const DIGIT = /^\(?\d[.):]+$/u;

/** Punctuation after a clause: quotes and brackets may belong to a word inside it. */
const TRAILING =
  /(?<!\.\p{L}(?=\.))(?:(?![%‰#'"])[\s\p{Po}\p{Pd}\p{Ps}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}])+$/u;

const bare = (text: string) => text.replace(/[^\p{L}\p{N}'-]/gu, '');

/**
 * Returns the points of a script: the sentences that count ('First, …', 'Step 2 …') or, in a script that
 * does not count, every sentence after the first.
 *
 * @param join returns the text of words in a row
 */
export function listPoints<Word extends Spoken>(
  sentences: readonly (readonly Word[])[],
  join: (words: readonly Word[]) => string,
): ListPoint[] {
  const long = sentences.filter((sentence) => sentence.length > 1);
  const counted = long.filter(([first]) => counts(first?.text ?? ''));
  const points = counted.length > 1 ? counted : long.slice(long.length > 1 ? 1 : 0);
  return points.slice(0, MAX_POINTS).map((sentence, i) => {
    const start = sentence[0]?.start ?? 0;
    const next = points[i + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    const text = join(wordsOf(sentence)).replace(TRAILING, '');
    return {
      number: i + 1,
      text: text.charAt(0).toUpperCase() + text.slice(1),
      start,
      end: Math.min(start + SHOWN, next),
    };
  });
}

function counts(text: string): boolean {
  const word = bare(text);
  return ORDINAL.test(word) || STEP.test(word) || DIGIT.test(text);
}

/** The first words of a point without its number, up to the end of the clause. */
function wordsOf<Word extends Spoken>(sentence: readonly Word[]): Word[] {
  const [first = '', second = ''] = sentence.map(({ text }) => bare(text));
  // 'Step 2' and 'First step' are two words, 'First, 2 …' is not.
  const isPair = STEP.test(first) ? /^\d$/u.test(second) : STEP.test(second);
  const skipped = counts(sentence[0]?.text ?? '') ? (isPair ? 2 : 1) : 0;
  const rest = sentence.slice(skipped);
  const stop = rest.findIndex(({ text }, i) => i > 0 && /[,;:.!?]$/u.test(text));
  const clause = rest.slice(0, stop < 0 ? rest.length : stop + 1);
  return clause.length > MAX_WORDS ? headingWords(clause.slice(0, MAX_WORDS)) : clause;
}
