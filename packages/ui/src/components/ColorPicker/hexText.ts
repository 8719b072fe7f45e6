/**
 * Reads a colour as people write it: 3, 6 or 8 hex digits, the last two of eight being its opacity;
 * the '#' may be missing.
 * @returns `#rrggbbaa` in small letters, or null for anything else.
 */
export function parseHex(text: string): string | null {
  const digits = /^#?((?:[0-9a-f]{3}){1,2}|[0-9a-f]{8})$/.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${whole.padEnd(8, 'f')}`;
}

/** As it is shown: capitals, and without its opacity where that is full. */
export function shownHex(hex: string): string {
  return hex.replace(/^(#.{6})ff$/i, '$1').toUpperCase();
}
