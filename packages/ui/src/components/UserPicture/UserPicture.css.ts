import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { cover } from '../../theme/mixins.ts';
import { radius } from '../../theme/tokens.ts';

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: radius.full,
    background: vars.color.surfaceSelected,
    color: vars.color.text,
    fontWeight: 600,
    lineHeight: 1,
    '::before': { content: 'attr(data-initials)' },
  },
  variants: {
    // Initials in px, because they are part of a picture, which does not grow with enlarged text.
    size: {
      sm: { inlineSize: 24, blockSize: 24, fontSize: 10 },
      md: { inlineSize: 36, blockSize: 36, fontSize: 13 },
      lg: { inlineSize: 64, blockSize: 64, fontSize: 22 },
      xl: { inlineSize: 80, blockSize: 80, fontSize: 28 },
    },
  },
  defaultVariants: { size: 'md' },
});

/** The initials stay below until a picture has actually loaded. */
export const image = style({
  ...cover,
  objectFit: 'cover',
  opacity: 0,
  selectors: { '&[data-loaded]': { opacity: 1 } },
});

export type UserPictureVariants = NonNullable<RecipeVariants<typeof frame>>;
