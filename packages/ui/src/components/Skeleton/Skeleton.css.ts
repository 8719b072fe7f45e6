import { keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media, radius } from '../../theme/tokens.ts';

export const SKELETON_RADII = ['text', 'control', 'thumbnail', 'panel', 'round'] as const;

const appear = keyframes({ from: { opacity: 0 } });
const sweep = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-150% 0' },
});

const { skeleton: ground, skeletonSheen: sheen } = vars.color;

// Fast responses show no skeleton at all (design guide, Loading: after 200 ms).
const appearing = `${appear} ${vars.duration.fast} 200ms backwards`;

const motion = style({
  backgroundColor: ground,
  backgroundImage: `linear-gradient(90deg, ${ground} 25%, ${sheen} 45%, ${ground} 65%)`,
  backgroundSize: '200% 100%',
  animation: `${appearing}, ${sweep} ${vars.duration.shimmer} linear infinite`,
  '@media': {
    [media.reducedMotion]: { backgroundImage: 'none', animation: appearing },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const skeleton = recipe({
  base: [motion, { display: 'block', inlineSize: '100%', blockSize: '1em' }],
  variants: {
    radius: {
      text: { borderRadius: radius.role.menuItem },
      control: { borderRadius: radius.role.control },
      thumbnail: { borderRadius: radius.role.thumbnail },
      panel: { borderRadius: radius.role.panel },
      round: { borderRadius: radius.full },
    } satisfies Record<(typeof SKELETON_RADII)[number], object>,
  },
  defaultVariants: { radius: 'text' },
});

export type SkeletonVariants = NonNullable<RecipeVariants<typeof skeleton>>;
