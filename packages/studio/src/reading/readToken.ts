import { letterWords } from './acronyms.ts';
import { lookUp, SYMBOLS, UNITS } from './lexicon.ts';
import { readAbbreviation } from './readAbbreviation.ts';
import { readAddress } from './readAddress.ts';
import { groupWords } from './readDigitGroups.ts';
import { isPictureSize, readDigits } from './readDigits.ts';
import { readDuration } from './readDuration.ts';
import { readFiscalYear } from './readFiscalYear.ts';
import { readExposure } from './readExposure.ts';
import { readFraction, withArticle } from './readFraction.ts';
import { readNamedRange } from './readNamedRange.ts';
import { readNumber } from './readNumber.ts';
import { readPath } from './readPath.ts';
import { readPressure } from './readPressure.ts';
import { readPrice } from './readPrice.ts';
import { readRoman } from './readRoman.ts';
import { isElectric, readLabel } from './readLabel.ts';
import {
  inSingular,
  isBeforeNoun,
  readAdjective,
  readDayOfMonth,
  readLetters,
  readSense,
} from './readSense.ts';
import { readShare } from './readShare.ts';
import { readShortDate } from './readShortDate.ts';
import { readSpacedRange } from './readSpacedRange.ts';
import { readHalf, readHalfRange } from './readTime.ts';
import { readWord } from './readWord.ts';
import { isNumeric, type TokenContext } from './TokenContext.ts';

/** Units that are also words: 'five in the morning'. */
const ALSO_WORDS = /^(?:in|us|bar|ha|mo|cal|ms)$/;

/** Spoken between two numbers; elsewhere they are a dash, a bullet, or a letter. */
const BETWEEN_NUMBERS: Readonly<Record<string, string>> = {
  '*': 'times',
  x: 'by',
  '/': 'divided by',
  '^': 'to the power of',
};

/**
 * Returns the spoken words of one written word without its outer punctuation. A comma after a word is a
 * short rest. Returns an empty list for a word that is not spoken.
 */
export function readToken(core: string, context: TokenContext): string[] {
  const previous = context.before.at(-1);
  const next = context.after[0];
  if (core === '') return [];
  if (context.isPhone) return phone(core, next);
  const words =
    readPrice(core, context) ?? readBetween(core, context) ?? readSpacedRange(core, context);
  if (words) return words;
  const symbol = lookUp(SYMBOLS, core);
  if (symbol !== undefined) return symbol.split(' ');
  if (!/[A-Za-z0-9]/.test(core)) return [];
  return (
    readPath(core) ??
    readAddress(core) ??
    (core.includes(' ') ? undefined : readMixedEnd(core, previous)) ??
    readDayOfMonth(core, context) ??
    readShortDate(core, context) ??
    readDigits(core, context) ??
    readHalfRange(core, previous, next) ??
    readDuration(core, context) ??
    readFiscalYear(core, next) ??
    readNamedRange(core, context) ??
    readPressure(core, context) ??
    readExposure(core, context) ??
    readLabel(core, context) ??
    readShare(core, context) ??
    readAdjective(core, context) ??
    readNumber(core, false, context.order) ??
    readHalf(core, previous) ??
    readSigns(core, context) ??
    readRoman(core, context.before, next) ??
    readUnit(core, context) ??
    readAbbreviation(core, context) ??
    readFunction(core) ??
    readLetters(core, context) ??
    readHandle(core, context) ??
    readSense(core, context) ??
    readCompound(core, context)
  );
}

function phone(core: string, next: string | undefined): string[] {
  const words = [...(core.startsWith('+') ? ['plus'] : []), ...groupWords(core)];
  return next === undefined || !/^\d/.test(next)
    ? words
    : words.map((word, i) => (i === words.length - 1 ? `${word},` : word));
}

function readBetween(core: string, { before, after }: TokenContext): string[] | undefined {
  // 'a 5 x increase'
  if (core === 'x' && isNumeric(before.at(-1)) && isBeforeNoun(before.at(-2), after[0])) {
    return ['times'];
  }
  const isSum = after[1] === '=' || before.at(-2) === '=';
  const isTerm = (word = '') => isNumeric(word) || (isSum && /^\d*[a-z]$/.test(word));
  if (!isTerm(before.at(-1)) || !isTerm(after[0])) return undefined;
  if (/^[-–]$/.test(core) && isSum) return ['minus'];
  if (core === 'x' && isSum) return ['times'];
  if (core === '×' && !isSum && isPictureSize(before.at(-1), after[0])) return ['by'];
  return lookUp(BETWEEN_NUMBERS, core)?.split(' ');
}

