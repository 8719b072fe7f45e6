/** Letter counts of the words for 0 to 19, and for the tens. */
const SMALL = [4, 3, 3, 5, 4, 4, 3, 5, 5, 4, 3, 6, 6, 8, 8, 7, 7, 9, 8, 8];
const TENS = [0, 0, 6, 6, 5, 5, 5, 7, 6, 6];
/** Letter counts of 'hundred', 'thousand' and 'million'. */
const HUNDRED = 7;
const GROUPS = [0, 8, 7, 7, 8];
/** Letter counts of the words for signs next to a figure. */
const POINT = 5;
const WORDS: Readonly<Record<string, number>> = {
  '%': 7,
  $: 7,
  '€': 5,
  '£': 6,
  '°': 7,
  km: 10,
  'km/h': 17,
  kg: 9,
  cm: 11,
  mm: 11,
  GB: 9,
  MB: 9,
};

/** Figures with adjacent signs and units. */
const FIGURES =
  /(?<sign>[$€£])?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<part>\d+))?(?:\s?(?<unit>km\/h|km|kg|cm|mm|GB|MB|%|°))?/gu;

/**
 * Counts the letters of a text's figures as spoken ('12%' is 'twelve percent'), and returns the text
 * without them. In English, as the voices are.
 */
export function spokenFigures(text: string): { letters: number; rest: string } {
  let letters = 0;
  const rest = text.replaceAll(FIGURES, (...found) => {
    const { sign, whole = '', part, unit } = found.at(-1) as Partial<Record<string, string>>;
    letters += lettersOf(whole, sign !== undefined) + (WORDS[sign ?? ''] ?? 0);
    letters += WORDS[unit ?? ''] ?? 0;
    // Cents are a number; other decimals are read digit by digit.
    if (part && sign) letters += cardinal(Number(part)) + 8;
    else if (part) letters += POINT + oneByOne(part);
    return ' ';
  });
  return { letters, rest };
}

function lettersOf(figures: string, isMoney: boolean): number {
  const digits = figures.replaceAll(',', '');
  if (digits.length > 15 || (digits.length > 1 && digits.startsWith('0'))) return oneByOne(digits);
  const value = Number(digits);
  // Years are read in pairs.
  const isYear =
    !isMoney && figures.length === 4 && value >= 1100 && value < 2100 && value % 1000 > 9;
  if (isYear)
    return cardinal(Math.floor(value / 100)) + (value % 100 ? cardinal(value % 100) : HUNDRED);
  return cardinal(value);
}

function oneByOne(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => sum + (SMALL[Number(digit)] ?? 0), 0);
}

/** Counts the letters of a whole number in words. */
function cardinal(value: number): number {
  if (value === 0) return SMALL[0] ?? 0;
  let letters = 0;
  for (let [rest, group] = [value, 0]; rest > 0; rest = Math.floor(rest / 1000), group += 1) {
    if (rest % 1000 > 0) letters += underThousand(rest % 1000) + (GROUPS[group] ?? 0);
  }
  return letters;
}

function underThousand(value: number): number {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const front = hundreds > 0 ? (SMALL[hundreds] ?? 0) + HUNDRED : 0;
  if (rest === 0) return front;
  if (rest < 20) return front + (SMALL[rest] ?? 0);
  const ones = rest % 10;
  return front + (TENS[Math.floor(rest / 10)] ?? 0) + (ones > 0 ? (SMALL[ones] ?? 0) : 0);
}
