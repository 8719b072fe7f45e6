import { readShortName } from './readShortDate.ts';
import type { TokenContext } from './TokenContext.ts';

/** A number with its sign and unit: '10', '20%', '$5', '9am', '5kg'. */
const AMOUNT = /^([$£€¥₹]?)(\d[\d,.]*)([%°A-Za-z]{0,4})$/;
const TIME = /^\d{1,2}(?::\d\d)?(?:[ap]\.?m)?$/i;
const CLOCK = /:|[ap]\.?m$/i;
const HALF = /^[ap]\.?m\.?$/i;
const PERIOD = /^[QH][1-4]$/;
const YEAR = /^(?:1[89]|20)\d\d$/;
/** Words with a capital before a range; after others a number is part of a name: 'Model 3 - 350 miles'. */
const INTRODUCTION =
  /^(?:From|Between|About|Around|Approximately|Roughly|Nearly|Over|Bake|Cook|Wait|Add|Allow|Use|Choose|Pick|Take|Expect|Save|Spend|(?!Windows)[A-Z][a-z]+s)$/;
/** Words before a score or a telephone number. */
const NO_RANGE = /^(?:won|win|lost|lose|beat|drew|draw|score|call|dial)$/i;

/**
 * Reads a dash between two words as 'to' if they are the ends of a range: '10 - 15 people', '9 AM – 5 PM',
 * 'Mon - Fri'. Returns undefined for any other dash.
 */
export function readSpacedRange(
  core: string,
  { before, after }: TokenContext,
): string[] | undefined {
  const [introduction = '', from = ''] = ['', '', ...before].slice(-2);
  const until = after[0] ?? '';
  if (!/^[-–]$/.test(core) || from === '' || until === '') return undefined;
  const isRange =
    isTimeRange(introduction, from, [until, after[1] ?? '']) ||
    (canIntroduce(introduction) && isAscending(from, until)) ||
    (PERIOD.test(from) && PERIOD.test(until)) ||
    readShortName(from, until) !== undefined;
  return isRange ? ['to'] : undefined;
}

const canIntroduce = (word: string): boolean =>
  !NO_RANGE.test(word) && (!/[A-Z]/.test(word) || INTRODUCTION.test(word));

/** Whether both ends are times of day: '9:00 - 10 minutes of talk' has only one. */
function isTimeRange(
  introduction: string,
  from: string,
  [until, half]: readonly [until: string, half: string],
): boolean {
  if (!TIME.test(until) || !(CLOCK.test(until) || HALF.test(half))) return false;
  if (HALF.test(from)) return TIME.test(introduction);
  return TIME.test(from) && CLOCK.test(from);
}

/** Whether two amounts of one kind ascend; the unit may be written once. */
function isAscending(from: string, until: string): boolean {
  const [, sign, lower, unit] = AMOUNT.exec(from) ?? [];
  const [, lastSign, upper, lastUnit] = AMOUNT.exec(until) ?? [];
  if (!lower || !upper) return false;
  if (YEAR.test(from) && !YEAR.test(until)) return false;
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(lastUnit ?? '');
  const isOneKind = lastSign === sign && (unit === lastUnit || (unit === '' && !isOrdinal));
  const valueOf = (digits: string) => Number(digits.replaceAll(',', ''));
  return isOneKind && valueOf(lower) < valueOf(upper);
}
