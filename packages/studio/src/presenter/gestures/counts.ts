import type { SpokenSentence, SpokenWord } from './spokenSentence.ts';
import { countOf, EN, ordinalOf } from './words.ts';

/** A number that fingers show, with the index of the word that it is timed to. */
export interface Count {
  number: number;
  word: number;
}

/** Maximum seconds from one number to the next; after a longer gap the hand is raised again. */
const LONGEST_COUNT_GAP = 1.6;

/** A digit as a number of things, rather than of money, time or a fraction. */
const PLAIN_NUMBER = /^[("'“]*[\p{L}1-5]+[.,;:!?)"'”…]*$/u;
const NO_COUNT_BEFORE = new Set(
  'at or of to minus plus times over version may page under than no this that every any each twenty thirty forty fifty sixty seventy eighty ninety hundred thousand'.split(
    ' ',
  ),
);
const PLURAL = /(?:[^su]s|people|men|women|children|feet|teeth)$/u;

/** Returns the series of numbers that are counted: 'one, two, three', 'First, …', 'three steps'. */
export function countsOf({ words, language }: SpokenSentence): Count[][] {
  const series: Count[][] = [];
  words.forEach((spoken, i) => {
    const number = numberAt(words, i, language);
    if (number === 0) return;
    const last = series.at(-1)?.at(-1);
    const start = last && words[last.word]?.word.start;
    const isNext =
      last?.number === number - 1 &&
      words[last.word]?.closes === true &&
      start !== undefined &&
      spoken.word.start - start <= LONGEST_COUNT_GAP;
    if (isNext) series.at(-1)?.push({ number, word: i });
    else series.push([{ number, word: i }]);
  });
  return series.filter((counts) => counts.length > 1 || isThings(words, counts[0], language));
}

function numberAt(words: readonly SpokenWord[], i: number, language: string): number {
  const { bare, word } = words[i] ?? {};
  if (bare === undefined || !word || !PLAIN_NUMBER.test(word.text)) return 0;
  return countOf(bare, language) || (language === 'en' ? ordinalOf(bare) : 0);
}

/** Whether a single number counts something. */
function isThings(
  words: readonly SpokenWord[],
  count: Count | undefined,
  language: string,
): boolean {
  const spoken = count && words[count.word];
  if (!spoken) return false;
  const [before, after, later] = [-1, 1, 2].map((by) => words[count.word + by]?.bare ?? '');
  if (language !== 'en') return !spoken.closes && isThingOf(after ?? '', language);
  if (ordinalOf(spoken.bare) > 0) {
    if (spoken.opens) return spoken.closes || after === 'of' || after === 'we' || after === 'you';
    return /^(?:the|our|my|your)$/u.test(before ?? '') && EN.ordered.has(after ?? '');
  }
  if (EN.ordered.has(before ?? '') || before === 'number') return true;
  if (count.number === 1) return spoken.opens && spoken.closes;
  if (spoken.closes || NO_COUNT_BEFORE.has(before ?? '') || EN.notThings.has(after ?? '')) {
    return false;
  }
  const isAdjective = !words[count.word + 1]?.closes;
  return PLURAL.test(after ?? '') || (isAdjective && PLURAL.test(later ?? ''));
}

/** Words after a digit that make it a time of day. */
const HOURS = new Set('uhr heure heures h hora horas ora ore uur de del di'.split(' '));

/**
 * For languages in which only digits are recognised: a longer word that is not a month or a word for hours.
 */
function isThingOf(word: string, language: string): boolean {
  return word.length > 3 && !HOURS.has(word) && !monthsOf(language).has(word);
}

function monthsOf(language: string): ReadonlySet<string> {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const month = (at: number) => name.format(Date.UTC(2000, at)).toLowerCase();
  return new Set(Array.from({ length: 12 }, (_, at) => month(at)));
}
