const whole = (seconds: number) =>
  Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
const pad = (value: number) => String(value).padStart(2, '0');

/**
 * Formats seconds as `m:ss`, from one hour on as `h:mm:ss`. NaN, Infinity and negative numbers read `0:00`:
 * media elements report them before their metadata has loaded.
 */
export function formatTime(seconds: number): string {
  const total = whole(seconds);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const rest = pad(total % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/**
 * Formats a length as `m:ss`, rounded to the nearest second; any positive length reads at least `0:01`.
 * Video and audio show it the same everywhere. Use {@link formatMoment} for a position in it.
 */
export function formatLength(seconds: number): string {
  return formatTime(seconds > 0 ? Math.max(1, Math.round(seconds)) : 0);
}

/** Formats a player's position. A second is shown once it is reached; the end reads as the length. */
export function formatMoment(seconds: number, length: number): string {
  return seconds >= length ? formatLength(length) : formatTime(seconds);
}

/** Formats seconds in words for assistive technology: '1 minute 5 seconds'. */
export function spokenTime(seconds: number): string {
  const total = whole(seconds);
  const units: [number, string][] = [
    [Math.floor(total / 3600), 'hour'],
    [Math.floor((total % 3600) / 60), 'minute'],
    [total % 60, 'second'],
  ];
  const words = units
    .filter(
      ([count, unit], index) => count > 0 || (unit === 'second' && total === 0 && index === 2),
    )
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return words.join(' ');
}
