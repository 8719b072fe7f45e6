import type { TimedWord } from '../../types.ts';

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
