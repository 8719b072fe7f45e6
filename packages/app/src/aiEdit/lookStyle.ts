import { CSS_FAMILIES, type FontFamily, type TextLook } from '@lectern/ui/looks';
import type { CSSProperties } from 'react';

const TRANSFORMS = {
  default: 'none',
  uppercase: 'uppercase',
  lowercase: 'lowercase',
  capitalize: 'capitalize',
} as const;

/**
 * A text's look as styles. Sizes are shares of the shorter side of the nearest size container; `scale`
 * makes a text smaller that would not fit.
 */
export function textStyleOf({ face, color, outline, shadow }: TextLook, scale = 1): CSSProperties {
  return {
    color,
    fontFamily: CSS_FAMILIES[face.family],
    fontWeight: face.weight,
    fontStyle: face.italic ? 'italic' : 'normal',
    fontSize: `${face.size * scale * 100}cqmin`,
    letterSpacing: `${face.spacing}em`,
    textTransform: TRANSFORMS[face.casing],
    // A stroke is drawn on both sides of the letter's edge, and half of it is covered by the letter.
    ...(outline && { WebkitTextStroke: `${outline.width * 2}em ${outline.color}` }),
    ...(shadow && { textShadow: `${shadow.offset}em ${shadow.offset}em 0 ${shadow.color}` }),
  };
}

/** `#rrggbb` at an opacity of 0–1. */
export function faded(color: string, opacity: number): string {
  return opacity >= 1 ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
}

/** em of a usual letter of each face, with the space between words counted in. */
const LETTER_WIDTHS: Readonly<Record<FontFamily, number>> = {
  inter: 0.55,
  bricolage: 0.57,
  anton: 0.42,
  'instrument-serif': 0.4,
  'gochi-hand': 0.44,
  'special-elite': 0.58,
};

/** Characters that a line of a text holds; `width` is in shares of the picture's shorter side. */
export function charactersIn(width: number, { face }: Pick<TextLook, 'face'>): number {
  const capitals = face.casing === 'uppercase' ? 1.15 : 1;
  const letter = LETTER_WIDTHS[face.family] * capitals + face.spacing;
  return Math.max(4, Math.floor(width / (face.size * letter)));
}

/** Whether a text stands on something that reaches from edge to edge. */
export function runsAcross({ ground }: TextLook): boolean {
  return ground?.kind === 'bar' || ground?.kind === 'band';
}
