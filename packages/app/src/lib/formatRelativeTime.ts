/** Seconds in each unit: a month is 30 days and a year 365 (specification section 9). */
const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * How long ago something happened, in the largest whole unit: '2 hours ago', 'Yesterday'.
 *
 * @param time an ISO date, milliseconds since 1970, or a `Date`
 * @param now the same moment in milliseconds for a whole list, so that its entries agree
 * @returns an empty string for a missing or unreadable date; 'Just now' for one in the future, which
 * a clock that is slightly off produces
 */
export function formatRelativeTime(
  time: string | number | Date | null | undefined,
  now: number = Date.now(),
): string {
  if (time === null || time === undefined) return '';
  const then = time instanceof Date ? time.getTime() : new Date(time).getTime();
  if (Number.isNaN(then)) return '';
  const seconds = Math.floor((now - then) / 1000);
  for (const [unit, length] of UNITS) {
    const count = Math.floor(seconds / length);
    if (count < 1) continue;
    if (unit === 'day' && count === 1) return 'Yesterday';
    return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'Just now';
}
