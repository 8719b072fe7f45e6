import type { TimedWord } from '../types.ts';
import { leans } from '../looks/index.ts';

/** Sounds that mean nothing wherever they stand. */
const SOUNDS = /^(?:u+h*m+|u+h+|er|e+r+m+|h+m+|m+hm+|a+h+m+)$/u;

/** Phrases that mean nothing where commas set them apart; longest first. */
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

/** Indexes of the words that are fillers. */
export function fillerWords(words: readonly TimedWord[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let i = 0; i < words.length; i += 1) {
    if (SOUNDS.test(bare(words[i]?.text ?? ''))) {
      found.add(i);
      continue;
    }
    const phrase = PHRASES.find((parts) => stands(words, i, parts));
    phrase?.forEach((_, offset) => found.add(i + offset));
  }
  return found;
}

/** Whether a phrase stands here with a break on both of its sides. */
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
 * The words that are left when fillers are gone, with the marks that only the fillers called for
 * taken away: 'It is, um, simple.' becomes 'It is simple.', 'Um, we are.' becomes 'We are.'.
 */
export function withoutFillers(words: readonly TimedWord[]): TimedWord[] {
  const fillers = fillerWords(words);
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

/** Fillers in a row right before, and right after, a word. */
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
/** A name that is written like 'iPhone' stays so. */
const capitalised = (text: string) =>
  text.replace(/^\P{L}*\p{Ll}(?!\p{Lu})/u, (start) => start.toUpperCase());

/** A word's own writing once the fillers after it are gone. */
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

/** 'First, um, write' and 'red, um, green, and blue' have a comma without the filler as well. */
function hasOwnComma(words: readonly TimedWord[], index: number, count: number): boolean {
  const opens = index === 0 || endsHere(words[index - 1]);
  if (opens) return true;
  const [item, next] = words.slice(index + count + 1, index + count + 3);
  if (leans(words[index]?.text ?? '')) return false;
  return COMMA.test(item?.text ?? '') || /^(?:and|or)$/iu.test(next?.text ?? '');
}
