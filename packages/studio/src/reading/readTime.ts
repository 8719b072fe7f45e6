import { letterWords } from './acronyms.ts';
import { cardinalWords, digitWords } from './numberWords.ts';

/** Reads a time of day: '9:30', '9:30:15', '5pm', '9:30a', '9.30pm'. */
export function readTime(written: string): string[] | undefined {
  const colons = written.replace(/^(\d{1,2})\.(?=[0-5]\d[ap]m$)/i, '$1:');
  const match = /^(\d{1,2})(?::([0-5]\d))?(?::([0-5]\d))?([ap])?\.?(m\.?)?$/i.exec(colons);
  const hours = match?.[1];
  if (!match || !hours || Number(hours) > 24) return undefined;
  // '12A' is a seat, and '3A' may be amps.
  if (!match[2] && !(match[4] && match[5])) return undefined;
  const minutes = match[2] ?? '00';
  const half = match[4] ? [match[4] === 'a' || match[4] === 'A' ? 'ay' : 'p', 'm'] : [];
  const seconds = match[3] ? ['and', ...cardinalWords(match[3]), 'seconds'] : [];
  return [...cardinalWords(hours), ...minuteWords(minutes, half.length > 0), ...seconds, ...half];
}

function minuteWords(minutes: string, hasHalf: boolean): string[] {
  if (minutes === '00') return hasHalf ? [] : ["o'clock"];
  return minutes.startsWith('0') ? ['oh', ...digitWords(minutes.slice(1))] : cardinalWords(minutes);
}

/** Reads '9a–5p' and '9:30–12:00': between two times, a single letter is part of one. */
export function readHours(written: string): string[] | undefined {
  const [from, until, ...more] = written.split(/[-–]/).map((part) => part.replace(/[ap]$/, '$&m'));
  if (!from || !until || more.length > 0) return undefined;
  const [lower, upper] = [readHour(from), readHour(until)];
  return lower && upper && [...lower, 'to', ...upper];
}

/**
 * Reads a full hour before its half of the day without 'o'clock', and a half that a range continues: '9:00
 * AM–5:00 PM'.
 */
export function readHalfRange(
  core: string,
  previous: string | undefined,
  next: string | undefined,
): string[] | undefined {
  const isHalfNext = /^[ap]\.?m\.?(?:[-–]|$)/i.test(next ?? '');
  const hours = /^(\d{1,2}):00$/.exec(core)?.[1];
  if (hours && isHalfNext) return cardinalWords(hours);
  const [, half, until] = /^([ap]m)[-–](\d{1,2}(?::[0-5]\d)?)$/i.exec(core) ?? [];
  if (!half || !until || !/^\d{1,2}(?::\d\d)?$/.test(previous ?? '')) return undefined;
  const isFull = until.endsWith(':00') && isHalfNext;
  const end =
    isFull || !until.includes(':') ? cardinalWords(until.replace(/:00$/, '')) : readTime(until);
  return end && [...letterWords(half.toUpperCase()), 'to', ...end];
}

/** Names of hours, as the ends of a range: 'noon–1pm'. */
const NAMED_HOUR = /^(?:noon|midday|midnight)$/i;

/** Reads '9am/pm', an hour in both halves of the day. */
export function readBothHalves(written: string): string[] | undefined {
  const hours = /^(\d{1,2})am\/pm$/i.exec(written)?.[1];
  return hours ? [...cardinalWords(hours), 'ay', 'm', 'p', 'm'] : undefined;
}

function readHour(written: string): string[] | undefined {
  return NAMED_HOUR.test(written) ? [written.toLowerCase()] : readTime(written);
}

/** Reads the half of the day after its hour: '10:30 AM', '4–7 pm'. Elsewhere 'am' is a word. */
export function readHalf(core: string, previous: string | undefined): string[] | undefined {
  const isAfterHour = /(?:^|[-–])\d{1,2}(?:[:.]\d\d)?$/.test(previous ?? '');
  return isAfterHour && /^[ap]m$/i.test(core) ? letterWords(core.toUpperCase()) : undefined;
}
