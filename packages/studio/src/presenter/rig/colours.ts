/** Colours as six hexadecimal digits after a #. */

type Channels = readonly [red: number, green: number, blue: number];

/** Mixes two colours; `at` is 0–1. */
export function mixColours(from: string, to: string, at: number): string {
  const ends = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((ends[i] ?? 0) - value) * at));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance, 0–1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio, 1–21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns a colour of a recipe, which omits the #. */
export function hex(digits: string | undefined, usual = '#000000'): string {
  return digits === undefined ? usual : `#${digits.replace('#', '')}`;
}
