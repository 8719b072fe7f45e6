import { lookUp, UNITS } from './lexicon.ts';
import { cardinalWords, digitWords, ordinalWords, pluralWords } from './numberWords.ts';

const DENOMINATORS = '_ _ half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');

/** Reads a number with its decimals, without commas. */
export function plain(number: string): string[] {
  const digits = number.replaceAll(',', '');
  const [whole = '', decimals] = digits.split('.');
  const head = /^0\d/.test(whole) ? digitWords(whole) : cardinalWords(whole || '0');
  return decimals === undefined ? head : [...head, 'point', ...digitWords(decimals)];
}

/** Reads feet and inches: 6'2" tall, 5', 12". */
export function readFeet(written: string): string[] | undefined {
  const match = /^(?:(\d{1,3})')?(?:(\d{1,2}(?:\.\d+)?)")?$/.exec(written);
  if (!match?.[1] && !match?.[2]) return undefined;
  const feet = match[1] ? [...plain(match[1]), match[1] === '1' ? 'foot' : 'feet'] : [];
  const inches = match[2] ? [...plain(match[2]), match[2] === '1' ? 'inch' : 'inches'] : [];
  return [...feet, ...inches];
}

const MIXED = /^(\d[\d,]*)[ -](\d{1,2})\/(\d{1,2})([A-Za-z%°"]{0,4})$/;

/** Reads a mixed number: two and a half, from '2½' or '2-1/2'. */
export function readMixed(written: string): string[] | undefined {
  const [, whole, top, bottom, unit = ''] = MIXED.exec(written) ?? [];
  const fraction = whole === undefined ? undefined : readFraction(`${top}/${bottom}`);
  if (!whole || !fraction) return undefined;
  const name = unit === '' ? [] : unit === '"' ? ['inches'] : lookUp(UNITS, unit)?.[1].split(' ');
  return name && [...plain(whole), 'and', ...withArticle(fraction), ...name];
}

/** Returns 'one half' alone, but 'two and a half'. */
export function withArticle(fraction: readonly string[]): string[] {
  return fraction[0] === 'one' ? ['a', ...fraction.slice(1)] : [...fraction];
}

/** Reads a proper fraction: 'three quarters'. */
export function readFraction(written: string): string[] | undefined {
  const match = /^(\d{1,2})\/([2-9]|10|16|32|64)$/.exec(written);
  const top = Number(match?.[1]);
  const name = DENOMINATORS[Number(match?.[2])] ?? ordinalWords(match?.[2] ?? '').join(' ');
  if (!match?.[1] || name === undefined || top >= Number(match[2])) return undefined;
  if (top === 0) return undefined;
  return [...cardinalWords(match[1]), ...(top === 1 ? [name] : pluralWords([name]))]
    .flatMap((word) => word.split(' '))
    .map((word) => (word === 'halfs' ? 'halves' : word));
}
