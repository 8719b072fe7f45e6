/*
 * Converts values of the Design Tokens Format Module 2025.10 to CSS. The format writes lengths, durations
 * and colours as objects, so that tools need not parse CSS.
 */

interface Measure {
  value: number;
  unit: string;
}

interface Color {
  colorSpace: string;
  /** Red, green and blue, 0–1. */
  components: readonly number[];
  /** 0–1; opaque by default. */
  alpha?: number;
}

interface Shadow {
  color: Color;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

/** The value of a typography token; its font family is a reference. */
export interface TypographyValue {
  fontFamily: string;
  fontSize: Measure;
  fontWeight: number;
  letterSpacing: Measure;
  /** A multiple of the font size. */
  lineHeight: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMeasure = (value: unknown): value is Measure =>
  isRecord(value) && typeof value.value === 'number' && typeof value.unit === 'string';

const isColor = (value: unknown): value is Color => isRecord(value) && 'colorSpace' in value;

const isShadow = (value: unknown): value is Shadow => isRecord(value) && 'offsetX' in value;

/** Whether a value belongs to a typography token, which sets several CSS properties. */
export const isTypography = (value: unknown): value is TypographyValue =>
  isRecord(value) && 'fontSize' in value;

const length = ({ value, unit }: Measure) => (value === 0 ? '0' : `${value}${unit}`);

function color({ components, alpha = 1 }: Color): string {
  const channels = components.map((part) => Math.round(part * 255));
  if (alpha < 1) return `rgba(${channels.join(', ')}, ${alpha})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function shadow({ offsetX, offsetY, blur, spread, color: paint }: Shadow): string {
  // An invisible shadow: the format has no value for 'none'.
  if (paint.alpha === 0) return 'none';
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return [...lengths.map(length), color(paint)].join(' ');
}

const family = (name: string) => (name.includes(' ') ? `'${name}'` : name);

/** Converts a list: a font family, a cubic Bézier curve, or several shadows. */
function list(values: readonly unknown[]): string {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === values.length) {
    const curve = numbers.join(', ');
    return curve === '0, 0, 1, 1' ? 'linear' : `cubic-bezier(${curve})`;
  }
  return values
    .map((value) => (typeof value === 'string' ? family(value) : cssValue(value)))
    .join(', ');
}

/**
 * Converts a token's value to CSS; numbers stay numbers.
 * @throws {Error} When the format has no such value, or it sets more than one CSS property.
 */
export function cssValue(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return list(value);
  if (isMeasure(value)) return length(value);
  if (isColor(value)) return color(value);
  if (isShadow(value)) return shadow(value);
  throw new Error(`Not a value of one CSS property: ${JSON.stringify(value)}`);
}
