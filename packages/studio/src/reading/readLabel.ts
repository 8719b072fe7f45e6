import { letterWords } from './acronyms.ts';
import { readNumber } from './readNumber.ts';
import type { TokenContext } from './TokenContext.ts';

/** Words before a letter that names something: 'Plan A', 'vitamin A', 'seat 12A'. */
export const BEFORE_LETTER =
  /^(?:plan|grade|vitamin|option|type|team|group|section|class|part|point|step|version|hepatitis|letter|series|side|exhibit|figure|answer|appendix|room|gate|terminal|exit|bus|zone|tier|row|column|model|schedule|variant|seat|flat|apartment|apt\.?|unit|suite|ste\.?|block|platform)s?$/i;

/** Words and measures near amperes. */
const ELECTRIC =
  /^(?:charger|fuse|breaker|circuit|socket|plug|adapter|draws|volt|watt|batter|electric)|^\d[\d.]*(?:k?V|k?W|VA|mA|Ah)$/i;

/** Whether an A after a number is amperes and not a letter of a label. */
export function isElectric({ before, after }: TokenContext): boolean {
  return [...before, ...after].some((word) => ELECTRIC.test(word));
}

const LABEL = /^(\d{1,4})([A-Z]|a)(?:[-–](\d{1,4})([A-Z]|a))?$/;

/** Whether a neighbour is like '12A' or '12C', so that '12B' is a label too. */
function isListed({ before, after }: TokenContext): boolean {
  return [...before, ...after].some((word) => /^\d{1,4}[AC]$/.test(word));
}

/**
 * Reads '12A' and 'room 5M' with the names of letters. An A is a label unless the sentence is about
 * electricity; a B is one before a name ('221B Baker Street') or next to other labels. Other letters are
 * units without a word that announces a label.
 */
export function readLabel(core: string, context: TokenContext): string[] | undefined {
  const [, number, letter, until, last] = LABEL.exec(core) ?? [];
  if (!number || !letter) return undefined;
  const isLabel =
    BEFORE_LETTER.test(context.before.at(-1) ?? '') ||
    (letter === 'A' && !isElectric(context)) ||
    (letter === 'B' && (/^[A-Z][a-z]/.test(context.after[0] ?? '') || isListed(context)));
  if (!isLabel) return undefined;
  const words = [...(readNumber(number) ?? []), ...letterWords(letter)];
  return until && last
    ? [...words, 'to', ...(readNumber(until) ?? []), ...letterWords(last)]
    : words;
}
