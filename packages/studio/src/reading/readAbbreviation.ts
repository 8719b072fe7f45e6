import { letterWords } from './acronyms.ts';
import { ABBREVIATION_READINGS, lookUp, STOPPED_READINGS, UNITS } from './lexicon.ts';
import { readNumber } from './readNumber.ts';
import { isNumeric, type TokenContext } from './TokenContext.ts';

/** Written before a number without a space: 'No.5', 'p.12'. */
const NUMBERED: Readonly<Record<string, string>> = {
  no: 'number',
  p: 'page',
  pp: 'pages',
  fig: 'figure',
  vol: 'volume',
  ch: 'chapter',
  sec: 'section',
};

/** Reads an abbreviation. Known abbreviations keep their stop in the core, so that 'co.' is not 'co'. */
export function readAbbreviation(
  core: string,
  { before, after, isStopped, isPaused }: TokenContext,
): string[] | undefined {
  const next = after[0];
  const stem = core.replace(/\.$/, '');
  const key = stem.toLowerCase();
  const numbered = /^([A-Za-z]{1,4})\.(\d[\d,.-]*)$/.exec(core);
  if (numbered?.[1] && numbered[2]) {
    const label = lookUp(NUMBERED, numbered[1].toLowerCase());
    const number = label === undefined ? undefined : readNumber(numbered[2]);
    if (label !== undefined && number) return [label, ...number];
  }
  if (/^p\.?$/.test(core) && (core.endsWith('.') || isStopped) && /^\d/.test(next ?? '')) {
    return ['page'];
  }
  if (/^ca?\.$/.test(core) && /^\d{3,4}/.test(next ?? '')) return ['circa'];
  const isDotted = core.endsWith('.') || stem.includes('.');
  if (/^(?:[A-Za-z]\.)+[A-Za-z]$/.test(stem) && lookUp(ABBREVIATION_READINGS, key) === undefined) {
    return letterWords(stem.replaceAll('.', ''));
  }
  const isBeforeName = next !== undefined && !isPaused && /^[A-Z][a-z]/.test(next);
  // British English uses no full stop after titles.
  if (!isDotted && isBeforeName && /^(?:Mr|Mrs|Ms|Dr|St)$/.test(stem)) {
    if (stem === 'St') return ['saint'];
    return stem === 'Dr' ? ['doctor'] : lookUp(ABBREVIATION_READINGS, key)?.split(' ');
  }
  if (isDotted || isStopped) {
    const short = readStopped(stem, before.at(-1));
    if (short) return short;
  }
  if (!isDotted) return undefined;
  if (key === 'st') return [isBeforeName ? 'saint' : 'street'];
  if (key === 'dr') return [isBeforeName ? 'doctor' : 'drive'];
  if (key === 'no') return ['number'];
  if (stem === 'a.m' || stem === 'p.m') return letterWords(stem.replace('.', ''));
  return lookUp(ABBREVIATION_READINGS, key)?.split(' ');
}

function readStopped(stem: string, previous: string | undefined): string[] | undefined {
  // 'the Sun.' is the star, and 'he sat.' is not a day
  if (/^(?:Sun|Sat|Wed|Fri|Mon)$/.test(stem) && /^(?:the|a|my|our|this)$/i.test(previous ?? '')) {
    return undefined;
  }
  const counted = isNumeric(previous) ? lookUp(UNITS, stem) : undefined;
  if (counted && /^(?:min|sec|hr|yr|wk|mo|gal|ft|in|oz|lb|lbs|hrs|mins|secs|yrs|wks)$/.test(stem)) {
    return counted[previous === '1' ? 0 : 1].split(' ');
  }
  return lookUp(STOPPED_READINGS, stem)?.split(' ');
}
