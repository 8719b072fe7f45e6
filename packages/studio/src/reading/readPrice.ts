import { CURRENCIES, lookUp, UNITS } from './lexicon.ts';
import { currencyOf, isAmountBeforeScale, withPoint } from './readMoney.ts';
import { readNumber } from './readNumber.ts';
import { readWord } from './readWord.ts';
import { isScale, SCALE_WORDS, scaleName } from './scaleWords.ts';
import type { TokenContext } from './TokenContext.ts';

const COUNT = /^\d[\d.,]*(?:[-–]\d[\d.,]*)?[A-Za-z]{0,2}$/;
const isCount = (word: string | undefined): boolean => word !== undefined && COUNT.test(word);
const isSign = (word: string | undefined): boolean =>
  word !== undefined && lookUp(CURRENCIES, word) !== undefined;

const SCALED = new RegExp(
  String.raw`^(.*\d)-(${SCALE_WORDS})(?:-((?:dollar|pound|euro|rupee|yen)s?))?(?:-(.+))?$`,
  'i',
);
const RATE = /^(.*\d[A-Za-z]{0,2})((?:\/[A-Za-z]{2,})+)$/;

/**
 * Reads money whose parts are separate words, or joined to other words: 'US$ 500', '500 US$',
 * '$1.5 million', '$1.5-million', '$20/month', 'a $500 prize'. Returns undefined for anything else.
 */
export function readPrice(core: string, context: TokenContext): string[] | undefined {
  const { before, after } = context;
  if (isSign(core) && isMoney(core, context)) {
    return isLeading(before, after[0]) ? [] : currencyOf(core, before.at(-1) === '1');
  }
  const isOne = (article: string | undefined) =>
    /^an?$/i.test(article ?? '') && /^[a-z]{3,}/.test(after[0] ?? '');
  if (isScale(core)) {
    const [amount, article] = withSign(before);
    if (!isAmountBeforeScale(amount, core)) return undefined;
    return [...scaleName(core), ...currencyOf(amount, isOne(article))];
  }
  const pointed = after[0] === '%' || isSign(after[0]) ? withPoint(core, after[0]) : undefined;
  if (pointed !== undefined) return readNumber(pointed);
  const [amount, article] = withSign([...before, core]);
  const [many] = currencyOf(amount);
  if (many === undefined) return undefined;
  const parts = readParts(amount, isOne(article));
  if (parts) return parts;
  const words = readNumber(amount, isAmountBeforeScale(amount, after[0]), context.order);
  const isBeforeNoun = isOne(article) && words?.at(-1) === many;
  return isBeforeNoun ? [...words.slice(0, -1), ...currencyOf(amount, true)] : words;
}

/** Reads '$1.5-million-a-year' and '$20/user/month'. */
function readParts(amount: string, isOne: boolean): string[] | undefined {
  const [, number, scale, name, more = ''] = SCALED.exec(amount) ?? [];
  if (number && scale && isAmountBeforeScale(number, scale)) {
    const isSingular = name !== undefined && !name.endsWith('s');
    const words = [...(readNumber(number, true) ?? []), ...scaleName(scale)];
    return [...words, ...currencyOf(number, isOne || isSingular), ...readWord(more)];
  }
  const [, price, per] = RATE.exec(amount) ?? [];
  const words = price && readNumber(price);
  if (!words || !per) return undefined;
  const units = per.split('/').slice(1);
  return [
    ...words,
    ...units.flatMap((unit) => ['per', ...(lookUp(UNITS, unit)?.slice(0, 1) ?? readWord(unit))]),
  ];
}

/** Codes that are also names of other things: computer-aided design, a business profile, the three Rs. */
const UNSURE = /^(?:CAD|SGD|GBP|AUD|NZD|INR|CHF|Rs)$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Whether the sign or code of a currency stands for it here: some codes need a number beside them. */
function isMoney(sign: string, { before, after }: TokenContext): boolean {
  if (!UNSURE.test(sign)) return true;
  const [previous, next] = [before.at(-1), after[0]];
  if (isCount(next)) return !YEAR.test(next ?? '');
  return isCount(previous) && sign !== 'Rs' && !/^[a-z]/.test(next ?? '');
}

/** Returns the last word, with its currency if that is a word before it, and the word before both. */
function withSign(words: readonly string[]): [amount: string, previous: string | undefined] {
  const [previous, sign, amount = ''] = [words.at(-3), words.at(-2), words.at(-1)];
  const isSigned =
    sign !== undefined &&
    isSign(sign) &&
    isLeading(words.slice(0, -2), amount) &&
    !(UNSURE.test(sign) && YEAR.test(amount));
  return isSigned ? [sign + amount, previous] : [amount, sign];
}

/** Whether a currency belongs to the number after it: in '€ 5, € 6' both do, in '5 €, 6 €' neither. */
function isLeading(before: readonly string[], next: string | undefined): boolean {
  if (!isCount(next)) return false;
  const [sign, previous] = before.slice(-2);
  const isFree =
    isCount(before.at(-1)) && !(isSign(sign) && isLeading(before.slice(0, -2), previous));
  return !isFree;
}
