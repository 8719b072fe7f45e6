/** How a field may write its numbers. What they count stands beside them. */
export type NumberNotation = Pick<
  Intl.NumberFormatOptions,
  'minimumFractionDigits' | 'maximumFractionDigits' | 'useGrouping'
>;

/** Digits that are read beside those of the reader's own language. */
const NUMBERING_SYSTEMS = ['arab', 'arabext'];
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
}

function read(locale: string, options: NumberNotation): NumberText {
  const formatter = new Intl.NumberFormat(locale, options);
  const { useGrouping, maximumFractionDigits = 0 } = formatter.resolvedOptions();
  const symbols = new Intl.NumberFormat(locale).formatToParts(-10_000.1);
  const symbol = (type: string) => symbols.find((part) => part.type === type)?.value ?? '';
  const own = symbol('group');
  const group = useGrouping ? (/['’]/.test(own) ? "'’" : own) : '';
  // A number pad has a point, which counts as the decimal sign where it is not the groups' own.
  const decimal = `٫${symbol('decimal')}${own === '.' ? '' : '.'}${own === '٬' ? ',،' : ''}`;
  const digits = new Map(
    [...NUMBERING_SYSTEMS.map((system) => digitsOf('en', system)), digitsOf(locale)].flat(),
  );
  const groups = group.replaceAll(UNSEEN, '');
  const grouping = groups === '' ? /(?!)/gu : new RegExp(`[${escape(groups)}]`, 'gu');
  const point = new RegExp(`[${escape(decimal)}]`, 'gu');

  /** The text with the digits and signs that JavaScript reads, and nothing round them. */
  const plain = (text: string) =>
    text
      .replaceAll(UNSEEN, '')
      // Full-width digits and signs become plain ones.
      .normalize('NFKC')
      .replaceAll('−', '-')
      .replaceAll(grouping, '')
      .replaceAll(point, '.')
      .replaceAll(/\D/gu, (character) => digits.get(character) ?? character);

  return {
    hasDecimals: maximumFractionDigits > 0,
    format: (number) => (number === null ? '' : formatter.format(number)),
    parse: (text) => {
      const written = plain(text);
      return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) + 0 : null;
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
export function numberText(locale: string, options: NumberNotation): NumberText {
  const key = `${locale} ${JSON.stringify(options)}`;
  const text = known.get(key) ?? read(locale, options);
  known.set(key, text);
  return text;
}
