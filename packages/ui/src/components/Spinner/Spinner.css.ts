import { keyframes } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, rem } from '../../theme/tokens.ts';

export const SPINNER_SIZES = ['xs', 'sm', 'md', 'lg'] as const;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const square = (px: number) => ({ inlineSize: rem(px), blockSize: rem(px) });

export const spinner = recipe({
  base: {
    display: 'block',
    flex: 'none',
    animation: `${turn} 800ms linear infinite`,
    // The open arc still reads as 'busy'.
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  variants: {
    size: {
      xs: square(14),
      sm: square(16),
      md: square(24),
      lg: square(32),
    } satisfies Record<(typeof SPINNER_SIZES)[number], object>,
  },
  defaultVariants: { size: 'sm' },
});

export type SpinnerVariants = NonNullable<RecipeVariants<typeof spinner>>;
