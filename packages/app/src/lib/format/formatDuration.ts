/** Shown on a card whose video has no known length (specification section 9). */
export const UNKNOWN_DURATION = '0:30';

/**
 * Formats a length as `m:ss`; minutes are not folded into hours (specification section 2, AI edit). Rounds
 * to the nearest second, at least one, like the design system's `formatLength`. Negative, infinite and
 * missing lengths are shown as `0:00`.
 */
export function formatDuration(seconds: number | null | undefined): string {
  const isLength = typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0;
  const whole = isLength ? Math.max(1, Math.round(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats a card's duration chip: its length, or 0:30 if unknown. */
export function formatCardDuration(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) {
    return UNKNOWN_DURATION;
  }
  return formatDuration(seconds);
}
