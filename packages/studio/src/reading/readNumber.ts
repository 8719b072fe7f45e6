import { lookUp, UNITS } from './lexicon.ts';
import {
  cardinalWords,
  ordinalWords,
  pairWords,
  pluralWords,
  signWords,
  yearWords,
} from './numberWords.ts';
import { type DateOrder, readDate } from './readDate.ts';
import { plain, readFeet, readFraction, readMixed } from './readFraction.ts';
import { readDigitGroups } from './readDigitGroups.ts';
import { CURRENCY_SIGN, NUMBER, readMoney, withPoint } from './readMoney.ts';
import { readBothHalves, readHours, readTime } from './readTime.ts';

/**
 * Reads a written number with its signs and units ('$5.99', '10:30', '21st', '50%', '1990s', '10–20') as
 * spoken words; returns undefined if it is none of these.
 *
 * @param isBeforeScale - Whether 'million' or the like follows, so that the currency is spoken after that.
 */
export function readNumber(
  written: string,
  isBeforeScale = false,
  order: DateOrder = 'month-first',
): string[] | undefined {
  const date = readDate(written, order);
  if (date) return date;
  const pointed = withPoint(written) ?? written;
  for (const read of READERS) {
    const words = read(pointed, isBeforeScale);
    if (words) return words;
  }
  return undefined;
}

type Reader = (written: string, isBeforeScale: boolean) => string[] | undefined;

/** Tried in order; the first match wins. */
const READERS: readonly Reader[] = [
  readFeet,
  readMixed,
  readTime,
  readBothHalves,
  readOrdinal,
  readDecade,
  readMoney,
  readFraction,
  readDigitGroups,
  readVersion,
  readPictureSize,
  readNumbered,
  readHours,
  readRange,
  readMeasure,
  readMinimum,
];

/** Reads 2024 as a year, unless a comma or a unit makes it a quantity. */
function plainOrYear(number: string): string[] {
  return /^(?:1[1-9]|20)\d\d$/.test(number) ? yearWords(number) : plain(number);
}

function readOrdinal(written: string): string[] | undefined {
  const match = /^(\d[\d,]*)(?:st|nd|rd|th)$/i.exec(written);
  return match?.[1] ? ordinalWords(match[1].replaceAll(',', '')) : undefined;
}

function readDecade(written: string): string[] | undefined {
  const match = /^'?(\d0|1[1-9]\d0|20\d0)'?s$/.exec(written);
  if (!match?.[1]) return undefined;
  return pluralWords(match[1].length === 4 ? yearWords(match[1]) : cardinalWords(match[1]));
}

function readVersion(written: string): string[] | undefined {
  const match = /^v?(\d+(?:\.\d+){2,})$/i.exec(written) ?? /^v(\d+(?:\.\d+)*)$/i.exec(written);
  if (!match?.[1]) return undefined;
  const numbers = match[1].split('.').flatMap((part, i) => {
    return [...(i > 0 ? ['point'] : []), ...plain(part)];
  });
  return /^v/i.test(written) ? ['version', ...numbers] : numbers;
}

function readNumbered(written: string): string[] | undefined {
  const [, first, last] = /^#(\d+)(?:[-–]#?(\d+))?$/.exec(written) ?? [];
  if (!first) return undefined;
  return ['number', ...plain(first), ...(last ? ['to', ...plain(last)] : [])];
}

const RANGE = new RegExp(
  `^(${CURRENCY_SIGN}?(?:${NUMBER})\\D{0,3}?)([-–x×:/])(${CURRENCY_SIGN}?(?:${NUMBER}).*)$`,
);
const BETWEEN = new Map([
  ['-', ['to']],
  ['–', ['to']],
  ['x', ['by']],
  ['×', ['by']],
  [':', ['to']],
  ['/', []],
]);

const STARTING_SIGN = new RegExp(`^${CURRENCY_SIGN}`);
const RATING = /^\d+\.\d+\/(?:5|10|100)$/;

/** Reads ranges and ratios: '10–20 %', '$5-$10', '1920x1080', '16:9'. */
function readRange(written: string, isBeforeScale: boolean): string[] | undefined {
  const match = RANGE.exec(written);
  if (!match?.[1] || !match[2] || !match[3]) return undefined;
  const [, from, mark, until] = match;
  const sign = STARTING_SIGN.exec(from)?.[0];
  // '$5-10k' is five to ten thousand dollars
  const shared = sign && BETWEEN.get(mark)?.[0] === 'to' && readNumber(sign + until, isBeforeScale);
  const lower = shared ? readNumber(from.slice(sign.length)) : readNumber(from, isBeforeScale);
  const upper = shared || readNumber(until, isBeforeScale);
  const between = RATING.test(written) ? ['out', 'of'] : (BETWEEN.get(mark) ?? []);
  return lower && upper ? [...lower, ...between, ...upper] : undefined;
}

const MEASURE = new RegExp(`^([-+~±]*)(${NUMBER})([A-Za-z%°×¢][A-Za-z/]{0,4}[23]?)?$`);

function readMeasure(written: string): string[] | undefined {
  const match = MEASURE.exec(written);
  const number = match?.[2];
  if (!match || !number) return undefined;
  const lead = signWords(match[1]);
  if (match[3] === undefined) return [...lead, ...plainOrYear(number)];
  const unit = lookUp(UNITS, match[3]);
  if (!unit) return undefined;
  return [...lead, ...resolution(number, match[3]), ...unit[number === '1' ? 0 : 1].split(' ')];
}

/** Reads '1,000+' and '$100+'. */
function readMinimum(written: string): string[] | undefined {
  const number = /^(.*[^+])\+$/.exec(written)?.[1];
  const words = number && readNumber(number);
  return words ? [...words, 'plus'] : undefined;
}

/** Reads '1080p' as ten eighty p. */
function resolution(number: string, unit: string): string[] {
  return unit === 'p' && /^\d{3,4}$/.test(number) ? pairWords(number) : plain(number);
}

/** Reads the size of a picture, and lines with their frames per second: '1920x1080', '1080p60'. */
function readPictureSize(written: string): string[] | undefined {
  const [, width, height] = /^(\d{3,4})[x×](\d{3,4})$/.exec(written) ?? [];
  if (width && height) return [...pairWords(width), 'by', ...pairWords(height)];
  const [, lines, frames] = /^(\d{3,4})p(\d{2,3})$/.exec(written) ?? [];
  return lines && frames ? [...pairWords(lines), 'p', ...plain(frames)] : undefined;
}
