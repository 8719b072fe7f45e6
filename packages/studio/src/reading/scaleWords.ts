import { lookUp, SCALES } from './lexicon.ts';

/** Alternatives of a regular expression, for words after an amount of money. */
export const SCALE_WORDS = 'thousand|million|billion|trillion|lakh|crore';
const SCALE_WORD = new RegExp(`^(?:${SCALE_WORDS})$`, 'i');

/** Whether a word after money scales it: 'million', or short as in '£5 m'. */
export function isScale(word: string | undefined): boolean {
  return word !== undefined && scaleName(word).length > 0;
}

/** Returns the full name of a scale; nothing for another word. */
export function scaleName(word: string): string[] {
  const name = SCALE_WORD.test(word) ? word.toLowerCase() : lookUp(SCALES, word);
  return name ? [name] : [];
}
