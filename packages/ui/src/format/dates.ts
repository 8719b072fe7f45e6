/** A moment: an ISO 8601 string as sent by a server, milliseconds since 1970, or a `Date`. */
export type Moment = string | number | Date | null | undefined;

/** The language of the product, which also determines the format of its dates. */
const LOCALE = 'en-US';
const DAY = 86_400;

/** Returns null for an invalid date, so that 'Invalid Date' is never shown. */
export function readDate(value: Moment): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes longer than rendering the rest of a card. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

export interface DayOptions {
  /** A BCP 47 tag; the product's language by default. */
  locale?: string;
  /** The user's own by default; 'UTC' for a date without a time, such as that of a charge. */
  timeZone?: string;
}

/** Formats a date as 'Aug 14, 2026', the form of every date; empty for an invalid date. */
export function formatDay(day: Moment, { locale = LOCALE, timeZone }: DayOptions = {}): string {
  const date = readDate(day);
  return date ? formatOf(locale, { dateStyle: 'medium', timeZone }).format(date) : '';
}

/** The calendar day of a moment, counted from 1970. */
function calendarDay(date: Date, timeZone: string | undefined): number {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone } as const;
  const parts = formatOf(LOCALE, numbers).formatToParts(date);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day')) / (DAY * 1000);
}

/** Lengths in seconds, then in days: a week has 7, a month 30 and a year 365 (specification section 9). */
const SHORT = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
const LONG = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

const relative = new Intl.RelativeTimeFormat(LOCALE);

/**
 * Formats how long ago something happened, in the largest whole unit: '2 hours ago', 'Yesterday'. Up to 24
 * hours are counted by the clock, longer times by midnights: the evening before last is never 'Yesterday',
 * even 30 hours ago.
 *
 * @param now the same moment in milliseconds for a whole list, so that its entries agree
 * @param timeZone the zone whose midnights count; the user's own by default
 * @returns an empty string for a missing or invalid date; 'Just now' for one in the future, which a clock
 *   that is slightly off produces
 */
export function formatRelativeTime(
  time: Moment,
  now: number = Date.now(),
  timeZone?: string,
): string {
  const then = readDate(time);
  if (!then) return '';
  const seconds = Math.floor((now - then.getTime()) / 1000);
  const days =
    seconds < DAY ? 0 : calendarDay(new Date(now), timeZone) - calendarDay(then, timeZone);
  if (days === 1) return 'Yesterday';
  // On a day of 25 hours no midnight may have passed yet, so keep counting hours.
  const [amount, units] = days > 0 ? [days, LONG] : [seconds, SHORT];
  const unit = units.find(([, length]) => amount >= length);
  return unit ? relative.format(-Math.floor(amount / unit[1]), unit[0]) : 'Just now';
}
