/**
 * Parses a colour: 3, 6 or 8 hex digits, the last two of eight being its opacity; the '#' is optional.
 * @returns `#rrggbbaa` in lower case, or null for anything else.
 */
export function parseHex(text: string): string | null {
  const digits = /^#?((?:[0-9a-f]{3}){1,2}|[0-9a-f]{8})$/.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${whole.padEnd(8, 'f')}`;
}

/** Formats a colour for display: in capitals, without the opacity if it is 100%. */
export function shownHex(hex: string): string {
  return hex.replace(/^(#.{6})ff$/i, '$1').toUpperCase();
}
