import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { radius, rem } from '../../theme/tokens.ts';

export const BANNER_TONES = ['info', 'success', 'warning', 'danger'] as const;
type Tone = (typeof BANNER_TONES)[number];

const toned = (tone: Tone) => ({
  background: vars.color[tone].bg,
  borderColor: vars.color[tone].border,
  color: vars.color[tone].fg,
});

const text = style(textStyle('small'));

export const banner = recipe({
  base: [
    text,
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 12,
      paddingBlock: 6,
      paddingInline: 16,
      borderWidth: 1,
      borderStyle: 'solid',
      borderRadius: radius.lg,
      selectors: { '&:has(button)': { paddingInlineEnd: 8 } },
    },
  ],
  variants: {
    tone: {
      info: toned('info'),
      success: toned('success'),
      warning: toned('warning'),
      danger: toned('danger'),
    } satisfies Record<Tone, object>,
  },
});

/** Text and actions share a line, and wrap if it is too short. */
export const content = style({
  ...wrappingRow,
  flex: '1 1 auto',
  minInlineSize: 0,
  columnGap: 16,
  rowGap: 8,
});

/** As high as a small button, so that the banner's height is the same with and without one. */
const line = rem(32);
const linePadding = rem((32 - 20) / 2);

/** Aligned with the first line of text. */
export const icon = style({ display: 'flex', alignItems: 'center', blockSize: line });

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, paddingBlock: linePadding });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, minInlineSize: 0 });

export type BannerVariants = Required<NonNullable<RecipeVariants<typeof banner>>>;
