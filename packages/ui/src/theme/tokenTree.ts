import { cssValue, isTypography, type TypographyValue } from './cssValues.ts';
import source from './tokens.json' with { type: 'json' };

/** A text variant in the form that stylesheets use. */
export interface TextStyleToken {
  /** A name in `font.family`. */
  family: string;
  /** px. */
  size: string;
  /** px. */
  lineHeight: string;
  weight: number;
  /** In em, so that it follows the user's chosen text size. */
  tracking: string;
}

/** The tree of the source with each token as its CSS value, without `$type` and `$description`. */
type CssValues<Node> = Node extends { $value: infer Value }
  ? Value extends number
    ? number
    : Value extends { fontSize: unknown }
      ? TextStyleToken
      : string
  : { [Name in keyof Node as Name extends `$${string}` ? never : Name]: CssValues<Node[Name]> };

/** A token of the source, with its path: `['themes', 'light', 'color', 'canvas']`. */
export interface DesignToken {
  path: readonly string[];
  /** The value in the token format, with references resolved. */
  value: unknown;
}

const REFERENCE = /^\{(.+)\}$/;
const member = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;

/** Resolves a reference such as `{themes.light.color.surface}` to the value of that token. */
function resolve(value: unknown): unknown {
  const path = typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined;
  if (path === undefined) return value;
  const token = path.split('.').reduce<unknown>(member, source);
  const target = member(token, '$value');
  if (target === undefined) throw new Error(`No token ${path}`);
  return resolve(target);
}

/** Also resolves the font family of a typography token, the only reference inside a value. */
function resolved(value: unknown): unknown {
  const target = resolve(value);
  return isTypography(target) ? { ...target, fontFamily: resolve(target.fontFamily) } : target;
}

/** Lists every token of the source, in order. */
export function designTokens(node: unknown = source, path: readonly string[] = []): DesignToken[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('$value' in node) return [{ path, value: resolved(node.$value) }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => designTokens(child, [...path, name]));
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function textStyleToken(value: TypographyValue): TextStyleToken {
  const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = value;
  const tracking = rounded(letterSpacing.value / fontSize.value);
  return {
    family: REFERENCE.exec(fontFamily)?.[1]?.split('.').at(-1) ?? fontFamily,
    size: `${fontSize.value}px`,
    // The factor is rounded to four places; the line height itself is a whole number of pixels.
    lineHeight: `${Math.round(lineHeight * fontSize.value)}px`,
    weight: fontWeight,
    tracking: tracking === 0 ? '0' : `${tracking}em`,
  };
}

/** Converts a part of the source to CSS values. */
export function cssValues<Node>(node: Node): CssValues<Node>;
export function cssValues(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if ('$value' in node) {
    const value = resolve(node.$value);
    return isTypography(value) ? textStyleToken(value) : cssValue(value);
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, child]) => [name, cssValues(child)]),
  );
}
