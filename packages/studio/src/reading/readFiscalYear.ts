import { letterWords } from './acronyms.ts';
import { cardinalWords, yearWords } from './numberWords.ts';

const FISCAL_YEAR = /^([QH][1-4])?FY'?(\d{4}|\d\d)(?:[-–/](?:FY)?(\d{4}|\d\d))?$/;

/** Reads 'FY2026', 'FY24-25' and 'Q3FY26'; undefined for anything else. */
export function readFiscalYear(core: string, next: string | undefined): string[] | undefined {
  if (core === 'FY' && /^(?:\d{4}|\d\d)\b/.test(next ?? '')) return ['fiscal', 'year'];
  const [, part, year, until] = FISCAL_YEAR.exec(core) ?? [];
  if (!year) return undefined;
  const period = part ? [...letterWords(part.charAt(0)), ...cardinalWords(part.charAt(1))] : [];
  return [...period, 'fiscal', 'year', ...yearOf(year), ...(until ? ['to', ...yearOf(until)] : [])];
}

const yearOf = (year: string): string[] => (year.length === 4 ? yearWords(year) : digitPair(year));

/** Reads a year without its century: 'twenty six', 'oh five'. */
function digitPair(year: string): string[] {
  return year.startsWith('0') ? ['oh', ...cardinalWords(year.charAt(1))] : cardinalWords(year);
}