/** 'two 1/2': the fraction belongs to the number before it. */
function readMixedEnd(core: string, previous: string | undefined): string[] | undefined {
  if (previous === undefined || !/^\d{1,3}$/.test(previous)) return undefined;
  const fraction = readFraction(core);
  return fraction && ['and', ...withArticle(fraction)];
}

/** Reads a word part by part if its inner symbols can be spelled out. */
function readSigns(core: string, context: TokenContext): string[] | undefined {
  if (!core.includes(' ')) return undefined;
  const words = core.split(' ');
  return words.flatMap((word, i) =>
    readToken(word, {
      ...context,
      before: [...context.before, ...words.slice(0, i)],
      after: [...words.slice(i + 1), ...context.after],
    }),
  );
}

/** A number, a range or a fraction, before a unit. */
const COUNT = /^-?[\d,.]+(?:[-–][\d,.]+)?$|^(?:\d+ )?\d{1,3}\/\d{1,3}$/;
/** A fraction alone: 'one half teaspoon'. */
const PART = /^\d{1,2}\/\d{1,2}$/;

/**
 * Reads a unit separated from its number by a space. A single letter is more often a name, unless number and
 * letter describe a noun: 'a 50 m pool'.
 */
function readUnit(core: string, context: TokenContext): string[] | undefined {
  const { before } = context;
  const isSquare = /^sq\.?$/.test(before.at(-1) ?? '');
  const previous = before.at(isSquare ? -2 : -1);
  if (previous === undefined || !COUNT.test(previous)) return undefined;
  if (core === 'sq') return ['square'];
  const isAdjective = isBeforeNoun(before.at(isSquare ? -3 : -2), context.after[0]);
  if (core === 'pp') return readPoints(previous, before.at(-2));
  const isLetter = isSquare || (isAdjective && /^[mgLlhstWVkK]$/.test(core));
  const isUnit = core === 'A' ? isElectric(context) : core.length > 1 || isLetter;
  const isInches = core === 'in' && /^ft\.?$/.test(before.at(-2) ?? '');
  if (!isUnit || (ALSO_WORDS.test(core) && !isInches)) return undefined;
  const isOne = previous === '1' || PART.test(previous);
  const words = lookUp(UNITS, core)?.[isOne ? 0 : 1].split(' ');
  return words && isAdjective ? (inSingular(words) ?? words) : words;
}

/** Reads 'pp' after a change, where it is no page: 'up 5 pp'. */
function readPoints(count: string, previous = ''): string[] | undefined {
  const isChange = /^(?:up|down|by|of|rose|fell|gained|lost)$/i.test(previous);
  return isChange ? ['percentage', count === '1' ? 'point' : 'points'] : undefined;
}

/** Reads 'f(x)', whose closing bracket is outer punctuation. An article takes one, too: 'a(n)'. */
function readFunction(core: string): string[] | undefined {
  const [, name, variable] = /^([b-hj-zF-H])\(([a-z])$/.exec(core) ?? [];
  return name && variable ? [...letterWords(name), 'of', ...letterWords(variable)] : undefined;
}

function readHandle(core: string, { isShouting }: TokenContext): string[] | undefined {
  const match = /^([@#])(\w.*)$/.exec(core);
  if (!match?.[2]) return undefined;
  return [
    match[1] === '@' ? 'at' : 'hashtag',
    ...readWord(match[2].replaceAll('_', ' '), isShouting),
  ];
}

/** Reads words joined by hyphens, slashes or dashes, each part separately. */
function readCompound(core: string, { isShouting }: TokenContext): string[] {
  const withWord = /^w\/(?=[A-Za-z])/i.exec(core);
  if (withWord && !/^w\/[io]$/i.test(core)) return ['with', ...readWord(core.slice(2), isShouting)];
  const whole = readWord(core, isShouting);
  if (!/\d/.test(core) || !/[-–/]/.test(core)) return whole;
  return core
    .split(/[-–/]+/)
    .flatMap((part) => readAddress(part) ?? readNumber(part) ?? readWord(part, isShouting));
}
