import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, easing, media, radius, rem } from '../../theme/tokens.ts';

export const DISCLOSURE_VARIANTS = ['panel', 'plain'] as const;
type Variant = (typeof DISCLOSURE_VARIANTS)[number];

export const disclosure = recipe({
  base: { inlineSize: '100%', textAlign: 'start' },
  variants: {
    variant: {
      panel: {
        background: vars.color.surface,
        border: `1px solid ${vars.color.border}`,
        borderRadius: radius.role.panel,
      },
      plain: {},
    } satisfies Record<Variant, object>,
  },
  defaultVariants: { variant: 'panel' },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const heading = style({ flexGrow: 1, minInlineSize: 0 });

export const trigger = recipe({
  base: [
    {
      ...textStyle('label'),
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      inlineSize: '100%',
      minBlockSize: rem(control.touchTarget),
      border: 0,
      background: 'transparent',
      textAlign: 'start',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      selectors: {
        ...focusVisible,
        '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
      },
    },
  ],
  variants: {
    variant: {
      panel: {
        minBlockSize: rem(48),
        paddingInline: 20,
        borderRadius: radius.role.panel,
        // Inset, so that it does not cover the expanded content below.
        selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
      },
      plain: { paddingInline: 0, borderRadius: radius.sm },
    } satisfies Record<Variant, object>,
  },
});

export const caret = style({
  display: 'flex',
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.base} ${easing.standard}`,
  selectors: {
    '[aria-expanded=false] > &': { transform: 'rotate(-90deg)' },
    '[dir=rtl] [aria-expanded=false] > &': { transform: 'rotate(90deg)' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const words = style({ minInlineSize: 0 });

export const trailing = style({ flex: 'none', paddingInlineEnd: 8 });

export const panel = recipe({
  variants: {
    variant: {
      panel: { selectors: { '&:not([hidden])': { paddingInline: 20, paddingBlock: '0 16px' } } },
      plain: { selectors: { '&:not([hidden])': { paddingBlockEnd: 8 } } },
    } satisfies Record<Variant, object>,
  },
});

export type DisclosureVariants = NonNullable<RecipeVariants<typeof disclosure>>;
