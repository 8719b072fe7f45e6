import { ABBREVIATION_READINGS, lookUp, STOPPED_READINGS } from './lexicon.ts';
import type { TokenContext } from './TokenContext.ts';

const DAY = /^(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)$/;
const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)?$/;
const DAYS = new RegExp(`${DAY.source}|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$`);
const MONTH = /^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/;
/** The name of a month, short or in full. */
export const MONTHS = new RegExp(
  `${MONTH.source}|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$`,
);

/**
 * Reads short names of days and months without full stops. Many are also words or names, so they need
 * a number next to them, or their like: 'Mar 3rd', 'Mon–Fri'.
 */
export function readShortDate(core: string, { before, after }: TokenContext): string[] | undefined {
  const isDated = /^\d/.test(after[0] ?? '') || DAY_OF_MONTH.test(before.at(-1) ?? '');
  if (isDated && MONTH.test(core)) return [fullName(core)];
  const isBeforeDate =
    (DAY_OF_MONTH.test(after[0] ?? '') && MONTHS.test(after[1] ?? '')) ||
    (MONTHS.test(after[0] ?? '') && DAY_OF_MONTH.test(after[1] ?? ''));
  if (isBeforeDate && DAY.test(core)) return [fullName(core)];
  const isDash = (word = '') => /^[-–]$/.test(word);
  const other = isDash(after[0]) ? after[1] : isDash(before.at(-1)) ? before.at(-2) : undefined;
  const end = readShortName(core, other ?? '');
  if (end) return end;
  const [from = '', until = '', ...more] = core.split(/[-–]/);
  const [first, last] = [readShortName(from, until), readShortName(until, from)];
  return first && last && more.length === 0 ? [...first, 'to', ...last] : undefined;
}

/** Reads the name of a day or month, short or in full, if another of its kind is the end of the range. */
export function readShortName(name: string, other: string): string[] | undefined {
  const isRange = [DAYS, MONTHS].some((names) => names.test(name) && names.test(other));
  return isRange ? [fullName(name).toLowerCase()] : undefined;
}

function fullName(short: string): string {
  return (
    lookUp(STOPPED_READINGS, short) ?? lookUp(ABBREVIATION_READINGS, short.toLowerCase()) ?? short
  );
}
