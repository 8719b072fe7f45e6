import { leans } from './leaning.ts';

/** Words that announce others without saying anything: what is cut off after them was the point. */
const ANNOUNCING =
  /^(?:there|here|how|why|what|one|two|three|four|five|six|seven|eight|nine|ten|\p{Nd}+)$/iu;

/**
 * Returns words that were cut off within a clause without those at the end that only lead to the next one:
 * 'Your desk is on' becomes 'Your desk'. Returns them all if hardly any would be left.
 */
export function headingWords<Word extends { text: string }>(words: readonly Word[]): Word[] {
  const last = words.findLastIndex(({ text }) => !leans(text) && !ANNOUNCING.test(text));
  return words.slice(0, last > 0 ? last + 1 : words.length);
}
