import { CSS_FAMILIES, LINE_HEIGHTS, type TextLook } from '@lectern/studio/looks';
import type { CSSProperties } from 'react';

const TRANSFORMS = {
  default: 'none',
  uppercase: 'uppercase',
  lowercase: 'lowercase',
  capitalize: 'capitalize',
} as const;

/**
 * Returns a text's look as styles. Its size is a share of the shorter side of the nearest size container
 * and defaults to the look's own.
 */
export function textStyleOf(
  { face, color, outline, shadow }: TextLook,
  size = face.size,
): CSSProperties {
  return {
    color,
    fontFamily: CSS_FAMILIES[face.family],
    fontWeight: face.weight,
    // As in the film, where letters have the same shape at every size.
    fontOpticalSizing: 'none',
    fontStyle: face.italic ? 'italic' : 'normal',
    fontSize: length(size),
    lineHeight: LINE_HEIGHTS[face.family],
    letterSpacing: `${face.spacing}em`,
    textTransform: TRANSFORMS[face.casing],
    // A stroke is centred on the letter's edge, so the letter covers half of it.
    ...(outline && { WebkitTextStroke: `${outline.width * 2}em ${outline.color}` }),
    ...(shadow && { textShadow: `${shadow.offset}em ${shadow.offset}em 0 ${shadow.color}` }),
  };
}

/** Returns a share of the picture's shorter side as a CSS length. */
export function length(share: number): string {
  return `${share * 100}cqmin`;
}

/** Returns `#rrggbb` with an opacity of 0–1. */
export function faded(color: string, opacity: number): string {
  return opacity >= 1 ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
}

/** Whether a text's background reaches from edge to edge. */
export function runsAcross({ ground }: Pick<TextLook, 'ground'>): boolean {
  return ground?.kind === 'bar' || ground?.kind === 'band';
}
