import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { largeTarget } from '../Button/Button.css.ts';
import { control, radius, rem } from '../../theme/tokens.ts';

export const ICON_BUTTON_VARIANTS = ['ghost', 'secondary', 'primary'] as const;
export const ICON_BUTTON_SIZES = ['sm', 'md', 'lg'] as const;
export const ICON_BUTTON_SHAPES = ['square', 'round'] as const;

const square = (px: string, touch: string) => ({
  inlineSize: rem(px),
  blockSize: rem(px),
  '@media': { [largeTarget]: { inlineSize: rem(touch), blockSize: rem(touch) } },
});

/** Adds equal sides to the surface of `Button`. */
export const shape = recipe({
  base: { padding: 0 },
  variants: {
    size: {
      sm: {
        inlineSize: rem(control.height.sm),
        blockSize: rem(control.height.sm),
        '@media': {
          [largeTarget]: {
            inlineSize: rem(36),
            blockSize: rem(36),
            '::after': { insetInline: rem(-5) },
          },
        },
      },
      md: square(control.height.md, control.touchTarget),
      lg: square(control.height.lg, control.height.lg),
    } satisfies Record<(typeof ICON_BUTTON_SIZES)[number], object>,
    shape: {
      square: {},
      round: { borderRadius: radius.full },
    } satisfies Record<(typeof ICON_BUTTON_SHAPES)[number], object>,
  },
  defaultVariants: { size: 'md', shape: 'square' },
});

export type IconButtonVariants = NonNullable<RecipeVariants<typeof shape>>;
