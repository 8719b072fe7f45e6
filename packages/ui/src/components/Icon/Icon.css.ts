import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { icon as tokens, rem } from '../../theme/tokens.ts';

export const ICON_SIZES = ['xs', 'sm', 'md', 'lg', 'xl', 'hero'] as const;

// In rem, so that an icon scales with enlarged text.
const square = (px: string) => ({ inlineSize: rem(px), blockSize: rem(px) });

export const icon = recipe({
  base: { display: 'block', flex: 'none', pointerEvents: 'none' },
  variants: {
    size: {
      xs: square(tokens.size.xs),
      sm: square(tokens.size.sm),
      md: square(tokens.size.md),
      lg: square(tokens.size.lg),
      xl: square(tokens.size.xl),
      hero: square(tokens.size.hero),
    } satisfies Record<(typeof ICON_SIZES)[number], object>,
    /** Solid instead of outlined: play, pause. */
    fill: { true: { fill: 'currentColor' } },
    /** Mirrored in right-to-left text: arrows, carets, 'send'. */
    isDirectional: { true: { selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } } },
  },
  defaultVariants: { size: 'md' },
});

export type IconVariants = NonNullable<RecipeVariants<typeof icon>>;
