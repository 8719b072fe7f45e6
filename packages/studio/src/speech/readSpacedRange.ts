import { readShortName } from './readShortDate.ts';
import type { TokenContext } from './TokenContext.ts';

/** A number with its sign and unit: '10', '20%', '$5', '9am', '5kg'. */
const AMOUNT = /^([$£€¥₹]?)(\d[\d,.]*)([%°A-Za-z]{0,4})$/;
const TIME = /^\d{1,2}(?::\d\d)?(?:[ap]\.?m)?$/i;
const CLOCK = /:|[ap]\.?m$/i;
const HALF = /^[ap]\.?m$/i;
const PERIOD = /^[QH][1-4]$/;
/** In a heading, the dash after the number starts the title: 'Chapter 2 - 3 friends'. */
const NUMBERED =
  /^(?:Chapter|Part|Step|Lesson|Tip|Rule|Episode|Season|Module|Unit|Section|Level|Day|Week|Phase|Slide|Question|Round|Point|Act|Scene|No|Number|#)$/;

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
    isTimeRange(introduction, from, until) ||
    (!NUMBERED.test(introduction) && isAscending(from, until)) ||
    (PERIOD.test(from) && PERIOD.test(until)) ||
    readShortName(from, until) !== undefined;
  return isRange ? ['to'] : undefined;
}

function isTimeRange(introduction: string, from: string, until: string): boolean {
  if (!TIME.test(until)) return false;
  if (HALF.test(from)) return TIME.test(introduction);
  return TIME.test(from) && CLOCK.test(from) && (CLOCK.test(until) || from.includes(':'));
}

/** Whether two amounts of one kind ascend; the sign or the unit may be written once. */
function isAscending(from: string, until: string): boolean {
  const [, sign, lower, unit] = AMOUNT.exec(from) ?? [];
  const [, lastSign, upper, lastUnit] = AMOUNT.exec(until) ?? [];
  if (!lower || !upper) return false;
  const isOneKind = (lastSign === sign || lastSign === '') && (unit === lastUnit || unit === '');
  const valueOf = (digits: string) => Number(digits.replaceAll(',', ''));
  return isOneKind && valueOf(lower) < valueOf(upper);
}
