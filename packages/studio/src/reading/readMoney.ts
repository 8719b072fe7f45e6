import { CURRENCIES, type Currency, lookUp, SCALES } from './lexicon.ts';
import { cardinalWords, signWords } from './numberWords.ts';
import { plain } from './readFraction.ts';
import { isScale } from './scaleWords.ts';

/** The pattern of a number with its separators. */
export const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
/** The pattern of the sign or the code of a currency. */
export const CURRENCY_SIGN = `(?:${Object.keys(CURRENCIES)
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

const COMMA = new RegExp(
  `^([-+]?${CURRENCY_SIGN}?)(\\d{1,3}(?:\\.\\d{3})+|\\d+),(\\d{1,2})(%|${CURRENCY_SIGN})?$`,
);

/**
 * Writes money and percentages with a decimal point if they have a comma, as in most of Europe: '€9,99',
 * '1.234,56€', '10,5%'. Undefined for other numbers.
 *
 * @param unit - The sign that follows as a word of its own; it is not part of the result.
 */
export function withPoint(written: string, unit = ''): string | undefined {
  const [, lead = '', whole, decimals, sign = ''] = COMMA.exec(written + unit) ?? [];
  if (!whole || !decimals || (sign === '' && !/[^-+]/.test(lead))) return undefined;
  return `${lead}${whole.replaceAll('.', '')}.${decimals}${unit === '' ? sign : ''}`;
}

const MONEY_BEFORE = new RegExp(`^([-+]?)(${CURRENCY_SIGN})(${NUMBER})([A-Za-z]{1,2})?$`);
const MONEY_AFTER = new RegExp(`^([-+]?)(${NUMBER})([A-Za-z]{1,2}?)??(${CURRENCY_SIGN})$`);

/**
 * Reads an amount of money: '$5.99', '5kUS$'.
 *
 * @param isBeforeScale - Whether the currency is spoken after the scale word that follows.
 */
export function readMoney(written: string, isBeforeScale: boolean): string[] | undefined {
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
