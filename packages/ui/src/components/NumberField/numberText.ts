/** Parts of a formatted number that carry its value; all others are a unit's or a currency's. */
const VALUE_PARTS = new Set<string>([
  'integer',
  'group',
  'decimal',
  'fraction',
  'minusSign',
  'plusSign',
]);
/** Digits that are read beside those of the reader's own language. */
const NUMBERING_SYSTEMS = ['arab', 'arabext', 'hanidec'];
/** One of every plural form that a language may have: a unit can differ by it. */
const PLURALS = [-1, 0, 0.1, 1, 2, 3, 5, 11, 20, 21, 100];
/** Spaces, and the marks of direction that stand round signs in right-to-left languages. */
const UNSEEN = /[\p{White_Space}\p{Cf}]/gu;

function digitsOf(locale: string, numberingSystem?: string): [string, string][] {
  const all = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
  return Array.from(all.format(9876543210)).map((digit, index) => [digit, String(9 - index)]);
}

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** How numbers are written and read in a language. */
export interface NumberText {
  /** `''` of an empty field. */
  format: (number: number | null) => string;
  /** `null` where the text is no number. Digits, spaces and signs may be those of other keyboards. */
  parse: (text: string) => number | null;
  /** Whether a text is a number, or can become one by typing on. */
  isPart: (text: string, allowsNegative: boolean) => boolean;
  hasDecimals: boolean;
  isPercent: boolean;
}

function read(locale: string, options: Intl.NumberFormatOptions): NumberText {
  const formatter = new Intl.NumberFormat(locale, options);
  const { style, useGrouping, maximumFractionDigits = 0 } = formatter.resolvedOptions();
  const symbols = new Intl.NumberFormat(locale, {
    ...options,
    // All that a number can have, whatever is left out of most.
    minimumSignificantDigits: undefined,
    maximumSignificantDigits: undefined,
    roundingIncrement: undefined,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: true,
  }).formatToParts(-10_000.1);
  const symbol = (type: string) => symbols.find((part) => part.type === type)?.value ?? '';
  const own = symbol('group');
  const group = useGrouping ? (/['’]/.test(own) ? "'’" : own) : '';
  // A number pad has a point, which counts as the decimal sign where it is not the groups' own.
  const decimal = `٫${symbol('decimal')}${own === '.' ? '' : '.'}${own === '٬' ? ',،' : ''}`;
  const digits = new Map(
    [...NUMBERING_SYSTEMS.map((system) => digitsOf('en', system)), digitsOf(locale)].flat(),
  );
  const affixes = new Set(
    PLURALS.flatMap((number) => formatter.formatToParts(number))
      .filter(({ type }) => !VALUE_PARTS.has(type))
      .map(({ value }) => value.replaceAll(UNSEEN, ''))
      .filter((value) => value !== ''),
  );
  const affix = new RegExp(
    [...affixes]
      .sort((a, b) => b.length - a.length)
      .map(escape)
      .join('|') || '(?!)',
    'gu',
  );
  const groups = group.replaceAll(UNSEEN, '');
  const grouping = groups === '' ? /(?!)/gu : new RegExp(`[${escape(groups)}]`, 'gu');
  const point = new RegExp(`[${escape(decimal)}]`, 'gu');

  /** The text with the digits and signs that JavaScript reads, and nothing round them. */
  const plain = (text: string) =>
    text
      .replaceAll(UNSEEN, '')
      .replaceAll(affix, '')
      // Full-width digits and signs become plain ones.
      .normalize('NFKC')
      .replaceAll('−', '-')
      .replaceAll(grouping, '')
      .replaceAll(point, '.')
      .replaceAll(/\D/gu, (character) => digits.get(character) ?? character);

  const isPercent = style === 'percent';
  return {
    hasDecimals: maximumFractionDigits > 0,
    isPercent,
    format: (number) => (number === null ? '' : formatter.format(number)),
    parse: (text) => {
      const written = plain(text);
      if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(written)) return null;
      // Divided as text: 0.07 * 100 / 100 would not be 0.07.
      const number = Number(isPercent ? `${written}e-2` : written) + 0;
      // Accountants write -5 as (5).
      return affixes.has('(') && /^\(.*\)$/su.test(text.replaceAll(UNSEEN, ''))
        ? 0 - number
        : number;
    },
    isPart: (text, allowsNegative) => {
      const written = plain(text);
      if (written.startsWith('-') && !allowsNegative) return false;
      if (written.includes('.') && maximumFractionDigits === 0) return false;
      return /^[-+]?\d*\.?\d*$/.test(written);
    },
  };
}

const known = new Map<string, NumberText>();

/** The notation of a language (BCP 47), the same one for the same options. */
export function numberText(locale: string, options: Intl.NumberFormatOptions): NumberText {
  const key = `${locale} ${JSON.stringify(options)}`;
  const text = known.get(key) ?? read(locale, options);
  known.set(key, text);
  return text;
}
