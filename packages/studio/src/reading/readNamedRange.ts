import { letterWords } from './acronyms.ts';
import { BEFORE_LETTER } from './readLabel.ts';
import { cardinalWords } from './numberWords.ts';
import type { TokenContext } from './TokenContext.ts';

const NUMBERED = /^([A-Z]{1,2})(\d{1,2})[-–]([A-Z]{1,2})?(\d{1,2})$/;
const LETTERS = /^([A-Z])[-–]([A-Z])$/;
/** The levels of languages, A1 to C2: the only such range that begins and ends with different letters. */
const LEVEL = /^[A-C][12]$/;
/** Quarters and halves of a year, the only such range whose second letter may be left out. */
const PERIOD = /^[QH]$/;

/**
 * Reads a range of names that are a letter and a number, or a letter alone: 'Q1–Q3', 'A1–C2', 'series A–C'.
 * Returns undefined for other names with a hyphen, such as part numbers.
 */
export function readNamedRange(core: string, { before }: TokenContext): string[] | undefined {
  const [, first, last] = LETTERS.exec(core) ?? [];
  if (first && last) {
    const isAlphabet = first === 'A' && last === 'Z';
    if (!isAlphabet && !BEFORE_LETTER.test(before.at(-1) ?? '')) return undefined;
    return [...letterWords(first), 'to', ...letterWords(last)];
  }
  const [, from, lower, until, upper] = NUMBERED.exec(core) ?? [];
  if (!from || !lower || !upper) return undefined;
  const isRange =
    until === undefined
      ? PERIOD.test(from)
      : until === from || (LEVEL.test(from + lower) && LEVEL.test(until + upper));
  if (!isRange) return undefined;
  return [
    ...letterWords(from),
    ...cardinalWords(lower),
    'to',
    ...letterWords(until ?? ''),
    ...cardinalWords(upper),
  ];
}
