import { isLoudPronoun, letterWords, withEnding } from './acronyms.ts';
import { readHomograph } from './homographs.ts';
import { ordinalWords } from './numberWords.ts';
import { BEFORE_LETTER } from './readLabel.ts';
import { readNumber } from './readNumber.ts';
import { MONTHS } from './readShortDate.ts';
import type { TokenContext } from './TokenContext.ts';

/** Reads 'AT&T', 'Q&A', 'A/B' and 'Plan A' as names of letters. */
export function readLetters(
  core: string,
  { before, isShouting, isPaused }: TokenContext,
): string[] | undefined {
  const pair = /^([A-Z]{1,3})([&/])([A-Z]{1,3})('?s)?$/.exec(core);
  if (pair?.[1] && pair[3] && (pair[2] === '&' || core.length === 3)) {
    const words = [
      ...letterWords(pair[1]),
      ...(pair[2] === '&' ? ['and'] : []),
      ...letterWords(pair[3]),
    ];
    return pair[4] ? withEnding(words, 's') : words;
  }
  const previous = before.at(-1) ?? '';
  // An article has its noun after it: 'A: It is', 'A, B and C'.
  const isName = isPaused || /^an$/i.test(previous) || BEFORE_LETTER.test(previous);
  return core === 'A' && !isShouting && isName ? ['ay'] : undefined;
}

/** Returns the reading of a word that has two, if its sentence decides between them. */
export function readSense(
  core: string,
  { before, after, isShouting }: TokenContext,
): string[] | undefined {
  if (!isShouting && isLoudPronoun(core, before.at(-1), after[0])) return [core.toLowerCase()];
  if (!/^[A-Za-z]+$/.test(core)) return undefined;
  const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
  return readHomograph(core.toLowerCase(), { before: lower(before), after: lower(after) })?.split(
    ' ',
  );
}

/** Words after a day; other words may be counted by the number: 'in May 5 people came'. */
const AFTER_DAY = /^(?:\d{4}|at|to|and|or|is|was|from|in|on|by|for|through|until|we|i|the|will)$/i;

/** Reads the day as an ordinal: 'May 5', 'Jan. 5', '5 May'. */
export function readDayOfMonth(
  core: string,
  { before, after }: TokenContext,
): string[] | undefined {
  if (!/^(?:[1-9]|[12]\d|3[01])$/.test(core)) return undefined;
  const isMonth = (word = '') => MONTHS.test(word.replace(/\.$/, ''));
  if (isMonth(before.at(-1))) {
    return after[0] === undefined || AFTER_DAY.test(after[0]) ? ordinalWords(core) : undefined;
  }
  if (!isMonth(after[0]) || before.at(-1) === 'the') return undefined;
  return ['the', ...ordinalWords(core), 'of'];
}

/** Whether a measure stands between an article and a noun, which it describes: 'a 5 km run'. */
export const isBeforeNoun = (article: string | undefined, noun: string | undefined): boolean =>
  /^an?$/i.test(article ?? '') && /^[a-z]{3,}/.test(noun ?? '');

/** The words of a measure with its unit in the singular; undefined if its last word is not a plural. */
export function inSingular(words: readonly string[]): string[] | undefined {
  const unit = words.at(-1);
  if (!unit || unit === 'times' || !/^(?:feet|inches|[a-z]{2,}[a-rt-z]s)$/.test(unit))
    return undefined;
  const one = { feet: 'foot', inches: 'inch' }[unit] ?? unit.slice(0, -1);
  return [...words.slice(0, -1), one];
}

/** Reads the unit in the singular, whatever the number: 'a 12" pizza', 'a 5km run'. */
export function readAdjective(
  core: string,
  { before, after, order }: TokenContext,
): string[] | undefined {
  if (!isBeforeNoun(before.at(-1), after[0])) return undefined;
  if (!/^\d[\d.]*[A-Za-z"']/.test(core) || /^\d+'?s$/.test(core)) return undefined;
  const words = readNumber(core, false, order);
  return words && inSingular(words);
}
