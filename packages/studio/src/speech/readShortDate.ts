import { ABBREVIATION_READINGS, lookUp, STOPPED_READINGS } from './lexicon.ts';
import type { TokenContext } from './TokenContext.ts';

const DAY = /^(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)$/;
const MONTH = /^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/;

/**
 * Reads short names of days and months without full stops. Many are also words or names, so they need
 * a number next to them, or their like: 'Mar 3rd', 'Mon–Fri'.
 */
export function readShortDate(core: string, { before, after }: TokenContext): string[] | undefined {
  const isDated =
    /^\d/.test(after[0] ?? '') || /^\d{1,2}(?:st|nd|rd|th)?$/.test(before.at(-1) ?? '');
  if (isDated && MONTH.test(core)) return [fullName(core)];
  const [from = '', until = '', ...more] = core.split(/[-–]/);
  const isRange = [DAY, MONTH].some((short) => short.test(from) && short.test(until));
  return isRange && more.length === 0 ? [fullName(from), 'to', fullName(until)] : undefined;
}

function fullName(short: string): string {
  return (
    lookUp(STOPPED_READINGS, short) ?? lookUp(ABBREVIATION_READINGS, short.toLowerCase()) ?? short
  );
}
