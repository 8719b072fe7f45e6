import type { StyleRule } from '@vanilla-extract/css';
import type { TextStyleToken } from './tokenTree.ts';
import { font, media, rem, typography, type TextVariant } from './tokens.ts';

const phone: Partial<Record<TextVariant, TextStyleToken>> = typography.phone;

/** Returns the style rule of a text variant, with its smaller size on phones if the tokens define one. */
export function textStyle(variant: TextVariant): StyleRule {
  const { family, size, lineHeight, weight, tracking } = typography[variant];
  const small = phone[variant];
  return {
    fontFamily:
      family === 'heading'
        ? font.family.heading
        : family === 'mono'
          ? font.family.mono
          : font.family.body,
    fontSize: rem(size),
    // Unitless, so that the spacing of enlarged text stays proportional.
    lineHeight: Number.parseFloat(lineHeight) / Number.parseFloat(size),
    fontWeight: weight,
    letterSpacing: tracking,
    ...(small && {
      '@media': {
        [media.belowMd]: {
          fontSize: rem(small.size),
          lineHeight: Number.parseFloat(small.lineHeight) / Number.parseFloat(small.size),
        },
      },
    }),
  };
}
