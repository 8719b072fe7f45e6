/** Shown on a card whose video has no known length (specification section 9). */
export const UNKNOWN_DURATION = '0:30';

/**
 * Seconds as `m:ss`; minutes are not folded into hours (specification section 2, AI edit).
 * Fractions are dropped, so that a player never shows a second that has not been reached.
 * Negative, infinite and missing lengths read as `0:00`.
 */
export function formatDuration(seconds: number | null | undefined): string {
  const whole =
    typeof seconds === 'number' && Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A card's duration chip: `m:ss` of the nearest second, or 0:30 where the length is not known. */
export function formatCardDuration(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) {
    return UNKNOWN_DURATION;
  }
  return formatDuration(Math.max(1, Math.round(seconds)));
}
