import { digitWords } from './numberWords.ts';

/** Reads digits one by one, with a rest after each group; an X is the check digit of an ISBN. */
export function groupWords(written: string): string[] {
  const groups = written.match(/\d+[Xx]?|[Xx]/g) ?? [];
  return groups.flatMap((group, i) => {
    const words = [...digitWords(group), ...(/x/i.test(group) ? ['x'] : [])];
    const last = words.pop() ?? '';
    return [...words, i < groups.length - 1 ? `${last},` : last];
  });
}

/** '+1-555-123-4567', '(555)123-4567', '978-3-16-148410-0', '4111-1111-1111-1111'. */
const GROUPED = /^\+?\(?\d+\)?(?:[-.]\(?\d+\)?){2,}(?:-[Xx])?$|^\(\d{2,5}\)\d{3,4}[-.]?\d{3,4}$/;
const INTERNATIONAL = /^\+\d[\d().-]{5,}$/;
/** '555-1234', unless both sides are round, as in '100-2000 people'. */
const LOCAL = /^\d{3}-\d{4}$/;
const ROUND = /0-\d*0$/;
/** This many digits without a comma are the number of a book, a card or an order. */
const SERIAL = /^\d{11,}$/;

/**
 * Reads a number that is not a quantity as digits in groups; undefined if it may be a quantity. Dates and
 * versions are recognised earlier.
 */
export function readDigitGroups(written: string): string[] | undefined {
  const digits = written.replace(/\D/g, '').length;
  const isGrouped = GROUPED.test(written) && digits >= 7;
  const isLocal = LOCAL.test(written) && !ROUND.test(written);
  const isSerial = SERIAL.test(written) && !/0{6}$/.test(written);
  if (!isGrouped && !isLocal && !isSerial && !INTERNATIONAL.test(written)) return undefined;
  return [...(written.startsWith('+') ? ['plus'] : []), ...groupWords(written)];
}

const GROUP = /^\d{2,4}$|^\d{2,4}-\d{3,4}$/;

/**
 * Finds the words that form one telephone number with spaces: '+44 20 7946 0958', '(555) 123-4567'.
 *
 * @param written - Words with their outer brackets and plus signs.
 */
export function phoneWords(written: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  written.forEach((word, first) => {
    if (!/^\+\d{1,3}$|^\(\d{2,5}\)$/.test(word)) return;
    let last = first;
    while (GROUP.test((written[last + 1] ?? '').replace(/[.,;:!?)"']+$/, ''))) {
      last += 1;
      if (/[.,;:!?]$/.test(written[last] ?? '')) break;
    }
    const digits = written
      .slice(first, last + 1)
      .join('')
      .replace(/\D/g, '').length;
    if (last === first || digits < 7 || digits > 15) return;
    for (let i = first; i <= last; i += 1) found.add(i);
  });
  return found;
}
