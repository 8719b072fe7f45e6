/**
 * A moment as a server writes it (ISO 8601), or null for what is no date, so that nobody ever reads
 * 'Invalid Date'.
 */
export function readDate(value: string | null | undefined): Date | null {
  if (!value) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
