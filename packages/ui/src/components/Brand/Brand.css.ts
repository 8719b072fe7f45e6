import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { font, radius, rem } from '../../theme/tokens.ts';

export const brand = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minInlineSize: 0,
    flexShrink: 1,
    borderRadius: radius.sm,
    fontFamily: font.family.heading,
    fontWeight: font.weight.brand,
    letterSpacing: '-0.03em',
    lineHeight: 1.2,
    color: vars.color.text,
    selectors: focusVisible,
  },
  variants: {
    size: { md: { fontSize: rem(20) }, lg: { fontSize: rem(24) } },
  },
  defaultVariants: { size: 'md' },
});

export const mark = style({ inlineSize: '1.4em', blockSize: '1.4em', flexShrink: 0 });
export const plate = style({ fill: vars.color.accentGraphic });
export const stand = style({ fill: vars.color.text });
export const word = style({ overflow: 'hidden', textOverflow: 'clip', whiteSpace: 'nowrap' });

export type BrandVariants = NonNullable<RecipeVariants<typeof brand>>;
