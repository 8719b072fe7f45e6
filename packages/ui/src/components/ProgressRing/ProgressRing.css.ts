import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { cover } from '../../theme/mixins.ts';
import { easing, font, media, rem, size as sizes, typography } from '../../theme/tokens.ts';

export const PROGRESS_RING_SIZES = ['sm', 'md', 'lg'] as const;
export const PROGRESS_RING_TONES = ['accent', 'success', 'danger', 'warning', 'onMedia'] as const;

const ringSize = (name: (typeof PROGRESS_RING_SIZES)[number], fontPx: number) => ({
  inlineSize: rem(sizes.progressRing[name]),
  blockSize: rem(sizes.progressRing[name]),
  fontSize: rem(fontPx),
});

export const ring = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    fontWeight: font.weight.semibold,
    fontVariantNumeric: font.feature.numeric,
    lineHeight: 1,
  },
  variants: {
    size: {
      sm: ringSize('sm', 10),
      md: ringSize('md', 14),
      lg: {
        ...ringSize('lg', 28),
        fontFamily: font.family.heading,
        fontWeight: typography.stat.weight,
        letterSpacing: typography.stat.tracking,
      },
    } satisfies Record<(typeof PROGRESS_RING_SIZES)[number], object>,
    tone: {
      accent: { color: vars.color.text },
      success: { color: vars.color.text },
      danger: { color: vars.color.text },
      warning: { color: vars.color.text },
      onMedia: { color: vars.color.textOnMedia },
    } satisfies Record<(typeof PROGRESS_RING_TONES)[number], object>,
  },
  defaultVariants: { size: 'md', tone: 'accent' },
});

export const drawing = style({
  ...cover,
  // Starts at twelve o'clock.
  transform: 'rotate(-90deg)',
  fill: 'none',
});

export const track = recipe({
  base: { stroke: vars.color.track, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } },
  variants: {
    onMedia: {
      true: { stroke: `color-mix(in srgb, ${vars.color.textOnMedia} 28%, transparent)` },
    },
  },
});

/**
 * SVG strokes keep their colours in forced-colors mode, so the arc and the track use system colours there.
 */
const stroke = (color: string) => ({
  stroke: color,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const arc = recipe({
  base: {
    transition: `stroke-dashoffset ${vars.duration.progress} ${easing.standard}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: {
    tone: {
      accent: stroke(vars.color.accentGraphic),
      success: stroke(vars.color.success.solid),
      danger: stroke(vars.color.danger.solid),
      warning: stroke(vars.color.warning.solid),
      // The lightest ochre on cards, the colour of 'processing': legible over every dimmed scene.
      onMedia: stroke(vars.color.scene.ochre.light),
    } satisfies Record<(typeof PROGRESS_RING_TONES)[number], object>,
    size: { sm: {}, md: {}, lg: {} } satisfies Record<(typeof PROGRESS_RING_SIZES)[number], object>,
  },
  compoundVariants: [
    // The single large picture needs no status colour: white, like its percentage.
    { variants: { tone: 'onMedia', size: 'lg' }, style: stroke(vars.color.textOnMedia) },
  ],
});

export const value = style({ position: 'relative' });
export const percent = style({ fontSize: '0.55em', marginInlineStart: 1 });

export type ProgressRingVariants = NonNullable<RecipeVariants<typeof ring>>;
