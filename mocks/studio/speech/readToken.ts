import { letterWords } from './acronyms.ts';
import { ABBREVIATION_READINGS, lookUp, SYMBOLS, UNITS } from './lexicon.ts';
import { cardinalWords } from './numberWords.ts';
import { readAddress } from './readAddress.ts';
import { currencyOf, isAmountBeforeScale, isScale, readNumber } from './readNumber.ts';
import { readWord } from './readWord.ts';

/** What stands around a word in its sentence, already in ASCII and without outer punctuation. */
export interface TokenContext {
  previous?: string | undefined;
  next?: string | undefined;
  /** The sentence is written in capitals. */
  isShouting: boolean;
}

const ROMAN = new Map(
  'II III IV VI VII VIII IX XI XII XIII XIV XV'.split(' ').map((numeral, i) => {
    const value = [2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15][i] ?? 0;
    return [numeral, String(value)];
  }),
);
const BEFORE_ROMAN =
  /^(?:chapter|part|act|scene|section|volume|phase|type|level|class|war|step|book)$/i;

/**
 * The spoken words of one written word without its outer punctuation. A comma after a word stands
 * for a short rest. An empty list is a word that is written but not spoken.
 */
export function readToken(core: string, context: TokenContext): string[] {
  const { previous, next } = context;
  if (core === '') return [];
  const symbol = lookUp(SYMBOLS, core);
  if (symbol !== undefined) return symbol.split(' ');
  if (!/[A-Za-z0-9]/.test(core)) return [];
  if (isScale(core) && previous !== undefined && isAmountBeforeScale(previous, core)) {
    return [core.toLowerCase(), ...currencyOf(previous)];
  }
  return (
    readAddress(core) ??
    readNumber(core, isAmountBeforeScale(core, next)) ??
    readRoman(core, previous) ??
    readUnit(core, previous) ??
    readAbbreviation(core, context) ??
    readHandle(core, context) ??
    readCompound(core, context)
  );
}

function readRoman(core: string, previous: string | undefined): string[] | undefined {
  const value = ROMAN.get(core);
  if (value === undefined) return undefined;
  const isNumeral = /^II$|.{3}/.test(core) || BEFORE_ROMAN.test(previous ?? '');
  return isNumeral ? cardinalWords(value) : undefined;
}

/** A unit parted from its number by a space. One letter alone is more often a name. */
function readUnit(core: string, previous: string | undefined): string[] | undefined {
  if (core.length < 2 || previous === undefined || !/^-?[\d,.]+$/.test(previous)) return undefined;
  return lookUp(UNITS, core)?.[previous === '1' ? 0 : 1].split(' ');
}

/** Known abbreviations keep their stop in the core, so that 'co.' is not 'co'. */
function readAbbreviation(core: string, { next }: TokenContext): string[] | undefined {
  const stem = core.replace(/\.$/, '');
  const key = stem.toLowerCase();
  const isDotted = core.endsWith('.') || stem.includes('.');
  if (/^(?:[A-Za-z]\.)+[A-Za-z]$/.test(stem) && lookUp(ABBREVIATION_READINGS, key) === undefined) {
    return letterWords(stem.replaceAll('.', ''));
  }
  if (!isDotted) return undefined;
  const isBeforeName = next !== undefined && /^[A-Z][a-z]/.test(next);
  if (key === 'st') return [isBeforeName ? 'saint' : 'street'];
  if (key === 'dr') return [isBeforeName ? 'doctor' : 'drive'];
  if (key === 'no') return ['number'];
  if (stem === 'a.m' || stem === 'p.m') return letterWords(stem.replace('.', ''));
  return lookUp(ABBREVIATION_READINGS, key)?.split(' ');
}

function readHandle(core: string, { isShouting }: TokenContext): string[] | undefined {
  const match = /^([@#])(\w.*)$/.exec(core);
  if (!match?.[2]) return undefined;
  return [
    match[1] === '@' ? 'at' : 'hashtag',
    ...readWord(match[2].replaceAll('_', ' '), isShouting),
  ];
}

/** Words joined by hyphens, slashes or dashes; each part is read as if it stood alone. */
function readCompound(core: string, { isShouting }: TokenContext): string[] {
  const whole = readWord(core, isShouting);
  if (!/\d/.test(core) || !/[-–/]/.test(core)) return whole;
  return core
    .split(/[-–/]+/)
    .flatMap((part) => readAddress(part) ?? readNumber(part) ?? readWord(part, isShouting));
}
