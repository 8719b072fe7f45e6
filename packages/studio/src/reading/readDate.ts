import { MONTHS } from './lexicon.ts';
import { ordinalWords, yearWords } from './numberWords.ts';

/** The order of day and month in a variety of English. */
export type DateOrder = 'month-first' | 'day-first';

/** Day, month, and a year of four digits or of two in this century. */
const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/**
 * Reads a numeric date as spoken words; undefined if it is not one. `2026-12-03` is always the third of
 * December, and so is `03.12.2026`, because only languages that put the day first use full stops;
 * `12/03/2026` follows `order`, unless only the other order makes a date.
 */
export function readDate(written: string, order: DateOrder): string[] | undefined {
  const iso = ISO.exec(written);
  if (iso) return dateWords(iso[3], iso[2], iso[1], order);
  const [, first, mark, second, year] = NUMERIC.exec(written) ?? [];
  if (year === undefined || (year.length === 2 && mark !== '/')) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  const dayFirst = () => dateWords(first, second, full, order);
  const monthFirst = () => dateWords(second, first, full, order);
  return mark === '.' || order === 'day-first'
    ? (dayFirst() ?? monthFirst())
    : (monthFirst() ?? dayFirst());
}

function dateWords(
  day: string | undefined,
  month: string | undefined,
  year: string | undefined,
  order: DateOrder,
): string[] | undefined {
  const name = MONTHS[Number(month) - 1];
  if (!name || !day || !year || Number(day) < 1 || Number(day) > 31) return undefined;
  const ordinal = ordinalWords(day);
  const said = order === 'day-first' ? ['the', ...ordinal, 'of', name] : [name, ...ordinal];
  return [...said, ...yearWords(year)];
}
