import type { SpeechTimeline, TimedWord } from '../types.ts';
import { leans } from '../looks/index.ts';

/** Sounds that are always fillers in English; 'um' and 'er' are words of other languages. */
const SOUNDS = /^(?:u+h*m+|u+h+|er|e+r+m+|h+m+|m+hm+|a+h+m+)$/u;

/** Phrases that are fillers if commas set them apart; longest first. */
const PHRASES: readonly (readonly string[])[] = [
  ['you', 'know'],
  ['i', 'mean'],
  ['sort', 'of'],
  ['kind', 'of'],
  ['basically'],
  ['actually'],
  ['literally'],
  ['honestly'],
  ['like'],
];

const ENDS_APART = /[,.;:!?…–—-]['"’”)\]]*$/u;

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** Spoken words, and their language if it is not English. */
type Spoken = Pick<SpeechTimeline, 'words' | 'language'>;

/** Returns the indexes of the words that are fillers; none in other languages than English. */
export function fillerWords({ words, language = 'en' }: Spoken): ReadonlySet<number> {
  const found = new Set<number>();
  if (!/^en\b/iu.test(language)) return found;
  for (let i = 0; i < words.length; i += 1) {
    if (SOUNDS.test(bare(words[i]?.text ?? '')) && !isAbbreviation(words, i)) {
      found.add(i);
      continue;
    }
    const phrase = PHRASES.find((parts) => stands(words, i, parts));
    phrase?.forEach((_, offset) => found.add(i + offset));
  }
  return found;
}

/** Whether a word is in capitals and a word beside it is not: 'in the ER'. */
function isAbbreviation(words: readonly TimedWord[], at: number): boolean {
  const isLoud = !/\p{Ll}/u.test(words[at]?.text ?? '');
  return (
    isLoud && [words[at - 1], words[at + 1]].some((beside) => /\p{Ll}/u.test(beside?.text ?? ''))
  );
}

/** Whether a phrase starts here, with a break on each side. */
function stands(words: readonly TimedWord[], at: number, parts: readonly string[]): boolean {
  const here = words.slice(at, at + parts.length);
  if (here.length < parts.length) return false;
  if (!here.every(({ text }, i) => bare(text) === parts[i])) return false;
  const before = words[at - 1];
  const isOpen = before === undefined || ENDS_APART.test(before.text);
  return isOpen && /,['"’”)\]]*$/u.test(here.at(-1)?.text ?? '');
}

const COMMA = /,(?=['"’”)\]]*$)/u;
const SENTENCE_END = /[.!?…]+(?=['"’”)\]]*$)/u;

/**
 * Returns the words without fillers, and without punctuation that only the fillers needed: 'It is, um,
 * simple.' becomes 'It is simple.', 'Um, we are.' becomes 'We are.'.
 */
export function withoutFillers(spoken: Spoken): TimedWord[] {
  const { words } = spoken;
  const fillers = fillerWords(spoken);
  const kept: TimedWord[] = [];
  words.forEach((word, i) => {
    if (fillers.has(i)) return;
    const first = i - gapBefore(fillers, i);
    const isAfterFiller = first < i;
    const opens =
      isAfterFiller && startsUpper(words[first]) && (first === 0 || endsHere(words[first - 1]));
    kept.push(opens ? { ...word, text: capitalised(word.text) } : word);
    const next = fillers.has(i + 1) ? words.slice(i + 1, i + 1 + gapAfter(fillers, i)) : [];
    if (next.length === 0) return;
    const last = kept.at(-1);
    if (last) kept[kept.length - 1] = { ...last, text: joined(words, i, last.text, next) };
  });
  return kept;
}

/** The number of adjacent fillers before a word, and after one. */
function gapBefore(fillers: ReadonlySet<number>, index: number): number {
  let count = 0;
  while (fillers.has(index - 1 - count)) count += 1;
  return count;
}

function gapAfter(fillers: ReadonlySet<number>, index: number): number {
  let count = 0;
  while (fillers.has(index + 1 + count)) count += 1;
  return count;
}

const endsHere = (word: TimedWord | undefined) => SENTENCE_END.test(word?.text ?? '');
const startsUpper = (word: TimedWord | undefined) => /^\p{Lu}/u.test(word?.text ?? '');
/** Names like 'iPhone' keep their lower case. */
const capitalised = (text: string) =>
  text.replace(/^\P{L}*\p{Ll}(?!\p{Lu})/u, (start) => start.toUpperCase());

/** Returns a word's text without the fillers after it. */
function joined(
  words: readonly TimedWord[],
  index: number,
  text: string,
  fillers: readonly TimedWord[],
): string {
  const end = SENTENCE_END.exec(fillers.at(-1)?.text ?? '')?.[0];
  if (end !== undefined) return SENTENCE_END.test(text) ? text : text.replace(COMMA, '') + end;
  return hasOwnComma(words, index, fillers.length) ? text : text.replace(COMMA, '');
}

/**
 * Whether the comma would be there without the filler: 'First, um, write' and 'red, um, green, and blue'.
 */
function hasOwnComma(words: readonly TimedWord[], index: number, count: number): boolean {
  const opens = index === 0 || endsHere(words[index - 1]);
  if (opens) return true;
  const [item, next] = words.slice(index + count + 1, index + count + 3);
  if (leans(words[index]?.text ?? '')) return false;
  return COMMA.test(item?.text ?? '') || /^(?:and|or)$/iu.test(next?.text ?? '');
}
