import { CURRENCIES, type Currency, lookUp, SCALES, UNITS } from './lexicon.ts';
import { cardinalWords, ordinalWords, pluralWords, yearWords } from './numberWords.ts';

import { type DateOrder, readDate } from './readDate.ts';
import { plain, readFeet, readFraction, readMixed } from './readFraction.ts';
import { readDigitGroups } from './readDigitGroups.ts';
import { readBothHalves, readHours, readTime } from './readTime.ts';
import { isScale } from './scaleWords.ts';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
const CURRENCY_SIGN = `(?:${Object.keys(CURRENCIES)
  .join('|')
  .replaceAll('$', String.raw`\$`)})`;

const AMOUNT = new RegExp(
  `^[-+]?${CURRENCY_SIGN}(?:${NUMBER})(?:[-–]${CURRENCY_SIGN}?(?:${NUMBER}))?$`,
);

/**
 * Whether a chunk is an amount of money, or a range of them, whose currency is spoken after the scale word
 * that follows.
 */
export function isAmountBeforeScale(written: string, next: string | undefined): boolean {
  return AMOUNT.test(written) && isScale(next);
}

/** Returns the name of the currency that an amount is written in ('$1.5' → dollars). */
export function currencyOf(written: string, isOne = false): string[] {
  const sign = new RegExp(CURRENCY_SIGN).exec(written)?.[0];
  const currency = sign && lookUp(CURRENCIES, sign);
  return currency ? [isOne ? currency.one : currency.many] : [];
}

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
  for (const read of READERS) {
    const words = read(written, isBeforeScale);
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

const MONEY_BEFORE = new RegExp(`^([-+]?)(${CURRENCY_SIGN})(${NUMBER})([A-Za-z]{1,2})?$`);
const MONEY_AFTER = new RegExp(`^([-+]?)(${NUMBER})([A-Za-z]{1,2}?)??(${CURRENCY_SIGN})$`);

function readMoney(written: string, isBeforeScale: boolean): string[] | undefined {
  const before = MONEY_BEFORE.exec(written);
  const after = before ? undefined : MONEY_AFTER.exec(written);
  const [sign, number, scaleMark] = before
    ? [before[2], before[3], before[4]]
    : [after?.[4], after?.[2], after?.[3]];
  const currency = sign ? lookUp(CURRENCIES, sign) : undefined;
  if (!currency || !number) return undefined;
  const scale = scaleMark === undefined ? undefined : lookUp(SCALES, scaleMark);
  if (scaleMark !== undefined && scale === undefined) return undefined;
  const lead = signWords((before ?? after)?.[1]);
  if (isBeforeScale) return [...lead, ...plain(number)];
  if (scale) return [...lead, ...plain(number), scale, currency.many];
  return [...lead, ...amount(number, currency)];
}

function amount(number: string, currency: Currency): string[] {
  const [whole = '', decimals] = number.replaceAll(',', '').split('.');
  const units = [...plain(whole || '0'), Number(whole) === 1 ? currency.one : currency.many];
  if (decimals === undefined || /^0+$/.test(decimals)) return units;
  if (!currency.cents || decimals.length !== 2) return [...plain(number), currency.many];
  const cents = [...cardinalWords(decimals), currency.cents[decimals === '01' ? 0 : 1]];
  return Number(whole) === 0 ? cents : [...units, 'and', ...cents];
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
  return unit === 'p' && /^\d{4}$/.test(number) ? yearWords(number) : plain(number);
}

function signWords(sign: string | undefined): string[] {
  if (!sign) return [];
  const names: Record<string, string> = { '-': 'minus', '+': 'plus', '~': 'about' };
  return sign === '±' ? ['plus', 'or', 'minus'] : [names[sign.charAt(0)] ?? ''].filter(Boolean);
}
