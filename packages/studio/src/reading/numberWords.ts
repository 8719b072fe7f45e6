/**
 * Numbers in spoken English, as lists of plain words ('twenty', 'four').
 *
 * Digits are passed as strings, so that numbers of any length keep every digit.
 */

const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
/** A number with more digits than this is read digit by digit, like a serial number. */
const MAX_CARDINAL_DIGITS = 18;

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Reads digits one by one: '07' → zero seven. Ignores anything but 0–9. */
export function digitWords(digits: string): string[] {
  return Array.from(digits.replace(/[^0-9]/g, ''), (digit) => ONES[Number(digit)] ?? '');
}

/** Reads a whole number: '1204' → one thousand two hundred and four. */
export function cardinalWords(digits: string): string[] {
  const significant = digits.replace(/^0+(?=\d)/, '');
  if (significant.length > MAX_CARDINAL_DIGITS) return digitWords(digits);
  const words: string[] = [];
  const groups = Math.ceil(significant.length / 3);
  for (let group = groups - 1; group >= 0; group -= 1) {
    const value = Number(
      significant.slice(
        Math.max(0, significant.length - 3 * (group + 1)),
        significant.length - 3 * group,
      ),
    );
    if (value === 0) continue;
    const joins = group === 0 && value < 100 && words.length > 0;
    words.push(...(joins ? ['and'] : []), ...belowThousand(value), ...scale(group));
  }
  return words.length > 0 ? words : ['zero'];
}

function scale(group: number): string[] {
  const name = SCALES[group];
  return name ? [name] : [];
}

function belowThousand(value: number): string[] {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundred(rest);
  const head = [ONES[hundreds] ?? '', 'hundred'];
  return rest === 0 ? head : [...head, 'and', ...belowHundred(rest)];
}

function belowHundred(value: number): string[] {
  const one = ONES[value];
  if (one !== undefined) return [one];
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? [ten] : [ten, ONES[value % 10] ?? ''];
}

/** Reads an ordinal number: '21' → twenty first. */
export function ordinalWords(digits: string): string[] {
  const words = cardinalWords(digits);
  const last = words.at(-1) ?? '';
  const ordinal = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words.slice(0, -1), ordinal];
}

/** Reads a four-digit year: '1905' → nineteen oh five, '2024' → twenty twenty four. */
export function yearWords(digits: string): string[] {
  const century = digits.slice(0, 2);
  const rest = digits.slice(2);
  if (rest === '00') {
    return century.endsWith('0') ? cardinalWords(digits) : [...cardinalWords(century), 'hundred'];
  }
  if (century === '20' && rest.startsWith('0')) return cardinalWords(digits);
  const tail = rest.startsWith('0') ? ['oh', ...digitWords(rest.slice(1))] : cardinalWords(rest);
  return [...cardinalWords(century), ...tail];
}

/**
 * Reads three or four digits in pairs, as sizes of pictures are: '1080' → ten eighty, '480' → four eighty.
 * Round hundreds stay whole.
 */
export function pairWords(digits: string): string[] {
  if (digits.length === 4) return yearWords(digits);
  const [first, rest] = [digits.slice(0, -2), digits.slice(-2)];
  if (digits.length !== 3 || rest === '00') return cardinalWords(digits);
  return [...cardinalWords(first), ...(rest.startsWith('0') ? ['oh'] : []), ...cardinalWords(rest)];
}

/** Returns the plural of number words: twenty → twenties, nineteen nineties. */
export function pluralWords(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const plural = last.endsWith('y')
    ? `${last.slice(0, -1)}ies`
    : /(?:s|x)$/.test(last)
      ? `${last}es`
      : `${last}s`;
  return [...words.slice(0, -1), plural];
}

/** Reads the sign before a number: 'minus'. Nothing for none. */
export function signWords(sign: string | undefined): string[] {
  if (!sign) return [];
  const names: Record<string, string> = { '-': 'minus', '+': 'plus', '~': 'about' };
  return sign === '±' ? ['plus', 'or', 'minus'] : [names[sign.charAt(0)] ?? ''].filter(Boolean);
}
