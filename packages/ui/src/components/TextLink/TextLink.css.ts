import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { media, radius, typography } from '../../theme/tokens.ts';

export const TEXT_LINK_TONES = ['accent', 'inherit'] as const;

export const textLink = recipe({
  base: {
    borderRadius: radius.xs,
    cursor: 'pointer',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    transition: `color ${vars.duration.fast}`,
    selectors: {
      ...focusVisible,
      '&[data-hovered]': { textDecorationLine: 'underline' },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  variants: {
    tone: {
      accent: { color: vars.color.textAccent, fontWeight: typography.button.weight },
      inherit: { color: 'inherit' },
    } satisfies Record<(typeof TEXT_LINK_TONES)[number], object>,
    underline: { true: { textDecorationLine: 'underline' } },
    hasIcon: {
      true: { display: 'inline-flex', alignItems: 'center', gap: 6, maxInlineSize: '100%' },
    },
  },
  defaultVariants: { tone: 'accent' },
});

/** Unbreakable words next to an icon must not widen the link. */
export const words = style({ minInlineSize: 0 });

export type TextLinkVariants = Omit<NonNullable<RecipeVariants<typeof textLink>>, 'hasIcon'>;
