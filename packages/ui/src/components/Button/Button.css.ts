import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, easing, media, radius, rem } from '../../theme/tokens.ts';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'tonal', 'ghost', 'danger'] as const;
export const BUTTON_SIZES = ['sm', 'md', 'lg'] as const;
type Variant = (typeof BUTTON_VARIANTS)[number];
type Size = (typeof BUTTON_SIZES)[number];

const { color, shadow, distance, duration } = vars;

/** Narrow windows and touch screens get targets of at least 44 px (design guide, Layout). */
export const largeTarget = `${media.belowMd}, ${media.touch}`;

const size = (name: Size, touch: string, gap: string, corner: string) => ({
  gap,
  borderRadius: corner,
  minBlockSize: rem(control.height[name]),
  '@media': { [largeTarget]: { minBlockSize: rem(touch) } },
});

/** Shape and colours of everything that looks like a button. `Button` and `LinkButton` add a label. */
export const surface = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Keeps its width in a row until the row is too narrow, then wraps its label.
    flexShrink: 0,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    background: 'transparent',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: duration.fast,
    transitionTimingFunction: easing.standard,
    selectors: {
      ...focusVisible,
      '&[data-pressed]': {
        transform: `translateY(${distance.press})`,
        transitionDuration: duration.instant,
      },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-disabled]': {
        background: color.surfaceDisabled,
        color: color.textDisabled,
        borderColor: 'transparent',
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.accent,
        color: color.textOnAccent,
        selectors: {
          '&[data-hovered]': { background: color.accentHover },
          '&[data-pressed]': { background: color.accentPressed },
        },
      },
      secondary: {
        background: color.surfaceRaised,
        borderColor: color.border,
        color: color.text,
        boxShadow: shadow.sm,
        selectors: {
          '&[data-hovered]': { background: color.surfaceHover, borderColor: color.borderStrong },
          '&[data-pressed]': { background: color.surfacePressed, borderColor: color.borderStrong },
        },
      },
      tonal: {
        background: color.accentSubtle,
        color: color.textAccent,
        selectors: {
          '&[data-hovered]': { background: color.accentSubtleHover },
          '&[data-pressed]': {
            background: color.accentSubtleHover,
            borderColor: color.accentBorder,
          },
        },
      },
      ghost: {
        color: color.textMuted,
        selectors: {
          '&[data-hovered]': { background: color.surfaceHover, color: color.text },
          '&[data-pressed]': { background: color.surfacePressed, color: color.text },
          '&[data-disabled]': { background: 'transparent' },
        },
      },
      danger: {
        background: color.dangerSolid,
        color: color.textOnDanger,
        selectors: {
          '&[data-hovered]': { background: color.dangerSolidHover },
          '&[data-pressed]': { background: color.dangerSolidHover },
        },
      },
    } satisfies Record<Variant, object>,
    size: {
      sm: {
        ...size('sm', '36px', control.gap.sm, radius.role.menuItem),
        // Small buttons keep a touch target of 44 px.
        '::after': { content: '', position: 'absolute' as const, insetInline: 0, insetBlock: 0 },
        '@media': {
          [largeTarget]: { minBlockSize: rem(36), '::after': { insetBlock: rem(-5) } },
        },
      },
      md: size('md', control.touchTarget, control.gap.md, radius.role.control),
      lg: size('lg', control.height.lg, control.gap.lg, radius.lg),
    } satisfies Record<Size, object>,
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});

const words = (name: Size, variant: 'button' | 'buttonLg') =>
  style({
    ...textStyle(variant),
    paddingInline: control.paddingX[name],
    paddingBlock: 4,
    // Long words break.
    overflowWrap: 'anywhere',
  });

/**
 * Space in px around the spinner of a pending button without an icon: on both sides of the button, between
 * spinner and label, and the spinner's own width.
 */
const spinnerRoom: Record<Size, { padding: number; gap: number; spinner: number }> = {
  sm: { padding: 8, gap: 4, spinner: 14 },
  md: { padding: 10, gap: 6, spinner: 16 },
  lg: { padding: 14, gap: 8, spinner: 16 },
};

export const label = recipe({
  variants: {
    size: {
      sm: words('sm', 'button'),
      md: words('md', 'button'),
      lg: words('lg', 'buttonLg'),
    } satisfies Record<Size, string>,
    fullWidth: { true: { inlineSize: '100%' } },
    /**
     * Extra padding reserved for a spinner in a button without an icon, so that its width does not change.
     * While the spinner shows, padding and gap are those of `spinnerRoom`.
     */
    keepsRoom: { rest: {}, spinner: {} },
  },
  compoundVariants: BUTTON_SIZES.flatMap((name) => {
    const { padding, gap, spinner } = spinnerRoom[name];
    return [
      {
        variants: { size: name, keepsRoom: 'rest' as const },
        style: { paddingInline: `calc(${padding + gap / 2}px + ${rem(spinner / 2)})` },
      },
      {
        variants: { size: name, keepsRoom: 'spinner' as const },
        style: { paddingInline: padding, gap },
      },
    ];
  }),
  defaultVariants: { size: 'md' },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof surface>> &
  Pick<NonNullable<RecipeVariants<typeof label>>, 'fullWidth'>;
